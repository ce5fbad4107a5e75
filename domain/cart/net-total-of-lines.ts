import { netTotal } from '../law/net-price.ts';
import type { Centavos } from '../money/centavos.ts';
import type { PricedCartLine } from './priced-cart.ts';

/** What the lines of a cart cost without national taxes: the sum of what each line says. */
export function netTotalOfLines(lines: readonly PricedCartLine[]): Centavos {
  return netTotal(lines.map(({ price, snapshot }) => ({ amount: price.total, vat: snapshot.vat })));
}
