import type { Filters } from '#domain/catalogue/filters.ts';

/** Whether 'OFERTAS ESPECIALES' belongs on the page: no category, no search, page 1 (CAROUSEL-002). */
export function hasOffersPlace({ filters, page }: { filters: Filters; page: number }): boolean {
  return filters.type === 'all' && filters.subsection === 'all' && filters.text.trim() === '' && page === 1;
}
