import { pesos } from '#domain/money/centavos.ts';
import { aProduct } from '#domain/products/a-product.ts';
import type { Product } from '#domain/products/product.ts';

let made = 0;

/** A thread of $ 5.000 in three colours, twelve for $ 54.000; each has its own id, name and code. */
export function aThread(changes: Partial<Product> = {}): Product {
  made += 1;
  // Ids and codes sort as they were made.
  const number = String(made).padStart(6, '0');
  return aProduct({
    id: `hilo-${number}`,
    brand: 'Costurina',
    name: `Hilo de algodón ${made}`,
    summary: 'Hilo mercerizado de fibra larga',
    description: 'Hilo de fibra larga/Resiste el lavado',
    specifications: 'Largo: 500 m',
    photos: ['/images/cono-carmin.webp'],
    price: pesos(5000),
    bulkOffer: { minimumUnits: 12, packPrice: pesos(54_000) },
    colours: ['Rojo', 'Azul', 'Coral'],
    code: `HILO-${number}`,
    ...changes,
  });
}
