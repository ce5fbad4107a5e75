import { hasFilters } from '#domain/catalogue/filters.ts';
import type { CatalogueQuery } from './catalogue-query.ts';

/** Whether the home is the shop's front, with banners and 'OFERTAS ESPECIALES': nothing chosen, page 1 (CAROUSEL-002). */
export function isFrontPage({
  filters,
  page,
  order,
}: Pick<CatalogueQuery, 'filters' | 'page' | 'order'>): boolean {
  return !hasFilters(filters) && page === 1 && order === undefined;
}
