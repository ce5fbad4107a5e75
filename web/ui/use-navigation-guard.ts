import { type RefObject, useEffect } from 'react';
import { type Location, useBlocker, useLocation } from 'react-router';
import { useToast } from './use-toast.tsx';

export type Move = { readonly from: Location; readonly to: Location };

export type LeaveGuard = {
  /** Whether the person must confirm the move. */
  blocks(move: Move): boolean;
  /** Asks the person; resolves to whether the move goes on. */
  confirmLeave(): Promise<boolean>;
};

type NavigationGuardOptions = {
  readonly needsServer: (move: Move) => boolean;
  /** Another reason to hold a move, such as unsaved changes; `null` while there is none. */
  readonly leaveGuard?: RefObject<LeaveGuard | null>;
};

/**
 * Offline, a move that needs the server is stopped with a message, so that the current page stays. The router supports
 * only one blocker, so other guards work through this one.
 */
export function useNavigationGuard({ needsServer, leaveGuard }: NavigationGuardOptions): void {
  const toast = useToast();
  const here = useLocation();
  const isOutOfReach = (move: Move) => !navigator.onLine && needsServer(move);
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to }) => {
    return isOutOfReach({ from, to }) || (leaveGuard?.current?.blocks({ from, to }) ?? false);
  });
  const isBlocked = blocker.state === 'blocked';

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const guard = leaveGuard?.current;
    if (!guard || isOutOfReach({ from: here, to: blocker.location })) {
      blocker.reset();
      toast.show({ title: 'Sin conexión', text: 'Revisa tu conexión e intenta nuevamente.', tone: 'error' });
      return;
    }
    guard.confirmLeave().then((leaves) => (leaves ? blocker.proceed() : blocker.reset()));
  }, [isBlocked]);
}

export function isOtherPath({ from, to }: Move): boolean {
  return from.pathname !== to.pathname;
}

export function isOtherSearch({ from, to }: Move): boolean {
  return from.search !== to.search;
}
