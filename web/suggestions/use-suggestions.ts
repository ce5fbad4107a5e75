import { useEffect, useState } from 'react';
import { isSuggestible } from '#domain/search/is-suggestible.ts';
import { preloadCatalogue } from '#web/catalogue/preload-catalogue.ts';
import { useCategories, useStorePage } from '#web/storefront/store-context.tsx';
import { type FoundSuggestions, findSuggestions } from './find-suggestions.ts';

/** The suggestions for a text; those of the text before until the next arrive. `null` for a short text. */
export function useSuggestions(text: string): FoundSuggestions | null {
  const { taxonomy } = useCategories();
  const { isAdministrator } = useStorePage();
  const [found, setFound] = useState<FoundSuggestions | null>(null);
  const isLong = isSuggestible(text);

  useEffect(() => {
    // Administrators see their changes at once, so the server answers them.
    if (!isAdministrator) preloadCatalogue(taxonomy);
  }, [isAdministrator, taxonomy]);

  useEffect(() => {
    if (!isLong) return setFound(null);
    const call = new AbortController();
    findSuggestions({ text, taxonomy }, call.signal).then((next) => {
      if (next !== null && !call.signal.aborted) setFound(next);
    });
    return () => call.abort();
  }, [text, isLong, taxonomy]);

  return isLong ? found : null;
}
