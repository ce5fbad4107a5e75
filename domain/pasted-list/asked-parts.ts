import { type ReadQuantity, readQuantity } from '../measure/read-quantity.ts';
import { isByMeasure, partsAsked } from '../measure/sale-unit.ts';
import type { Product } from '../products/product.ts';
import type { MatchedLine } from './matched-list.ts';

type Asked = Pick<MatchedLine<unknown>, 'units' | 'amount'>;

/**
 * How much of a product a line asks for, in smallest parts, or the amounts to choose from. '3 cintas' is no length: that
 * is asked too.
 */
export function askedParts(
  { units, amount }: Asked,
  { saleUnit }: Pick<Product, 'saleUnit'>,
): NonNullable<ReadQuantity> {
  if (!isByMeasure(saleUnit)) return { parts: units };
  const read = amount === undefined ? null : readQuantity(amount, saleUnit);
  if (read !== null && !('parts' in read && read.parts === 0)) return read;
  return { choices: [partsAsked(units, saleUnit)] };
}
