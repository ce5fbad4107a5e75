import { useMatches } from 'react-router';
import { isCatalogueAtHand } from '#web/catalogue/catalogue-at-hand.ts';
import { isOtherPath, isOtherSearch, type Move, useNavigationGuard } from '#web/ui/use-navigation-guard.ts';

/** Every page of the shop comes from the server, and so does another query of one that has data, until it is at hand. */
export function useOfflineNavigation(): void {
  const hasData = useMatches().at(-1)?.loaderData !== undefined;
  useNavigationGuard({
    needsServer: (move) => !isAtHand(move) && (isOtherPath(move) || (isOtherSearch(move) && hasData)),
  });
}

function isAtHand({ to }: Move): boolean {
  return to.pathname === '/' && isCatalogueAtHand();
}
