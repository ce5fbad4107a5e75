import { listedProductOf } from '#domain/catalogue/listed-product.ts';
import type { CatalogueIndex } from '#domain/catalogue/search-index.ts';
import { compactCatalogueToWire } from '#schemas/wire/compact-catalogue.ts';
import type { Encoding } from '#server/http/accepted-encoding.ts';
import { compressed } from '#server/http/compressed.ts';
import { contentTag } from '#server/http/etag.ts';
import type { StoredProduct } from './stored-product.ts';

/** The compact catalogue as it goes out: made once for each state of what visitors see. */
export type CompactCatalogue = Readonly<Record<Encoding, Buffer>> & {
  /** Goes by the content, so that a restored backup or another process never passes for what it is not. */
  readonly etag: string;
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
  const cards = entries.map(({ product }) => listedProductOf(product));
  const identity = Buffer.from(JSON.stringify(compactCatalogueToWire(cards)));
  const serves = 'until the catalogue changes';
  const [br, gzip] = await Promise.all([
    compressed(identity, { encoding: 'br', serves }),
    compressed(identity, { encoding: 'gzip', serves }),
  ]);
  return { etag: contentTag(identity), identity, br, gzip };
}
