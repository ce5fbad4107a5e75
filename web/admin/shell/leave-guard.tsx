import { createContext, type ReactNode, type RefObject, use, useEffect, useRef } from 'react';
import { isOtherPath, type LeaveGuard, useNavigationGuard } from '#web/ui/use-navigation-guard.ts';

const LeaveGuardContext = createContext<RefObject<LeaveGuard | null> | null>(null);

/**
 * Holds what would lead away: to another section while there is no connection, and from what is not saved. Within a
 * section dialogs close and steps turn without the server, and a list that needs it says so in its own place.
 */
export function LeaveGuardProvider({ children }: { children: ReactNode }) {
  const leaveGuard = useRef<LeaveGuard | null>(null);
  useNavigationGuard({ needsServer: isOtherPath, leaveGuard });
  return <LeaveGuardContext value={leaveGuard}>{children}</LeaveGuardContext>;
}

/**
 * Asks with this one for as long as the component stands.
 * @throws outside a `LeaveGuardProvider`
 */
export function useLeaveGuard(guard: LeaveGuard): void {
  const current = use(LeaveGuardContext);
  if (current === null) throw new Error('useLeaveGuard needs a LeaveGuardProvider around it');
  useEffect(() => {
    current.current = guard;
    return () => {
      current.current = null;
    };
  });
}
