import { NO_FILTERS } from '#domain/catalogue/filters.ts';
import type { CatalogueIndex } from '#domain/catalogue/search-index.ts';
import type { Described } from '#domain/entries/product-traits.ts';
import { alsoUseful } from '#domain/search/also-useful.ts';
import { foundProducts } from '#domain/search/found-products.ts';

type Search = {
  readonly text: string;
  readonly seed: number;
  readonly most: number;
  readonly synonyms: readonly (readonly string[])[];
};

/** The first products that the page of a search shows, in its order. */
export function firstFound<T extends Described>(
  index: CatalogueIndex<T>,
  { text, seed, most, synonyms }: Search,
): readonly T[] {
  const query = { filters: { ...NO_FILTERS, text }, seed, synonyms };
  const results = foundProducts(index, { ...query, page: 1, size: most }).products;
  const beside = alsoUseful(index, query);
  const others = beside?.products ?? [];
  return (beside?.isFirst ? [...others, ...results] : [...results, ...others]).slice(0, most);
}
