import { type AddressBook, landingOf, listAt } from '#domain/addresses/landing.ts';
import type { CatalogueIndex } from '#domain/catalogue/search-index.ts';
import { offersInOrder, storefrontOf } from '#domain/catalogue/storefront.ts';
import type { ListedProduct } from '#domain/products/listed-product.ts';
import { alsoUseful } from '#domain/search/also-useful.ts';
import { foundCounts, foundFacets, foundProducts } from '#domain/search/found-products.ts';
import { once } from '#domain/text/once.ts';
import type { CatalogueReader } from '#web/context.ts';
import type { HomeCatalogue } from './home-data.ts';

export type BrowsedCatalogue = HomeCatalogue & Pick<CatalogueReader, 'facets'>;

/** The home's catalogue in the browser, from an index of all visible cards. It gives the same answers as the server. */
export function preloadedCatalogue(
  index: CatalogueIndex<ListedProduct>,
  { taxonomy, intros }: Pick<AddressBook, 'taxonomy' | 'intros'>,
): BrowsedCatalogue {
  const storefront = storefrontOf(index);
  const book = once(() => ({
    taxonomy,
    shown: taxonomy,
    brands: storefront.brands(),
    counts: storefront.counts(),
    intros,
  }));
  return {
    page: (query) => foundProducts(storefront.visible, query),
    beside: (search) => alsoUseful(storefront.visible, search),
    facets: (search) => foundFacets(storefront.visible, search),
    offers: (draw) => offersInOrder(storefront, draw),
    counts: storefront.counts,
    foundCounts: (search) => foundCounts(storefront.visible, search),
    landing: (filters) => landingOf(filters, book()),
    listAt: (address) => listAt(address, book()),
  };
}
