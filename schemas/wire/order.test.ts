import { expect, test } from 'vitest';
import { NO_EXTRAS } from '#domain/cart/line-extras.ts';
import { centavos, pesos } from '#domain/money/centavos.ts';
import type { Order } from '#domain/orders/order.ts';
import { orderAmounts } from '#domain/orders/order-amounts.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { orderFromWire, orderToWire } from './order.ts';

function anOrder(): Order {
  const {
    isOffer: _o,
    isHidden: _h,
    ...cone
  } = aThread({
    price: pesos(100),
    bulkOffer: { minimumUnits: 12, packPrice: pesos(1000) },
    colours: [],
  });
  const priced = orderAmounts([
    {
      product: { ...cone, isOffer: false, isHidden: false },
      quantities: { '': 13 },
      extras: { ...NO_EXTRAS, comment: 'En dos conos' },
    },
  ]);
  return {
    id: 'pedido',
    number: 7,
    status: 'pendiente',
    isDeleted: false,
    customer: { firstName: 'Marta', lastName: 'Gietz', phone: '3496401923', email: '' },
    said: { comment: 'Paso el viernes' },
    customerId: 'cliente',
    ...priced,
    lines: priced.lines.map((line) => ({ ...line, product: cone })),
    paidAmount: pesos(500.5),
    paymentDiscount: pesos(20.25),
    priceList: { id: 'lista', name: 'Talleres', holder: 'Casa Pérez', conditions: 'A 15 días' },
    origin: 'desk',
    reminder: { at: Date.UTC(2026, 10, 23, 12), text: 'Llamar por el envío' },
    quote: { state: 'seen', version: 2, acceptedVersion: 1, total: centavos(108_333) },
    createdAt: Date.UTC(2026, 10, 20, 21, 5),
    updatedAt: Date.UTC(2026, 10, 20, 21, 6),
    version: 2,
  };
}

test('an order survives the wire to the centavo [DATA-010 DATA-011]', () => {
  const order = anOrder();
  expect(order.payableAmount).toBe(centavos(108_333));
  expect(orderToWire(order)).toMatchObject({ totalAmount: 1300, payableAmount: 1083.33, orderNumber: 7 });
  expect(orderFromWire(orderToWire(order))).toEqual(order);
});

test('the payload of a checkout [CHECKOUT-045 CHECKOUT-046 CHECKOUT-049 CHECKOUT-G08 CHECKOUT-G11 DATA-004]', () => {
  const product = aThread({
    id: 'B',
    bulkOffer: null,
    price: pesos(1200),
    colours: [],
    models: ['Modelo 1', 'Modelo 2'],
  });
  const request = anOrderRequest([{ product, quantities: { 'Modelo 1': 1, 'Modelo 2': 1 } }], { email: '' });
  expect(request).toMatchObject({
    orderItems: [
      {
        type: 'defaultType',
        items: [{ price: '1200', wholesalePrice: '0', quantity: '0' }],
        _id: 'B',
        quantity: { 'Modelo 1': 1, 'Modelo 2': 1 },
        quantities: { B: { 'Modelo 1': 1, 'Modelo 2': 1 } },
        commentary: '',
      },
    ],
    userEmail: '',
    userName: 'Marta',
    userLastName: 'Gietz',
    cellphone: '3496401923',
    status: 'pendiente',
    deleted: false,
    totalAmount: 2400,
  });
});
