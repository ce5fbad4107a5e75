import { netTotal } from '../law/net-price.ts';
import type { Centavos } from '../money/centavos.ts';
import { shownTotal } from '../pricing/shown-total.ts';
import type { Order, OrderLine } from './order.ts';

/** What people read as the total of an ordered line; `null` is 'Consultar'. */
export function orderedTotal({ product, total }: Pick<OrderLine, 'product' | 'total'>): Centavos | null {
  return shownTotal({ price: product.price, total });
}

/** The order's total without national taxes (LAW-001). */
export function orderedNetTotal({ lines }: Pick<Order, 'lines'>): Centavos {
  return netTotal(lines.map(({ total, product: { vat } }) => ({ amount: total, vat })));
}

/** Whether the order's sums leave something out. */
export function hasUnpriced({ lines }: Pick<Order, 'lines'>): boolean {
  return lines.some((line) => orderedTotal(line) === null);
}
