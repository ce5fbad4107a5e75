import { spelledCategory } from '../catalogue/spelled-category.ts';
import type { Taxonomy } from '../catalogue/taxonomy.ts';

type CategoryView = {
  /** The values of `Filters`. */
  readonly type: string;
  readonly subsection: string;
  readonly onlyOffers?: boolean;
  /** From 1, with the largest page size. */
  readonly page?: number;
};

/**
 * The canonical address of a category's page: names as the taxonomy spells them, and no parameters that change only
 * the order (FILTER-014, SEO-G03).
 */
export function categoryPath(
  { onlyOffers = false, page = 1, ...category }: CategoryView,
  taxonomy: Taxonomy,
): string {
  const { type, subsection } = spelledCategory(category, taxonomy);
  const params = [
    ['type', type === 'all' ? null : type],
    ['subsection', subsection === 'all' ? null : subsection],
    ['offers', onlyOffers ? '1' : null],
    ['page', page === 1 ? null : String(page)],
  ].flatMap(([name, value]) =>
    value == null ? [] : [`${name}=${encodeURIComponent(value.toWellFormed()).replaceAll('%20', '+')}`],
  );
  return params.length === 0 ? '/' : `/?${params.join('&')}`;
}
