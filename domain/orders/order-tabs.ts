import type { Order } from './order.ts';
import type { OrderStatus } from './order-status.ts';

/** The tabs of the orders screen with their status; `null` lists all orders (ORDADM-002, ORDADM-010). */
export const ORDER_TABS = {
  Todos: null,
  Listos: 'Listo',
  'En proceso': 'En Progreso',
  Pendientes: 'pendiente',
} as const satisfies Record<string, OrderStatus | null>;

export type OrderTab = keyof typeof ORDER_TABS;

/** The actions of the dropdown with the status that they set; `null` deletes (ORDADM-005, ORDADM-008). */
export const ORDER_ACTIONS = {
  'En progreso': 'En Progreso',
  Listo: 'Listo',
  Eliminar: null,
} as const satisfies Record<string, OrderStatus | null>;

/** The orders of a tab, newest first. No tab lists deleted orders (ORDADM-006, ORDADM-011). */
export function ordersOnTab<T extends Pick<Order, 'status' | 'isDeleted' | 'createdAt' | 'number'>>(
  orders: readonly T[],
  tab: OrderTab,
): T[] {
  const status = ORDER_TABS[tab];
  return orders
    .filter((order) => !order.isDeleted && (status === null || order.status === status))
    .sort((one, other) => other.createdAt - one.createdAt || other.number - one.number);
}
