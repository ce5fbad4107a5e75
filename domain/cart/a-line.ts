import { aProduct } from '../catalogue/a-product.ts';
import type { Product } from '../catalogue/product.ts';
import { type CartLine, snapshotOf } from './cart-line.ts';
import type { Quantities } from './quantities.ts';

/** A cart line for tests, of `aProduct` with the given changes. */
export function aLine(quantities: Quantities, changes: Partial<Product> = {}): CartLine {
  const product = aProduct(changes);
  return { productId: product.id, quantities, snapshot: snapshotOf(product) };
}
