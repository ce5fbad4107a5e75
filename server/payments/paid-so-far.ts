import { type Centavos, centavos, ZERO } from '#domain/money/centavos.ts';
import type { BriefOrder } from '#domain/orders/order.ts';
import { orderBalance } from '#domain/orders/order-balance.ts';
import { transferRules } from '#domain/payments/how-to-pay.ts';
import { type PaidSoFar, type TransferTerms, transferTerms } from '#domain/payments/transfer-terms.ts';
import type { PaymentRow } from '#server/db/tables/order-tables.ts';
import type { Context } from '#server/kernel/context.ts';
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

/** What there is to pay of an order by transfer, by the shop's present rules. */
export async function transferTermsOf(
  ctx: Pick<Context, 'db' | 'store'>,
  order: Paid & Parameters<typeof orderBalance>[0],
): Promise<TransferTerms> {
  const { total } = orderBalance(order);
  return transferTerms(total, await paidSoFar(ctx, order), transferRules(ctx.store.payments));
}
