import type { Searchable } from './catalogue-entry.ts';
import { type CatalogueIndex, withoutProduct, withProduct } from './search-index.ts';

type Hideable = { readonly isHidden: boolean };

/** What visitors may see, anywhere: products that are not hidden (FILTER-013, FILTER-014). */
export function visibleProducts<T extends Hideable>(products: readonly T[]): T[] {
  return products.filter((product) => !product.isHidden);
}

/** The visitors' index after a product was written: a hidden one leaves it. */
export function withVisibleProduct<T extends Searchable & Hideable>(
  index: CatalogueIndex<T>,
  product: T,
): CatalogueIndex<T> {
  return product.isHidden ? withoutProduct(index, product.id) : withProduct(index, product);
}
