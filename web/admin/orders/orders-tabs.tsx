import type { ReactNode } from 'react';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import { ORDER_TAB_NAMES, ORDER_TABS, type OrderTab } from '#domain/orders/order-tabs.ts';
import { type Tab, Tabs } from '#web/ui/tabs.tsx';
import type { ListView } from '../list/use-list-query.ts';
import { usePendingCount } from '../shell/use-pending-count.tsx';
import type { OrdersQuery } from './orders-query.ts';

type OrdersTabsProps = {
  readonly query: OrdersQuery;
  readonly list: ListView<OrdersQuery>;
  readonly children: ReactNode;
};

export function OrdersTabs({ query, list, children }: OrdersTabsProps) {
  const { counts } = usePendingCount();
  // Deleted orders are in one list, whatever their status.
  if (query.showsDeleted) return children;
  return (
    <Tabs
      label="Estado de los pedidos"
      tabs={ORDER_TAB_NAMES.map((tab) => tabWithCount(tab, counts))}
      selected={query.tab}
      onSelect={(tab) => list.show({ tab })}
    >
      {children}
    </Tabs>
  );
}

function tabWithCount(tab: OrderTab, counts: Readonly<Record<OrderStatus, number>> | null): Tab<OrderTab> {
  const status = ORDER_TABS[tab];
  if (counts === null) return { key: tab, label: tab };
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return { key: tab, label: tab, count: status === null ? all : counts[status] };
}
