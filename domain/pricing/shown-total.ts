import type { Centavos } from '../money/centavos.ts';
import type { LinePrice } from './price-line.ts';

/** What people read as the total of a line; `null` is 'Consultar', which sums leave out. */
export function shownTotal({ price, total }: Pick<LinePrice, 'price' | 'total'>): Centavos | null {
  return price === null ? null : total;
}
