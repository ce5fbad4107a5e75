import type { Product } from '#domain/catalogue/product.ts';
import { aThread } from './a-thread.ts';

/** `aThread` without a photo, for shops that run: a photo that they don't have would answer 404. */
export function aPlainThread(changes: Partial<Product> = {}): Product {
  return aThread({ photos: [], ...changes });
}
