import { pesos } from '../money/centavos.ts';
import type { Product } from './product.ts';

/** A plain product for tests: a haberdashery item of `$ 1.000` without offers, variants or code. */
export function aProduct(changes: Partial<Product> = {}): Product {
  return {
    id: 'p-1',
    section: 'Merceria',
    subsection: 'Hilos',
    type: 'Algodón',
    isOffer: false,
    isHidden: false,
    brand: 'Hilván',
    name: 'Hilo de algodón',
    summary: '',
    description: '',
    specifications: '',
    photos: [],
    altTexts: [],
    price: pesos(1000),
    bulkOffer: null,
    colours: [],
    models: [],
    code: null,
    ...changes,
  };
}
