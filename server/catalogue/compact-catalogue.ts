import type { ListIntros } from '#domain/addresses/list-intro.ts';
import type { CatalogueIndex } from '#domain/catalogue/search-index.ts';
import { listedProductOf } from '#domain/products/listed-product.ts';
import { asShown, type ShownStock } from '#domain/stock/shown-stock.ts';
import { compactCatalogueToWire } from '#schemas/wire/compact-catalogue.ts';
import type { KeptEncoding } from '#server/http/accepted-encoding.ts';
import { compressed } from '#server/http/compressed.ts';
import { contentTag } from '#server/http/etag.ts';
import type { StoredProduct } from '#server/kernel/stored-product.ts';

/** The compact catalogue as sent, created once for each state of the visible products. */
export type CompactCatalogue = Readonly<Record<KeptEncoding, Buffer>> & {
  /** A hash of the content: a version number could repeat after a restored backup. */
  readonly etag: string;
};

type Told = { readonly intros: ListIntros; readonly stock: ShownStock };
type Made = { readonly told: string; readonly compact: Promise<CompactCatalogue> };

const made = new WeakMap<CatalogueIndex<StoredProduct>, Made>();

/**
 * @param visible the visible products
 * @param told what the shop's settings say beside them: its lists' own pages, and what is shown of the shelf
 */
export function compactCatalogueOf(
  visible: CatalogueIndex<StoredProduct>,
  told: Told,
): Promise<CompactCatalogue> {
  const key = JSON.stringify(told);
  const known = made.get(visible);
  if (known?.told === key) return known.compact;
  const compact = compactCatalogue(visible, told);
  made.set(visible, { told: key, compact });
  return compact;
}

async function compactCatalogue(
  { entries }: CatalogueIndex<StoredProduct>,
  { intros, stock }: Told,
): Promise<CompactCatalogue> {
  const cards = entries.map(({ product }) => ({
    ...listedProductOf(asShown(product, stock)),
    createdAt: product.createdAt,
  }));
  const identity = Buffer.from(JSON.stringify(compactCatalogueToWire(cards, intros)));
  const serves = 'until the catalogue changes';
  const [br, gzip] = await Promise.all([
    compressed(identity, { encoding: 'br', serves }),
    compressed(identity, { encoding: 'gzip', serves }),
  ]);
  return { etag: contentTag(identity), identity, br, gzip };
}
