import type { CatalogueIndex } from '#domain/catalogue/search-index.ts';
import type { StoredProduct } from '#server/kernel/stored-product.ts';

const orders = new WeakMap<CatalogueIndex<StoredProduct>, readonly StoredProduct[]>();

/** All products of the index, newest first; sorted once for each state of the catalogue. */
export function newestProducts(index: CatalogueIndex<StoredProduct>): readonly StoredProduct[] {
  const known = orders.get(index);
  if (known !== undefined) return known;
  const newest = index.entries.map(({ product }) => product).sort(newestFirst);
  orders.set(index, newest);
  return newest;
}

/** Products added at the same time are sorted by id, so paging neither repeats nor skips one. */
function newestFirst(one: StoredProduct, other: StoredProduct): number {
  return other.createdAt - one.createdAt || (one.id < other.id ? -1 : 1);
}
