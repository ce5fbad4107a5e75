import { expect, test } from 'vitest';
import { NO_EXTRAS } from '#domain/cart/line-extras.ts';
import { BY_PIECE } from '#domain/measure/sale-unit.ts';
import { centavos } from '#domain/money/centavos.ts';
import { NOTHING_SAID } from '#domain/orders/said.ts';
import { orderRequestToWire } from './order-request.ts';

test('a product without a price is ordered without a seen price [PRICE-005 CHECKOUT-046]', () => {
  const { orderItems } = orderRequestToWire({
    customer: { firstName: 'Ana', lastName: 'Pérez', phone: '1123456789', email: '' },
    lines: [
      {
        productId: 'p-1',
        quantities: { '': 1 },
        brand: 'Hilván',
        name: 'Hilo',
        price: null,
        bulkOffer: null,
        saleUnit: BY_PIECE,
        extras: NO_EXTRAS,
      },
    ],
    said: NOTHING_SAID,
    totalAmount: centavos(0),
  });
  expect(orderItems[0]?.items).toEqual([
    { marca: 'Hilván', name: 'Hilo', price: '', wholesalePrice: '0', quantity: '0' },
  ]);
});
