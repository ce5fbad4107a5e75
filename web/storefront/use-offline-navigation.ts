import { useMatches } from 'react-router';
import { isOtherPath, isOtherSearch, useNavigationGuard } from '#web/ui/use-navigation-guard.ts';

/** Every page of the shop comes from the server, and so does another query of one that has data. */
export function useOfflineNavigation(): void {
  const hasData = useMatches().at(-1)?.loaderData !== undefined;
  useNavigationGuard({ needsServer: (move) => isOtherPath(move) || (isOtherSearch(move) && hasData) });
}
