import type { Facets } from '#domain/catalogue/facets.ts';
import type { WireFacets } from '#schemas/facets-answer.ts';
import { callApi } from '#web/api/api-client.ts';
import { catalogueParams } from './catalogue-query.ts';
import { localFacets } from './preload-catalogue.ts';
import type { CatalogueView } from './sized-view.ts';

/**
 * What the results can be narrowed by: from the catalogue in this tab, else from the server, which alone knows how it read a
 * text that finds nothing as written. `null` without an answer.
 */
export async function fetchFacets(
  { query, page }: CatalogueView,
  signal: AbortSignal,
): Promise<Facets | null> {
  const local = localFacets(query.filters);
  if (local !== null && page.reading === null) return local;
  try {
    const answer = await callApi<WireFacets>(`/facets?${new URLSearchParams(catalogueParams(query))}`, {
      signal,
    });
    return answer.ok ? answer.data : local;
  } catch {
    return local;
  }
}
