import { expect, test } from 'vitest';
import { NO_EXTRAS } from '../cart/line-extras.ts';
import { pesos } from '../money/centavos.ts';
import { aProduct } from '../products/a-product.ts';
import { orderAmounts } from './order-amounts.ts';

const bulkOffer = { minimumUnits: 12, packPrice: pesos(54_000) };
const A = aProduct({ id: 'A', price: pesos(5000), bulkOffer, colours: ['Rojo', 'Azul'] });
const B = aProduct({ id: 'B', price: pesos(1200), models: ['Modelo 1', 'Modelo 2'] });
const C = aProduct({ id: 'C', price: pesos(100), bulkOffer: { minimumUnits: 12, packPrice: pesos(1000) } });

const ofA = { product: A, quantities: { Rojo: 6, Azul: 6 }, extras: NO_EXTRAS };
const ofB = { product: B, quantities: { 'Modelo 1': 1, 'Modelo 2': 1 }, extras: NO_EXTRAS };
const ofC = { product: C, quantities: { '': 13 }, extras: NO_EXTRAS };

test.each([
  ['A and B', [ofA, ofB], 62_400, 56_400],
  ['A, B and C', [ofA, ofB, ofC], 63_700, 57_483.33],
])(
  '%s come to the list total and the payable amount [N6 CHECKOUT-047 CHECKOUT-048]',
  (_, requested, list, payable) => {
    const { totalAmount, payableAmount } = orderAmounts(requested);
    expect(totalAmount).toBe(pesos(list));
    expect(payableAmount).toBe(pesos(payable));
  },
);

test('a line keeps product, units by variant, and both totals [DATA-011 CHECKOUT-049 ORDADM-017]', () => {
  expect(orderAmounts([ofA]).lines).toEqual([
    { ...ofA, units: 12, listTotal: pesos(60_000), total: pesos(54_000) },
  ]);
});

test('a product without a price can be ordered and adds 0 [CHECKOUT-G09 PRICE-G02]', () => {
  const consult = { product: aProduct({ id: 'D', price: null }), quantities: { '': 2 }, extras: NO_EXTRAS };
  const { lines, totalAmount } = orderAmounts([ofB, consult]);
  expect(lines[1]).toMatchObject({ units: 2, listTotal: 0, total: 0 });
  expect(totalAmount).toBe(pesos(2400));
});
