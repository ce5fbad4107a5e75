import { type ProductCard, productCardOf } from '#domain/catalogue/product-card.ts';
import type { CatalogueIndex } from '#domain/catalogue/search-index.ts';
import { orderSeed, shuffled } from '#domain/catalogue/shuffled.ts';
import { specialOffers } from '#domain/catalogue/special-offers.ts';
import type { StoredProduct } from '#server/catalogue/stored-product.ts';
import type { CategoryCounts } from '#web/context.ts';

const MOST_OFFERS = 24;

/** What pages show of the whole catalogue, worked out once for each state of it and not for each visitor. */
export type CatalogueOverview = {
  readonly products: readonly StoredProduct[];
  readonly counts: CategoryCounts;
  /** Some of the special offers, in the order of a seed. */
  offers(seed: number): readonly ProductCard[];
};

const overviews = new WeakMap<CatalogueIndex<StoredProduct>, CatalogueOverview>();

export function overviewOf(index: CatalogueIndex<StoredProduct>): CatalogueOverview {
  const known = overviews.get(index);
  if (known !== undefined) return known;
  const products = index.entries.map((entry) => entry.product);
  const allOffers = specialOffers(products);
  const offersBySeed = new Map<number, readonly ProductCard[]>();
  const overview: CatalogueOverview = {
    products,
    counts: countsOf(index),
    offers(seed) {
      const key = orderSeed(seed);
      const offers =
        offersBySeed.get(key) ?? shuffled(allOffers, key).slice(0, MOST_OFFERS).map(productCardOf);
      offersBySeed.set(key, offers);
      return offers;
    },
  };
  overviews.set(index, overview);
  return overview;
}

function countsOf({ entries }: CatalogueIndex<StoredProduct>): CategoryCounts {
  const count = (keys: readonly string[]) =>
    Object.fromEntries([...Map.groupBy(keys, (key) => key)].map(([key, { length }]) => [key, length]));
  return {
    total: entries.length,
    bySection: count(entries.map(({ section }) => section)),
    bySubsection: count(entries.map(({ subsection }) => subsection)),
    byType: count(entries.map(({ subsection, type }) => `${subsection}/${type}`)),
  };
}
