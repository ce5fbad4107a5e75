import type { Filters } from './filters.ts';

/** What feeds the offers and flash carousels (CAROUSEL-003). */
export function specialOffers<T extends { readonly isOffer: boolean; readonly isHidden: boolean }>(
  products: readonly T[],
): T[] {
  return products.filter((product) => product.isOffer && !product.isHidden);
}

/** Whether 'OFERTAS ESPECIALES' has its place on the page: no category, no search, page 1 (CAROUSEL-002). */
export function hasOffersPlace({ filters, page }: { filters: Filters; page: number }): boolean {
  return filters.type === 'all' && filters.subsection === 'all' && filters.text.trim() === '' && page === 1;
}
