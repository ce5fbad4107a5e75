import { useEffect, useRef, useState } from 'react';
import { usePendingCount } from './use-pending-count.tsx';

/** How many orders arrived while the tab was hidden. */
export function useUnseenOrders(): number {
  const { counts } = usePendingCount();
  const pending = counts?.pendiente ?? null;
  const latest = useRef(pending);
  const [pendingWhenLeft, setPendingWhenLeft] = useState<number | null>(null);
  useEffect(() => {
    latest.current = pending;
  }, [pending]);
  useEffect(() => {
    const look = () => setPendingWhenLeft(document.hidden ? latest.current : null);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return pending === null || pendingWhenLeft === null ? 0 : Math.max(0, pending - pendingWhenLeft);
}
