import { pesos } from '../money/centavos.ts';
import { BLANK_PRODUCT } from './blank-product.ts';
import type { Product } from './product.ts';

/** A product for tests: a haberdashery item for `$ 1.000`, without offers, variants or code. */
export function aProduct(changes: Partial<Product> = {}): Product {
  return {
    ...BLANK_PRODUCT,
    id: 'p-1',
    subsection: 'Hilos',
    type: 'Algodón',
    brand: 'Hilván',
    name: 'Hilo de algodón',
    price: pesos(1000),
    ...changes,
  };
}
