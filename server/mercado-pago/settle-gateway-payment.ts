import { centavos } from '#domain/money/centavos.ts';
import type { BriefOrder } from '#domain/orders/order.ts';
import { countedOf, type GatewayPayment } from '#domain/payments/gateway-payment.ts';
import { shopDay } from '#domain/time/shop-days.ts';
import { amountToWire } from '#schemas/wire/amount.ts';
import type { PaymentRow } from '#server/db/tables/order-tables.ts';
import type { Context } from '#server/kernel/context.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { addOrderEntry } from '#server/orders/add-order-entry.ts';
import { lockOrder } from '#server/orders/lock-order.ts';
import { removePayment } from '#server/payments/take-payment-back.ts';
import { writePayment } from '#server/payments/write-payment.ts';
import { takeRefundsOf } from '#server/refunds/take-refund-back.ts';

/**
 * Makes the books say what Mercado Pago says of a payment (PAY-005): it counts once by its id; what was refunded or charged
 * back no longer does. A payment of something else than was asked is told in the timeline and not counted. Safe to repeat,
 * in any order: an older answer says nothing new.
 * @returns whether the shop asked for it
 */
export function settleGatewayPayment(ctx: Context, payment: GatewayPayment): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const link = await linkOf(ctx, payment.reference);
    if (link === null) return false;
    // Money comes for a deleted order too.
    const order = await lockOrder(ctx, link.order_id, { isDeleted: 'either' });
    const known = await ctx.db
      .selectFrom('gateway_payments')
      .selectAll()
      .where('id', '=', payment.id)
      .executeTakeFirst();
    if (known !== undefined && (known.link_id !== link.id || known.changed_at > payment.changedAt))
      return true;
    const asked = centavos(link.amount);
    const { amount, isDoubtful } = countedOf(payment, asked);
    const isSame = amount === (known?.counted ?? 0);
    const paymentId = isSame ? (known?.payment_id ?? null) : amount > 0 ? ctx.newId() : null;
    const earlier = isSame
      ? null
      : await takeEarlierBack(ctx, { order, paymentId: known?.payment_id ?? null });
    if (!isSame && paymentId !== null)
      await count(ctx, { order, payment, paymentId, amount, day: earlier?.paid_on ?? shopDay(ctx.now()) });
    if (isDoubtful && known?.is_doubtful !== 1) await tellDoubt(ctx, { order, payment, asked });
    const row = {
      status: payment.status,
      counted: amount,
      is_doubtful: isDoubtful ? 1 : 0,
      payment_id: paymentId,
      changed_at: payment.changedAt,
    };
    await ctx.db
      .insertInto('gateway_payments')
      .values({ id: payment.id, link_id: link.id, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
    return true;
  });
}

async function linkOf({ db }: Context, reference: string) {
  if (reference === '') return null;
  const query = db.selectFrom('gateway_links').select(['id', 'order_id', 'amount']);
  return (await query.where('id', '=', reference).executeTakeFirst()) ?? null;
}

/** What was counted of a payment before. What the desk gave back of it beside is taken out: Mercado Pago gives it back. */
async function takeEarlierBack(
  ctx: Context,
  { order, paymentId }: { order: BriefOrder; paymentId: string | null },
): Promise<PaymentRow | null> {
  if (paymentId === null) return null;
  const earlier = await ctx.db
    .selectFrom('order_payments')
    .selectAll()
    .where('id', '=', paymentId)
    .executeTakeFirst();
  if (earlier === undefined) return null;
  const { id: orderId, number } = order;
  if (earlier.removed_at === null)
    await takeRefundsOf(ctx, { orderId, number, missing: earlier.amount - order.paidAmount });
  await removePayment(ctx, { orderId, number, paymentId });
  return earlier;
}

type Count = {
  readonly order: BriefOrder;
  readonly payment: GatewayPayment;
  readonly paymentId: string;
  readonly amount: ReturnType<typeof centavos>;
  /** '2026-11-20': the rest of a refund stays on the day of its payment. */
  readonly day: string;
};

async function count(ctx: Context, { order, payment, paymentId, amount, day }: Count): Promise<void> {
  await writePayment(ctx, {
    id: paymentId,
    order,
    payment: {
      amount: amountToWire(amount),
      method: 'mercado-pago',
      date: day,
      note: `Operación ${payment.id}`,
    },
  });
}

type Doubt = Omit<Count, 'paymentId' | 'amount' | 'day'> & { readonly asked: Count['amount'] };

async function tellDoubt(ctx: Context, { order, payment, asked }: Doubt): Promise<void> {
  const details = {
    gatewayId: payment.id,
    amount: amountToWire(payment.amount ?? centavos(0)),
    asked: amountToWire(asked),
    currency: payment.currency.slice(0, 10),
    ...(!payment.isLive && { isTest: true }),
  };
  await addOrderEntry(ctx, { orderId: order.id, kind: 'payment-doubt', details });
}
