import { aProduct } from '../products/a-product.ts';
import type { Product } from '../products/product.ts';
import type { Quantities } from '../products/quantities.ts';
import { type CartLine, newLine } from './cart-line.ts';

/** A cart line for tests, of `aProduct` with the given changes. */
export function aLine(quantities: Quantities, changes: Partial<Product> = {}): CartLine {
  return newLine(aProduct(changes), quantities);
}
