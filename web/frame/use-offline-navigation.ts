import { useMatches } from 'react-router';
import { isCatalogueLoaded } from '#web/catalogue/preload-catalogue.ts';
import { isOtherPath, isOtherSearch, type Move, useNavigationGuard } from '#web/ui/use-navigation-guard.ts';

/** Navigations that need the server: every other page, and other queries while the catalogue is not in this tab. */
export function useOfflineNavigation(): void {
  const hasData = useMatches().at(-1)?.loaderData !== undefined;
  useNavigationGuard({
    needsServer: (move) =>
      // The worker answers with what is at hand, or says that the page is not.
      !navigator.serviceWorker?.controller &&
      !isAnsweredLocally(move) &&
      (isOtherPath(move) || (isOtherSearch(move) && hasData)),
  });
}

function isAnsweredLocally({ to }: Move): boolean {
  return to.pathname === '/' && isCatalogueLoaded();
}
