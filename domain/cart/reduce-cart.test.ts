import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOST_UNITS } from '../measure/sale-unit.ts';
import { unitsIn } from '../products/variants.ts';
import { aLine } from './a-line.ts';
import type { Cart } from './cart-line.ts';
import { type CartAction, reduceCart } from './reduce-cart.ts';

const red = (units: number) => aLine({ Rojo: units });

function changed(line: { quantities: Record<string, number> }, variant: string, delta: number) {
  const cart: Cart = [aLine(line.quantities)];
  return reduceCart(cart, { type: 'change-quantity', productId: 'p-1', variant, delta })[0]?.quantities;
}

test('an added line holds its product, quantities, snapshot and extras [CART-001 CART-010 BUY-009]', () => {
  const cart = reduceCart([], { type: 'add-line', line: red(2) });
  expect(cart).toEqual([red(2)]);
  expect(Object.keys(cart[0] ?? {}).sort()).toEqual(['extras', 'productId', 'quantities', 'snapshot']);
});

test('adding a product again adds to its line, variant by variant [CART-010 CART-G04]', () => {
  const other = aLine({ '': 1 }, { id: 'p-2' });
  const cart = reduceCart([red(2), other], { type: 'add-line', line: aLine({ Rojo: 1, Azul: 3 }) });
  expect(cart).toEqual([aLine({ Rojo: 3, Azul: 3 }), other]);
});

test('the later snapshot is kept [CART-G03 CART-G04]', () => {
  const cart = reduceCart([red(1)], { type: 'add-line', line: aLine({ Rojo: 1 }, { name: 'Nuevo' }) });
  expect(cart[0]?.snapshot.name).toBe('Nuevo');
});

test('removing an id removes every line of that product [CART-010 CART-G05]', () => {
  const other = aLine({ '': 1 }, { id: 'p-2' });
  const cart = reduceCart([red(1), other, red(2)], { type: 'remove-line', productId: 'p-1' });
  expect(cart).toEqual([other]);
});

test.each([
  [{ '': 2 }, '', 1, { '': 3 }],
  [{ Rojo: 7, Azul: 5 }, 'Azul', -1, { Rojo: 7, Azul: 4 }],
  [{ Rojo: 7, Azul: 1 }, 'Azul', -1, { Rojo: 7 }],
  [{ Rojo: 7 }, 'Azul', 2, { Rojo: 7, Azul: 2 }],
  [{ Rojo: 7 }, 'Azul', -1, { Rojo: 7 }],
])(
  '%j with %j changed by %d [N5 CART-002 CART-012 CART-013 DETAIL-018]',
  (quantities, variant, delta, expected) => {
    expect(changed({ quantities }, variant, delta)).toEqual(expected);
  },
);

test.each([
  [{ Rojo: 1 }, 'Rojo', -1],
  [{ '': 3 }, '', -5],
])('%j with %j changed by %d leaves no line [N5 CART-013 CART-G01]', (quantities, variant, delta) => {
  expect(changed({ quantities }, variant, delta)).toBeUndefined();
});

test('a variant has at most 9.999 units [DETAIL-021]', () => {
  expect(MOST_UNITS).toBe(9999);
  expect(changed({ quantities: { Rojo: 9998 } }, 'Rojo', 5)).toEqual({ Rojo: 9999 });
  expect(reduceCart([red(9000)], { type: 'add-line', line: red(9000) })).toEqual([red(9999)]);
});

test.each([Number.NaN, 0.5, Number.POSITIVE_INFINITY, 1e300])(
  'a change by %d changes nothing [CART-012]',
  (delta) => {
    expect(changed({ quantities: { Rojo: 2 } }, 'Rojo', delta)).toEqual({ Rojo: 2 });
  },
);

test('ordered units leave the cart by product and variant, and what came later stays [CART-020 CHECKOUT-040]', () => {
  const other = aLine({ '': 1 }, { id: 'p-2' });
  const ordered = [
    { productId: 'p-1', quantities: { Rojo: 2, Azul: 1 } },
    { productId: 'p-3', quantities: { '': 4 } },
  ];
  const take = (cart: Cart) => reduceCart(cart, { type: 'take-out', units: ordered });
  expect(take([aLine({ Rojo: 2, Azul: 1 }), other])).toEqual([other]);
  expect(take([aLine({ Rojo: 5, Azul: 1, Verde: 3 })])).toEqual([aLine({ Rojo: 3, Verde: 3 })]);
  expect(take([aLine({ Rojo: 1 })])).toEqual([]);
});

test('upgrade and load replace the cart, and reset empties it [CART-010 CART-011]', () => {
  const others: Cart = [aLine({ '': 1 }, { id: 'p-2' })];
  expect(reduceCart([red(1)], { type: 'upgrade', cart: others })).toEqual(others);
  expect(reduceCart([red(1)], { type: 'load', cart: others })).toEqual(others);
  expect(reduceCart([red(1)], { type: 'reset' })).toEqual([]);
});

test('a loaded cart has one line per product, and none without units [CART-G01 CART-G04]', () => {
  const unsound = aLine({ Rojo: Number.NaN, Azul: -1, Verde: 0.5, Negro: 0 }, { id: 'p-2' });
  expect(reduceCart([], { type: 'load', cart: [red(1), unsound, red(2)] })).toEqual([red(3)]);
});

test('an unknown action throws [CART-019]', () => {
  const unknown: CartAction = JSON.parse('{"type":"checkout"}');
  expect(() => reduceCart([], unknown)).toThrow('unknown cart action');
});

test('a variant may have the name of a property of every object [CART-002 CART-012]', () => {
  for (const variant of ['__proto__', 'constructor', 'toString']) {
    const quantities = changed({ quantities: { Rojo: 1 } }, variant, 2) ?? {};
    expect(Object.entries(quantities)).toEqual([
      ['Rojo', 1],
      [variant, 2],
    ]);
    expect(unitsIn(quantities)).toBe(3);
  }
  expect(Object.prototype).not.toHaveProperty('Rojo');
});

const variants = fc.constantFrom('Rojo', 'Azul', '', '__proto__');
const lines = fc
  .tuple(fc.constantFrom('p-1', 'p-2', 'p-3'), fc.dictionary(variants, fc.integer({ min: -2, max: 20_000 })))
  .map(([id, quantities]) => aLine(quantities, { id }));
const actions = fc.oneof<fc.Arbitrary<CartAction>[]>(
  lines.map((line) => ({ type: 'add-line', line })),
  fc.constantFrom('p-1', 'p-2').map((productId) => ({ type: 'remove-line', productId })),
  fc.record({
    type: fc.constant('change-quantity'),
    productId: fc.constantFrom('p-1', 'p-2', 'p-9'),
    variant: variants,
    delta: fc.oneof(fc.integer({ min: -5, max: 5 }), fc.double()),
  }),
  fc.array(lines, { maxLength: 4 }).map((cart) => ({ type: 'load', cart })),
);

test('after any actions lines are of different products, with 1 to 9.999 of each [CART-005 CART-013 CART-G01 CART-G04]', () => {
  fc.assert(
    fc.property(fc.array(actions, { maxLength: 30 }), (steps) => {
      const cart = steps.reduce(reduceCart, []);
      expect(new Set(cart.map((line) => line.productId)).size).toBe(cart.length);
      for (const line of cart) {
        const counts = Object.values(line.quantities);
        expect(counts.length).toBeGreaterThan(0);
        expect(counts.every((units) => Number.isInteger(units) && units >= 1 && units <= MOST_UNITS)).toBe(
          true,
        );
      }
    }),
  );
});

test('one more and one less is no change [CART-012]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9998 }), (units) => {
      const more = changed({ quantities: { Rojo: units, Azul: 1 } }, 'Rojo', 1) ?? {};
      expect(changed({ quantities: more }, 'Rojo', -1)).toEqual({ Rojo: units, Azul: 1 });
    }),
  );
});

test('no action on one product changes the lines of the others [CART-010 CART-012]', () => {
  const ofOne = actions.filter(({ type }) => type !== 'load');
  fc.assert(
    fc.property(fc.array(lines), ofOne, (loaded, action) => {
      const cart = reduceCart([], { type: 'load', cart: loaded });
      const changedId = 'line' in action ? action.line.productId : 'productId' in action && action.productId;
      const others = (all: Cart) => all.filter((line) => line.productId !== changedId);
      expect(others(reduceCart(cart, action))).toEqual(others(cart));
    }),
  );
});
