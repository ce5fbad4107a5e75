import type { Order } from './order.ts';
import type { OrderStatus } from './order-status.ts';
import { ORDER_STATUS_LABELS } from './order-status-labels.ts';

/** The tabs of the orders screen with their status; `null` lists all orders (ORDADM-002, ORDADM-010). */
export const ORDER_TABS = {
  Todos: null,
  Listos: 'Listo',
  'En proceso': 'En Progreso',
  Pendientes: 'pendiente',
} as const satisfies Record<string, OrderStatus | null>;

export type OrderTab = keyof typeof ORDER_TABS;

/** The tabs in their order. */
export const ORDER_TAB_NAMES: readonly OrderTab[] = Object.keys(ORDER_TABS).filter(
  (name): name is OrderTab => name in ORDER_TABS,
);

/** The tab that lists the orders of a status alone. */
export function tabOfStatus(status: OrderStatus): OrderTab {
  return ORDER_TAB_NAMES.find((tab) => ORDER_TABS[tab] === status) ?? 'Todos';
}

/** The actions of the dropdown with the status that they set; `null` deletes (ORDADM-005, ORDADM-008). */
export const ORDER_ACTIONS = {
  [ORDER_STATUS_LABELS['En Progreso']]: 'En Progreso',
  [ORDER_STATUS_LABELS.Listo]: 'Listo',
  Eliminar: null,
} as const satisfies Record<string, OrderStatus | null>;

/** What the menu offers below them: the way back to the status of a new order. */
export const FURTHER_ORDER_ACTIONS = {
  [ORDER_STATUS_LABELS.pendiente]: 'pendiente',
} as const satisfies Record<string, OrderStatus>;

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
