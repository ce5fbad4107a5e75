import { formatDay } from '#domain/text/format-date.ts';
import type { WireReceipt } from '#schemas/payment-answers.ts';
import { paidText } from '../order-page/paid-text.ts';

export type ReceiptHint = { readonly fits: boolean; readonly text: string };

/** How what a customer says compares with what the order comes to. */
export function receiptHint({ amount, order }: Pick<WireReceipt, 'amount' | 'order'>): ReceiptHint {
  if (order.samePaidOn !== null)
    return { fits: false, text: `Ya hay un pago igual, del ${formatDay(order.samePaidOn)}` };
  if (order.left <= 0) return { fits: false, text: 'El pedido ya está pagado' };
  if (amount === order.leftByTransfer)
    return {
      fits: true,
      text: order.paid > 0 ? 'Es lo que falta' : 'Coincide con el total por transferencia',
    };
  if (amount === order.deposit) return { fits: true, text: 'Es la seña' };
  if (amount === order.left) return { fits: true, text: 'Coincide con el total sin descuento' };
  const difference = Math.round(Math.abs(order.leftByTransfer - amount) * 100) / 100;
  const than = order.paid > 0 ? 'que lo que falta' : 'que el total';
  return {
    fits: false,
    text: `${paidText(difference)} ${amount < order.leftByTransfer ? 'menos' : 'más'} ${than}`,
  };
}
