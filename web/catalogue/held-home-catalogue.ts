import { categoryCounts } from '#domain/catalogue/category-counts.ts';
import type { ProductCard } from '#domain/catalogue/product-card.ts';
import { queryCatalogue } from '#domain/catalogue/query-catalogue.ts';
import type { CatalogueIndex } from '#domain/catalogue/search-index.ts';
import { shuffled } from '#domain/catalogue/shuffled.ts';
import { specialOffers } from '#domain/catalogue/special-offers.ts';
import type { HomeCatalogue } from './home-data.ts';

/** What the home reads, from an index of all visible cards: the same answers as the server's. */
export function heldHomeCatalogue(index: CatalogueIndex<ProductCard>): HomeCatalogue {
  const counts = categoryCounts(index);
  const allOffers = specialOffers(index.entries.map(({ product }) => product));
  const offersBySeed = new Map<number, readonly ProductCard[]>();
  return {
    page: (query) => queryCatalogue(index, query),
    offers(seed) {
      const offers = offersBySeed.get(seed) ?? shuffled(allOffers, seed);
      offersBySeed.set(seed, offers);
      return offers;
    },
    counts: () => counts,
  };
}
