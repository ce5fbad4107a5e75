import type { Product } from '#domain/products/product.ts';
import { aThread } from './a-thread.ts';

/** `aThread` without photos, for running shops: a missing photo would answer 404. */
export function aPlainThread(changes: Partial<Product> = {}): Product {
  return aThread({ photos: [], ...changes });
}
