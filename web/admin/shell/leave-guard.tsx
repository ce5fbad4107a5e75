import { createContext, type ReactNode, type RefObject, use, useEffect, useRef } from 'react';
import { isOtherPath, type LeaveGuard, useNavigationGuard } from '#web/ui/use-navigation-guard.ts';

const LeaveGuardContext = createContext<RefObject<LeaveGuard | null> | null>(null);

/**
 * Blocks navigation to another section without a connection, and away from unsaved changes. Inside a section, dialogs
 * and steps work without the server, and a list reports a failure in its own place.
 */
export function LeaveGuardProvider({ children }: { children: ReactNode }) {
  const leaveGuard = useRef<LeaveGuard | null>(null);
  useNavigationGuard({ needsServer: isOtherPath, leaveGuard });
  return <LeaveGuardContext value={leaveGuard}>{children}</LeaveGuardContext>;
}

/**
 * Registers a guard while the component is mounted.
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
