import { expect, test } from 'vitest';
import { centavos } from '#domain/money/centavos.ts';
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
        comment: '',
      },
    ],
    comment: '',
    totalAmount: centavos(0),
  });
  expect(orderItems[0]?.items).toEqual([
    { marca: 'Hilván', name: 'Hilo', price: '', wholesalePrice: '0', quantity: '0' },
  ]);
});
