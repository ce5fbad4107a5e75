import { centavos } from '#domain/money/centavos.ts';
import type { BriefOrder } from '#domain/orders/order.ts';
import { orderBalance } from '#domain/orders/order-balance.ts';
import { transferRules } from '#domain/payments/how-to-pay.ts';
import { type PaidSoFar, type TransferTerms, transferTerms } from '#domain/payments/transfer-terms.ts';
import type { Context } from '#server/kernel/context.ts';

type Paid = Pick<BriefOrder, 'id' | 'paidAmount' | 'paymentDiscount'>;

/** What was paid of an order by transfer, and in other ways. */
export async function paidSoFar({ db }: Pick<Context, 'db'>, order: Paid): Promise<PaidSoFar> {
  const transfers =
    order.paidAmount === 0
      ? []
      : await db
          .selectFrom('order_payments')
          .select('amount')
          .where('order_id', '=', order.id)
          .where('method', '=', 'transferencia')
          .where('removed_at', 'is', null)
          .execute();
  const byTransfer = centavos(transfers.reduce((sum, { amount }) => sum + amount, 0));
  return {
    byTransfer,
    otherwise: centavos(order.paidAmount - byTransfer),
    discount: order.paymentDiscount,
  };
}

/** What there is to pay of an order by transfer, by the shop's present rules. */
export async function transferTermsOf(
  ctx: Pick<Context, 'db' | 'store'>,
  order: Paid & Parameters<typeof orderBalance>[0],
): Promise<TransferTerms> {
  const { total } = orderBalance(order);
  return transferTerms(total, await paidSoFar(ctx, order), transferRules(ctx.store.payments));
}
