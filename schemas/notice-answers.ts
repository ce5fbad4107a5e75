import { z } from 'zod';
import { count, id, instant } from './answer-parts.ts';

/** An unsent mail to the shop or a shopper, in `GET /notices`. */
export const noticeAnswer = z.strictObject({
  _id: count,
  kind: z.enum([
    'order-placed',
    'message-received',
    'quote-sent',
    'quote-seen',
    'quote-accepted',
    'quote-question',
    'quote-expired',
    'withdrawal-received',
    'withdrawal-answered',
    'copies-failed',
    'receipt-answered',
  ]),
  recipient: z.enum(['shop', 'shopper']),
  subjectId: id.describe(
    'El pedido, el mensaje, el presupuesto, su consulta, el arrepentimiento o el comprobante; nada en copies-failed',
  ),
  /** Of the order that it is about, if there is one. */
  orderId: id.optional(),
  orderNumber: count.optional(),
  createdAt: instant,
  failed: z.boolean().describe('Si ya no se vuelve a intentar'),
  /** It ends with the mail server's own words. */
  lastError: z.string().optional().describe('Por qué no se envió'),
});

export const retriedAnswer = z.strictObject({ retried: count });

export type WireNotice = z.output<typeof noticeAnswer>;
