import { type Centavos, centavos, ZERO } from '#domain/money/centavos.ts';
import type { BriefOrder } from '#domain/orders/order.ts';
import { orderBalance } from '#domain/orders/order-balance.ts';
import { hasUnpriced } from '#domain/orders/ordered-total.ts';
import { NO_PERCENT, transferRules } from '#domain/payments/how-to-pay.ts';
import { type PaidSoFar, type TransferTerms, transferTerms } from '#domain/payments/transfer-terms.ts';
import type { PaymentRow } from '#server/db/tables/order-tables.ts';
import type { Context } from '#server/kernel/context.ts';
import { findOrder } from '#server/orders/queries.ts';
import { findPayments, findRefunds } from './queries.ts';

type Paid = Pick<BriefOrder, 'id' | 'paidAmount' | 'paymentDiscount'>;

/** What was paid of an order by transfer, and in other ways. */
export async function paidSoFar({ db }: Pick<Context, 'db'>, order: Paid): Promise<PaidSoFar> {
  if (order.paidAmount === 0) return { byTransfer: ZERO, otherwise: ZERO, discount: order.paymentDiscount };
  const came = await findPayments(db, order.id);
  const wentBack = await findRefunds(db, order.id);
  const byTransfer = heldByTransfer(order.paidAmount, sumOfTransfers(came) - sumOfTransfers(wentBack));
  return {
    byTransfer,
    otherwise: centavos(order.paidAmount - byTransfer),
    discount: order.paymentDiscount,
  };
}

function sumOfTransfers(rows: readonly Pick<PaymentRow, 'amount' | 'method'>[]): number {
  return rows.reduce((sum, { amount, method }) => sum + (method === 'transferencia' ? amount : 0), 0);
}

/** What came by transfer may have been given back in another way, and the other way round. */
export function heldByTransfer(paid: Centavos, transfers: number): Centavos {
  return centavos(Math.min(Math.max(0, transfers), paid));
}

/**
 * What there is to pay of an order by transfer, by the shop's present rules. While a price of it is to be asked its total is
 * not known, so that no transfer completes it: it has no discount and no deposit.
 */
export async function transferTermsOf(
  ctx: Pick<Context, 'db' | 'log' | 'now' | 'store'>,
  order: Paid & Parameters<typeof orderBalance>[0],
): Promise<TransferTerms> {
  const { total } = orderBalance(order);
  const isOpen = order.quote.total === null && (await isUnpriced(ctx, order.id));
  const rules = isOpen ? WITHOUT_DISCOUNT : transferRules(ctx.store.payments);
  return transferTerms(total, await paidSoFar(ctx, order), rules);
}

const WITHOUT_DISCOUNT = { discountPercent: NO_PERCENT, deposit: null };

async function isUnpriced(ctx: Pick<Context, 'db' | 'log' | 'now'>, orderId: string): Promise<boolean> {
  const order = await findOrder(ctx, orderId);
  return order !== null && hasUnpriced(order);
}
