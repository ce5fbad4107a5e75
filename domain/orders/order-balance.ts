import { type Centavos, centavos } from '../money/centavos.ts';
import type { Order } from './order.ts';

export type Balance = {
  readonly total: Centavos;
  readonly paid: Centavos;
  /** What was taken off, because it was paid by transfer. */
  readonly discount: Centavos;
  readonly balance: Centavos;
};

/** What is left to pay of an order; below 0 for what was overpaid. */
export function orderBalance({
  payableAmount,
  paidAmount,
  paymentDiscount,
  quote,
}: Pick<Order, 'payableAmount' | 'paidAmount' | 'paymentDiscount'> & {
  readonly quote: Pick<Order['quote'], 'total'>;
}): Balance {
  const total = quote.total ?? payableAmount;
  const balance = centavos(total - paidAmount - paymentDiscount);
  return { total, paid: paidAmount, discount: paymentDiscount, balance };
}
