import type { Quantities } from '#domain/cart/quantities.ts';
import { unitsIn } from '#domain/cart/variants.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { pesos, sumOf } from '#domain/money/centavos.ts';
import { priceLine } from '#domain/pricing/price-line.ts';
import { orderRequestToWire, type WireOrderRequest } from '#schemas/wire/order-request.ts';

let made = 0;

/** A thread in three colours, twelve of which cost less; what a test is about it says itself. */
export function aProduct(product: Partial<Product> = {}): Product {
  made += 1;
  return {
    id: `producto-${made}`,
    section: 'Merceria',
    subsection: 'Hilos',
    type: 'Algodón',
    isOffer: false,
    isHidden: false,
    brand: 'Costurina',
    name: `Hilo de algodón ${made}`,
    summary: 'Hilo mercerizado de fibra larga',
    description: 'Hilo de fibra larga/Resiste el lavado',
    specifications: 'Largo: 500 m',
    photos: ['/images/cono-carmin.webp'],
    price: pesos(5000),
    bulkOffer: { minimumUnits: 12, packPrice: pesos(54_000) },
    colours: ['Rojo', 'Azul', 'Coral'],
    models: [],
    code: `H-${made}`,
    ...product,
  };
}

/** The body of `POST /orders` as our own checkout sends it, with what a shopper sees of the given products. */
export function anOrderRequest(
  lines: readonly { product: Product; quantities: Quantities }[],
  customer: Partial<{ firstName: string; lastName: string; phone: string; email: string }> = {},
): WireOrderRequest {
  const totals = lines.map(
    ({ product, quantities }) => priceLine({ ...product, units: unitsIn(quantities) }).listTotal,
  );
  return orderRequestToWire({
    customer: { firstName: 'Marta', lastName: 'Gietz', phone: '3496401923', email: 'marta@correo.test', ...customer },
    lines: lines.map(({ product, quantities }) => ({ ...product, productId: product.id, quantities })),
    totalAmount: sumOf(totals),
  });
}
