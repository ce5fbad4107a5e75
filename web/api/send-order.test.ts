import { expect, test } from 'vitest';
import { NO_EXTRAS } from '#domain/cart/line-extras.ts';
import { pricedCart } from '#domain/cart/priced-cart.ts';
import { BY_PIECE } from '#domain/measure/sale-unit.ts';
import { pesos } from '#domain/money/centavos.ts';
import { NOTHING_SAID } from '#domain/orders/said.ts';
import { orderRequestOf } from './send-order.ts';

const THREAD = {
  brand: 'Costurina',
  name: 'Hilo',
  photo: null,
  section: 'Merceria' as const,
  price: pesos(4850),
  bulkOffer: { minimumUnits: 12, packPrice: pesos(47_880) },
  colours: ['Blanco', 'Coral'],
  models: [],
  vat: '21' as const,
  saleUnit: BY_PIECE,
  isSoldOut: false,
  soldOutVariants: [],
};

const FORM = { firstName: ' Marta ', lastName: 'Gietz', phone: '3496 51-0087', email: '' };
const said = NOTHING_SAID;

function requestFor(quantities: Record<string, number>) {
  const { lines } = pricedCart(
    [{ productId: 'p1', quantities, snapshot: THREAD, extras: NO_EXTRAS }],
    'retail',
  );
  return orderRequestOf({ form: FORM, lines, said });
}

test('the payload has the customer, the status and the deleted flag [CHECKOUT-045]', () => {
  expect(requestFor({ Blanco: 1 })).toMatchObject({
    userName: 'Marta',
    userLastName: 'Gietz',
    cellphone: '3496510087',
    userEmail: '',
    status: 'pendiente',
    deleted: false,
  });
});

test('an item has its units by variant, and again by product [CHECKOUT-046 CHECKOUT-049]', () => {
  expect(requestFor({ Blanco: 6, Coral: 6 }).orderItems).toEqual([
    {
      type: 'defaultType',
      items: [
        { marca: 'Costurina', name: 'Hilo', price: '4850', wholesalePrice: '47880', quantity: '12 unidades' },
      ],
      _id: 'p1',
      quantity: { Blanco: 6, Coral: 6 },
      quantities: { p1: { Blanco: 6, Coral: 6 } },
      commentary: '',
    },
  ]);
});

test('the sent total is before discount [CHECKOUT-047]', () => {
  expect(requestFor({ Blanco: 6, Coral: 6 }).totalAmount).toBe(58_200);
});

test('what is sold out is not sent, and the total is that of the rest [BUY-006]', () => {
  const soldOut = { ...THREAD, soldOutVariants: ['Coral'] };
  const { lines } = pricedCart(
    [
      { productId: 'p1', quantities: { Blanco: 2, Coral: 10 }, snapshot: soldOut, extras: NO_EXTRAS },
      { productId: 'p2', quantities: { Coral: 1 }, snapshot: soldOut, extras: NO_EXTRAS },
    ],
    'retail',
  );
  const request = orderRequestOf({ form: FORM, lines, said });
  expect(request.orderItems).toMatchObject([{ _id: 'p1', quantity: { Blanco: 2 } }]);
  expect(request.totalAmount).toBe(9700);
});

test('what was written with the order and beside a line goes along [BUY-009 CHECKOUT-046]', () => {
  const { lines } = pricedCart(
    [
      { productId: 'p1', quantities: { Blanco: 1 }, snapshot: THREAD, extras: NO_EXTRAS },
      {
        productId: 'p2',
        quantities: { Blanco: 1 },
        snapshot: THREAD,
        extras: { ...NO_EXTRAS, comment: 'Del mismo lote, por favor ' },
      },
    ],
    'retail',
  );
  const request = orderRequestOf({ form: FORM, lines, said: { comment: ' Paso el viernes \n' } });
  expect(request.commentary).toBe('Paso el viernes');
  expect(request.orderItems.map(({ commentary }) => commentary)).toEqual(['', 'Del mismo lote, por favor']);
  expect(requestFor({ Blanco: 1 })).not.toHaveProperty('commentary');
});
