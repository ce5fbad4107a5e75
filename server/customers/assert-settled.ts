import { type Centavos, centavos } from '#domain/money/centavos.ts';
import { orderBalance } from '#domain/orders/order-balance.ts';
import { shownQuoteState } from '#domain/orders/quote-state.ts';
import { formatAmount } from '#domain/text/format.ts';
import type { Context } from '#server/kernel/context.ts';
import { Refusal } from '#server/kernel/errors.ts';

const OPEN_STATES: ReadonlySet<string> = new Set(['sent', 'seen', 'changes-requested']);

/**
 * Says what of a customer is still open: a quote that waits for an answer, and orders of which a part is paid. Once the
 * person is erased their links open nothing, and nobody knows whose the balance is.
 * @throws Refusal 'customer-unsettled'
 */
export async function assertSettled({ db, now }: Context, customerId: string): Promise<void> {
  const orders = await db
    .selectFrom('orders')
    .select(['number', 'quote_state', 'quote_valid_until', 'quote_total', 'payable_amount', 'paid_amount'])
    .select('payment_discount')
    .where('customer_id', '=', customerId)
    .where('is_deleted', '=', 0)
    .where((eb) => eb.or([eb('quote_state', '!=', 'none'), eb('paid_amount', '>', 0)]))
    .orderBy('number')
    .execute();
  const open = orders.flatMap((order) => {
    const state = shownQuoteState({ state: order.quote_state, validUntil: order.quote_valid_until }, now());
    const { paid, balance } = orderBalance({
      payableAmount: centavos(order.payable_amount),
      paidAmount: centavos(order.paid_amount),
      paymentDiscount: centavos(order.payment_discount),
      quote: { total: order.quote_total === null ? null : centavos(order.quote_total) },
    });
    return [
      ...(OPEN_STATES.has(state) ? [`el presupuesto del pedido ${order.number} espera respuesta`] : []),
      ...(paid > 0 && balance !== 0 ? [inWords(order.number, balance)] : []),
    ];
  });
  if (open.length === 0) return;
  const message = `Queda algo sin cerrar: ${open.join('; ')}. No se borró nada.`;
  throw new Refusal('customer-unsettled', { errors: [{ field: 'evenUnsettled', message }] });
}

function inWords(orderNumber: number, balance: Centavos): string {
  return balance > 0
    ? `del pedido ${orderNumber} faltan ${formatAmount(balance)}`
    : `del pedido ${orderNumber} hay ${formatAmount(centavos(-balance))} a favor del cliente`;
}
