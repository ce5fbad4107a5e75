import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import { DeskNewsProvider, useDeskNews } from '../live/use-desk-news.tsx';
import { fetchOrderCounts } from './fetch-order-counts.ts';

export type PendingCount = {
  /** Orders by status; `null` until they are known. */
  readonly counts: Readonly<Record<OrderStatus, number>> | null;
  refresh(): Promise<void>;
};

const PendingCountContext = createContext<PendingCount | null>(null);

/**
 * Counts once on entering the dashboard. Pedidos counts again when it is opened and after each change (DASH-013).
 * Between these the server reports every change.
 */
export function PendingCountProvider({ children }: { children: ReactNode }) {
  return (
    <DeskNewsProvider>
      <Counts>{children}</Counts>
    </DeskNewsProvider>
  );
}

function Counts({ children }: { children: ReactNode }) {
  const news = useDeskNews();
  const [counts, setCounts] = useState<PendingCount['counts']>(null);
  const refresh = useCallback(async () => {
    const latest = await fetchOrderCounts();
    if (latest !== null) setCounts(latest);
  }, []);
  useEffect(() => {
    refresh();
  }, [refresh]);
  useEffect(() => {
    if (news !== null) setCounts(news.orders.byStatus);
  }, [news]);
  const value = useMemo(() => ({ counts, refresh }), [counts, refresh]);
  return <PendingCountContext value={value}>{children}</PendingCountContext>;
}

/** @throws outside a `PendingCountProvider` */
export function usePendingCount(): PendingCount {
  const count = use(PendingCountContext);
  if (count === null) throw new Error('usePendingCount needs a PendingCountProvider around it');
  return count;
}
