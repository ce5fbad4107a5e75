import type { ListedProduct } from '#domain/products/listed-product.ts';
import type { Suggestions } from '#domain/search/suggestions.ts';
import type { WireSuggestions } from '#schemas/suggestions-answer.ts';
import { suggestionsFromWire } from '#schemas/wire/suggestions.ts';
import { callApi } from '#web/api/api-client.ts';
import type { TypedSearch } from '#web/catalogue/browser-catalogue.ts';
import { localSuggestions } from '#web/catalogue/preload-catalogue.ts';

/** While one types, the server is asked only for what stands still so long. */
const PAUSE_MS = 120;

export type FoundSuggestions = Suggestions<ListedProduct>;

/**
 * What a half-typed search may mean: from the catalogue in this tab, else from the server. `null` without an answer, and
 * once the call is given up.
 */
export async function findSuggestions(
  search: TypedSearch,
  signal: AbortSignal,
): Promise<FoundSuggestions | null> {
  const local = await localSuggestions(search);
  if (local !== null || signal.aborted) return local;
  await new Promise((resume) => setTimeout(resume, PAUSE_MS));
  return signal.aborted ? null : fetchSuggestions(search.text, signal);
}

async function fetchSuggestions(text: string, signal: AbortSignal): Promise<FoundSuggestions | null> {
  try {
    const answer = await callApi<WireSuggestions>(`/suggestions?${new URLSearchParams({ q: text })}`, {
      signal,
    });
    return answer.ok ? suggestionsFromWire(answer.data) : null;
  } catch {
    return null;
  }
}
