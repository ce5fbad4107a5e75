import { NO_FILTERS } from '#domain/catalogue/filters.ts';
import { queryCatalogue } from '#domain/catalogue/query-catalogue.ts';
import type { CatalogueIndex } from '#domain/catalogue/search-index.ts';
import type { Described } from '#domain/entries/product-traits.ts';
import { beyondResults } from '#domain/search/beyond-results.ts';

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
  const query = { filters: { ...NO_FILTERS, text }, seed, size: most };
  const results = queryCatalogue(index, { ...query, page: 1 }).products;
  const beyond = beyondResults(index, { ...query, synonyms });
  const others = [...(beyond?.nearest?.products ?? []), ...(beyond?.alsoUseful ?? [])];
  return (beyond?.isFirst ? [...others, ...results] : [...results, ...others]).slice(0, most);
}
