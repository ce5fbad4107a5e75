import type { ListedProduct } from '#domain/catalogue/listed-product.ts';
import { queryCatalogue } from '#domain/catalogue/query-catalogue.ts';
import type { CatalogueIndex } from '#domain/catalogue/search-index.ts';
import { offersInOrder, storefrontOf } from '#domain/catalogue/storefront.ts';
import { beyondResults } from '#domain/search/beyond-results.ts';
import type { HomeCatalogue } from './home-data.ts';

/** The home's catalogue in the browser, from an index of all visible cards. It gives the same answers as the server. */
export function preloadedCatalogue(index: CatalogueIndex<ListedProduct>): HomeCatalogue {
  const storefront = storefrontOf(index);
  return {
    page: (query) => queryCatalogue(storefront.visible, query),
    beyond: (search) => beyondResults(storefront.visible, search),
    offers: (draw) => offersInOrder(storefront, draw),
    counts: storefront.counts,
  };
}
