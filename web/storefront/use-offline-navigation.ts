import { useEffect } from 'react';
import { useBlocker, useMatches } from 'react-router';
import { useToast } from '#web/ui/use-toast.tsx';

/** Without a connection no other page can be had: the shopper stays where everything still stands, and is told why. */
export function useOfflineNavigation(): void {
  const toast = useToast();
  const hasData = useMatches().at(-1)?.loaderData !== undefined;
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isSamePath = currentLocation.pathname === nextLocation.pathname;
    const isNewQuery = currentLocation.search !== nextLocation.search;
    return !navigator.onLine && (!isSamePath || (isNewQuery && hasData));
  });

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    toast.show({ title: 'Sin conexión', text: 'Revisa tu conexión e intenta nuevamente.', tone: 'error' });
  }, [blocker, toast]);
}
