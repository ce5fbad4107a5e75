import { type Centavos, centavos } from '../money/centavos.ts';
import type { Order } from './order.ts';

export type Balance = { readonly total: Centavos; readonly paid: Centavos; readonly balance: Centavos };

/** What is left to pay of an order; below 0 for what was overpaid. */
export function orderBalance({
  payableAmount,
  paidAmount,
  quote,
}: Pick<Order, 'payableAmount' | 'paidAmount'> & { readonly quote: Pick<Order['quote'], 'total'> }): Balance {
  const total = quote.total ?? payableAmount;
  return { total, paid: paidAmount, balance: centavos(total - paidAmount) };
}
