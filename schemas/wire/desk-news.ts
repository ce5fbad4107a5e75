import type { Role } from '#domain/accounts/roles.ts';
import type { OrderStatus } from '#domain/orders/order-status.ts';

/** The counts for the dashboard, and the reader's present role: the answer of `GET /news` and the events of `GET /events`. */
export type WireDeskNews = {
  role: Role;
  /** `revision` grows with every change of an order or a message. */
  orders: { revision: number; byStatus: Record<OrderStatus, number> };
  messages: { revision: number; unread: number };
  /** Requests to take a purchase back that nobody answered yet. */
  withdrawals: { revision: number; pending: number };
  /** The number of mails with a failed attempt. */
  notices: { failing: number };
};
