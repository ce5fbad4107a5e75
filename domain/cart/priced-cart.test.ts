import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BY_PIECE } from '../measure/sale-unit.ts';
import { pesos } from '../money/centavos.ts';
import { aProduct } from '../products/a-product.ts';
import { aLine } from './a-line.ts';
import { pricedCart } from './priced-cart.ts';
import { reduceCart } from './reduce-cart.ts';

const dozen = { price: pesos(5000), bulkOffer: { minimumUnits: 12, packPrice: pesos(54_000) } };

const A = aLine({ Rojo: 6, Azul: 6 }, { ...dozen, id: 'A' });
const B = aLine({ 'Modelo 1': 1, 'Modelo 2': 1 }, { id: 'B', price: pesos(1200) });
const C = aLine(
  { '': 13 },
  { id: 'C', price: pesos(100), bulkOffer: { minimumUnits: 12, packPrice: pesos(1000) } },
);

test('a cart of three lines [N6 CART-005 CART-006 CART-007 CART-008 PRICE-013 PRICE-023]', () => {
  const { lines, totals } = pricedCart([A, B, C], 'retail');
  expect(lines.map(({ price }) => [price.units, price.listTotal, price.total, price.saving])).toEqual([
    [12, pesos(60_000), pesos(54_000), pesos(6000)],
    [2, pesos(2400), pesos(2400), 0],
    [13, pesos(1300), pesos(1083.33), pesos(216.67)],
  ]);
  expect(totals).toEqual({
    listTotal: pesos(63_700),
    total: pesos(57_483.33),
    saving: pesos(6216.67),
    amounts: [{ units: 27, saleUnit: BY_PIECE }],
    things: 27,
    hasUnpriced: false,
  });
});

test.each([
  [{ Rojo: 7, Azul: 5 }, pesos(54_000), true],
  [{ Rojo: 7, Azul: 4 }, pesos(55_000), false],
])('the units of %j count together [N5 PRICE-013]', (quantities, total, isBulkActive) => {
  expect(pricedCart([aLine(quantities, dozen)], 'retail').lines[0]?.price).toMatchObject({
    total,
    isBulkActive,
  });
});

test('one unit less recomputes the line, which then costs more [N5 CART-014]', () => {
  const cart = [aLine({ Rojo: 7, Azul: 5 }, dozen)];
  const fewer = reduceCart(cart, { type: 'change-quantity', productId: 'p-1', variant: 'Azul', delta: -1 });
  expect(pricedCart(cart, 'retail').totals).toMatchObject({ things: 12, total: pesos(54_000) });
  expect(pricedCart(fewer, 'retail').totals).toMatchObject({ things: 11, total: pesos(55_000), saving: 0 });
});

test('a line whose product is not found has a warning and no price [CART-024]', () => {
  const warned: string[] = [];
  const products = new Map([['B', aProduct({ id: 'B', price: pesos(1300) })]]);
  const { lines, totals } = pricedCart([A, B], 'retail', {
    products,
    warn: (productId) => warned.push(productId),
  });
  expect(warned).toEqual(['A']);
  expect(lines[0]?.price).toMatchObject({ price: null, total: 0, units: 0 });
  expect(totals).toMatchObject({ total: pesos(2600), things: 2, hasUnpriced: false });
});

test('the totals are the sums of the lines [CART-005 PRICE-022 PRICE-023]', () => {
  const counts = fc.dictionary(fc.constantFrom('Rojo', 'Azul', ''), fc.integer({ min: 1, max: 9999 }));
  fc.assert(
    fc.property(fc.array(counts, { maxLength: 5 }), fc.integer({ min: 1, max: 100_000 }), (rows, price) => {
      const cart = rows.map((quantities, at) =>
        aLine(quantities, { ...dozen, id: `p-${at}`, price: pesos(price) }),
      );
      const { lines, totals } = pricedCart(cart, 'retail');
      const sum = (pick: (line: (typeof lines)[number]) => number) =>
        lines.reduce((all, line) => all + pick(line), 0);
      expect(totals.total).toBe(sum((line) => line.price.total));
      expect(totals.saving).toBe(sum((line) => line.price.saving));
      expect(totals.things).toBe(
        rows.flatMap((row) => Object.values(row)).reduce((all, units) => all + units, 0),
      );
    }),
  );
});

test('a sold-out product without a price is nothing to ask about [BUY-006 PRICE-G02]', () => {
  const unpriced = aLine({ '': 3 }, { price: null });
  expect(pricedCart([unpriced], 'retail').totals.hasUnpriced).toBe(true);
  expect(pricedCart([aLine({ '': 3 }, { price: null, isSoldOut: true })], 'retail').totals.hasUnpriced).toBe(
    false,
  );
});

test('what is sold out counts in no sum, and stays in the cart [BUY-006]', () => {
  const stocked = { ...dozen, colours: ['Rojo', 'Azul'] };
  const part = aLine({ Rojo: 11, Azul: 1 }, { ...stocked, soldOutVariants: ['Azul'] });
  const whole = aLine({ Rojo: 3 }, { ...stocked, id: 'p-2', isSoldOut: true });
  const { lines, totals } = pricedCart([part, whole], 'retail');
  expect(lines.map(({ quantities }) => quantities)).toEqual([{ Rojo: 11, Azul: 1 }, { Rojo: 3 }]);
  expect(lines.map(({ price }) => [price.units, price.total])).toEqual([
    [11, pesos(55_000)],
    [0, 0],
  ]);
  expect(totals).toMatchObject({ things: 11, total: pesos(55_000), saving: 0, hasUnpriced: false });
});

test('a change of one line keeps the other lines as the objects that they were, so pages render only the changed one', () => {
  const before = pricedCart([A, B, C], 'retail');
  const cart = reduceCart([A, B, C], {
    type: 'change-quantity',
    productId: 'B',
    variant: 'Modelo 1',
    delta: 1,
  });
  const { lines } = pricedCart(cart, 'retail');
  expect(lines[0]).toBe(before.lines[0]);
  expect(lines[1]?.price.units).toBe(3);
  expect(lines[2]).toBe(before.lines[2]);
});
