import { orderBalance } from '#domain/orders/order-balance.ts';
import type { PaymentRequest } from '#schemas/order-entry.ts';
import type { WirePaymentReceipt } from '#schemas/payment-answers.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { claimIdempotencyKey } from '#server/kernel/idempotency.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { briefOrder } from '#server/orders/brief-order.ts';
import { lockOrder } from '#server/orders/lock-order.ts';
import { balanceToWire } from './list-payments.ts';
import { writePayment } from './write-payment.ts';

type ReceivedPayment = {
  readonly orderId: string;
  readonly payment: PaymentRequest;
  readonly idempotencyKey: string | null;
};

/**
 * Writes down a payment (QUOTE-008). More than the balance is taken too: the customer has it in favour. A repeated key
 * gives the first payment with the present balance.
 * @throws Refusal 'order-not-found' · 'key-reused' · 'invalid-request' for a day to come, one long before the order, or too large a sum
 */
export function receivePayment(
  ctx: Context,
  { orderId, payment, idempotencyKey }: ReceivedPayment,
): Promise<WirePaymentReceipt> {
  assertMay(ctx, 'orders');
  return inTransaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx, orderId);
    const id = ctx.newId();
    const claim = { key: idempotencyKey ?? '', request: { orderId, payment }, madeId: id };
    const earlierId = idempotencyKey === null ? null : await claimIdempotencyKey(ctx, claim);
    if (earlierId === null) await writePayment(ctx, { id, order, payment });
    const { paid, balance } = balanceToWire(orderBalance(await briefOrder(ctx, orderId)));
    return { id: earlierId ?? id, paid, balance };
  });
}
