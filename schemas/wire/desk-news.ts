import type { OrderStatus } from '#domain/orders/order-status.ts';

/** How things stand at the counter, as `GET /news` answers it and `GET /events` keeps telling it. */
export type WireDeskNews = {
  /** `revision` grows with every change of an order or a message. */
  orders: { revision: number; byStatus: Record<OrderStatus, number> };
  messages: { revision: number; unread: number };
  /** Mails that could not be sent so far. */
  notices: { failing: number };
};
