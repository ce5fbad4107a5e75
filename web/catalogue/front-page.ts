import { type Filters, hasFilters } from '#domain/catalogue/filters.ts';

/** Whether the home is the shop's front, with banners and 'OFERTAS ESPECIALES': nothing chosen, page 1 (CAROUSEL-002). */
export function isFrontPage({ filters, page }: { filters: Filters; page: number }): boolean {
  return !hasFilters(filters) && page === 1;
}
