import { z } from 'zod';
import { ROLES } from '#domain/accounts/roles.ts';
import { ORDER_STATUSES } from '#domain/orders/order-status.ts';
import { count } from './answer-parts.ts';

/** The counts for the dashboard: the answer of `GET /news`, and the events of `GET /events`. */
export const newsAnswer = z.strictObject({
  /** The reader's present one. */
  role: z.enum(ROLES),
  /** `revision` grows with every change of an order or a message. */
  orders: z.strictObject({ revision: count, byStatus: z.record(z.enum(ORDER_STATUSES), count) }),
  messages: z.strictObject({ revision: count, unread: count }),
  /** Requests to take a purchase back that nobody answered yet. */
  withdrawals: z.strictObject({ revision: count, pending: count }),
  /** The number of mails with a failed attempt. */
  notices: z.strictObject({ failing: count }),
  /** What customers say that they transferred, and nobody looked at; left out at 0. */
  receipts: z.strictObject({ waiting: count }).optional(),
});

export type WireDeskNews = z.output<typeof newsAnswer>;
