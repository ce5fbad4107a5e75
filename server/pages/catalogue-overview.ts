import { type CategoryCounts, categoryCounts } from '#domain/catalogue/category-counts.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { relatedProducts } from '#domain/catalogue/related-products.ts';
import type { CatalogueIndex } from '#domain/catalogue/search-index.ts';
import { orderSeed, shuffled } from '#domain/catalogue/shuffled.ts';
import { specialOffers } from '#domain/catalogue/special-offers.ts';
import type { StoredProduct } from '#server/catalogue/stored-product.ts';

const MOST_OFFERS = 24;
const MOST_RELATED = 12;

/** What pages show of the whole catalogue, worked out once for each state of it and not for each visitor. */
export type CatalogueOverview = {
  readonly counts: CategoryCounts;
  /** Some of the special offers, in the order of a seed. */
  offers(seed: number): readonly StoredProduct[];
  /** The nearest products to one, which need not be among the visible ones (CAROUSEL-004). */
  related(product: Product): readonly StoredProduct[];
};

const overviews = new WeakMap<CatalogueIndex<StoredProduct>, CatalogueOverview>();

export function overviewOf(index: CatalogueIndex<StoredProduct>): CatalogueOverview {
  const known = overviews.get(index);
  if (known !== undefined) return known;
  const products = index.entries.map((entry) => entry.product);
  const allOffers = specialOffers(products);
  // Every product of a category has the same ones near it, itself among them.
  const nearest = remembering(
    ({ section, subsection, type }: Product) => JSON.stringify([section, subsection, type]),
    (product) => relatedProducts({ ...product, id: '' }, products, MOST_RELATED + 1),
  );
  const overview: CatalogueOverview = {
    counts: categoryCounts(index),
    offers: remembering(orderSeed, (seed) => shuffled(allOffers, seed).slice(0, MOST_OFFERS)),
    related: (product) =>
      nearest(product)
        .filter(({ id }) => id !== product.id)
        .slice(0, MOST_RELATED),
  };
  overviews.set(index, overview);
  return overview;
}

/** A function that works an answer out once for all inputs with the same key. */
function remembering<Input, Answer>(
  keyOf: (input: Input) => string | number,
  workOut: (input: Input) => Answer,
): (input: Input) => Answer {
  const answers = new Map<string | number, Answer>();
  return (input) => {
    const key = keyOf(input);
    const answer = answers.get(key) ?? workOut(input);
    answers.set(key, answer);
    return answer;
  };
}
