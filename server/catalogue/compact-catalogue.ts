import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { productCardOf } from '#domain/catalogue/product-card.ts';
import type { CatalogueIndex } from '#domain/catalogue/search-index.ts';
import { compactCatalogueToWire } from '#schemas/wire/compact-catalogue.ts';
import type { StoredProduct } from './stored-product.ts';

/** The compact catalogue as it goes out: made once for each state of what visitors see. */
export type CompactCatalogue = {
  /** Goes by the content, so that a restored backup or another process never passes for what it is not. */
  readonly etag: string;
  readonly identity: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
};

const made = new WeakMap<CatalogueIndex<StoredProduct>, Promise<CompactCatalogue>>();

/** @param visible what visitors see */
export function compactCatalogueOf(visible: CatalogueIndex<StoredProduct>): Promise<CompactCatalogue> {
  const known = made.get(visible);
  if (known !== undefined) return known;
  const making = compactCatalogue(visible);
  made.set(visible, making);
  return making;
}

async function compactCatalogue({ entries }: CatalogueIndex<StoredProduct>): Promise<CompactCatalogue> {
  // Processes that share a database hold its products in different orders.
  const cards = entries.map(({ product }) => productCardOf(product)).sort(byId);
  const identity = Buffer.from(JSON.stringify(compactCatalogueToWire(cards)));
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(identity, { params: brotliParams(identity) }),
    promisify(gzip)(identity),
  ]);
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 20);
  return { etag: `W/"${hash}"`, identity, br, gzip: gzipped };
}

function byId(one: { id: string }, other: { id: string }): number {
  return one.id < other.id ? -1 : 1;
}

/** The best quality takes ten times as long and saves an eighth: too much after every change of a price. */
function brotliParams({ length }: Buffer) {
  return {
    [constants.BROTLI_PARAM_QUALITY]: 9,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  };
}
