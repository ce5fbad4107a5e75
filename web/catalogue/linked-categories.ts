import type { CategoryCounts } from '#domain/catalogue/category-counts.ts';
import { NO_FILTERS } from '#domain/catalogue/filters.ts';
import type { CatalogueQuery } from './catalogue-query.ts';
import type { HomeData } from './home-data.ts';

export type LinkedCategories = {
  /** What the links of the categories keep. */
  readonly query: CatalogueQuery;
  /** What each of them leads to. */
  readonly counts: CategoryCounts;
};

/** The categories of a search; those of the whole shop where it finds nothing in any of them. */
export function linkedCategories(
  query: CatalogueQuery,
  { linked, counts }: Pick<HomeData, 'linked' | 'counts'>,
): LinkedCategories {
  if (linked.total > 0) return { query, counts: linked };
  return { query: { ...query, filters: NO_FILTERS }, counts };
}
