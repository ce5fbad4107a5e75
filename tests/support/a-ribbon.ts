import type { Product } from '#domain/products/product.ts';
import { aPlainThread } from './a-plain-thread.ts';

/** A red ribbon that is cut by the metre, in steps of half a metre, for `$ 4.850` a metre. */
export function aRibbon(changes: Partial<Product> = {}): Product {
  return aPlainThread({
    name: 'Cinta bebé',
    code: null,
    colours: ['Rojo'],
    models: [],
    saleUnit: { code: 'MTR', scale: 2, increment: 50, minimum: 50 },
    bulkOffer: null,
    ...changes,
  });
}
