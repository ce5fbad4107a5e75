import type { PlacedList } from '#domain/addresses/landing.ts';
import type { CatalogueQuery } from './catalogue-query.ts';

/** The query of a list at an address of its own: the address stands for some of the filters. */
export function placedQuery(query: CatalogueQuery, { path, filters }: PlacedList): CatalogueQuery {
  const stands = 'brands' in filters ? ['brand'] : ['type', 'subsection'];
  return { ...query, filters: { ...query.filters, ...filters }, place: { path, stands } };
}
