import type { Facets } from '#domain/catalogue/facets.ts';
import type { Filters } from '#domain/catalogue/filters.ts';
import { foundFacets } from '#domain/search/found-products.ts';
import type { Context } from '#server/kernel/context.ts';

/** What the visible products of a search can be narrowed by, for browsers without the catalogue (FIND-005). */
export function findFacets(ctx: Context, filters: Filters): Facets {
  return foundFacets(ctx.catalogue.storefront().visible, { filters, synonyms: ctx.store.synonyms });
}
