import { useLocation, useNavigationType } from 'react-router';
import { isSearch } from '#web/storefront/search-mark.ts';
import { isFrontPage } from './front-page.ts';
import type { CatalogueView } from './sized-view.ts';

/**
 * Whether the home shows its front. An emptied search doesn't: the banners would push its box away from under the
 * shopper, who is about to type other words. They return with the next page.
 */
export function useIsFrontPage({ query, page: { page } }: CatalogueView): boolean {
  const isEmptiedSearch = isSearch(useLocation().state);
  // The server doesn't know the state that a reload finds again.
  const isLoaded = useNavigationType() === 'POP';
  return isFrontPage({ ...query, page }) && (isLoaded || !isEmptiedSearch);
}
