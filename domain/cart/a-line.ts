import { aProduct } from '../products/a-product.ts';
import type { Product } from '../products/product.ts';
import type { Quantities } from '../products/quantities.ts';
import { type CartLine, snapshotOf } from './cart-line.ts';

/** A cart line for tests, of `aProduct` with the given changes. */
export function aLine(quantities: Quantities, changes: Partial<Product> = {}): CartLine {
  const product = aProduct(changes);
  return { productId: product.id, quantities, snapshot: snapshotOf(product) };
}
