import fc from 'fast-check';
import { expect, test } from 'vitest';
import { indexed } from '../catalogue/search-index.ts';
import { storefrontOf } from '../catalogue/storefront.ts';
import { pesos } from '../money/centavos.ts';
import { aProduct } from '../products/a-product.ts';
import type { Product } from '../products/product.ts';
import { aLine } from './a-line.ts';
import { prunedCart } from './prune-cart.ts';
import { parseStoredCart } from './stored-cart.ts';

function byId(...products: Product[]): ReadonlyMap<string, Product> {
  return new Map(products.map((product) => [product.id, product]));
}

test('lines of deleted products are dropped and reported [CART-022]', () => {
  const kept = aLine({ '': 1 });
  const gone = aLine({ '': 2 }, { id: 'gone' });
  expect(prunedCart([gone, kept], byId(aProduct()))).toEqual({
    cart: [kept],
    dropped: [gone],
    askedAgain: [],
    changedPrices: [],
  });
});

test('a hidden product counts as gone [CART-G06]', () => {
  const { visible } = storefrontOf(indexed([aProduct({ isHidden: true })]));
  const products = visible.entries.map(({ product }) => product);
  expect(prunedCart([aLine({ '': 1 })], byId(...products)).cart).toEqual([]);
});

test('prices and texts come from the catalogue, and a changed price is reported [CART-G03]', () => {
  const product = aProduct({ price: pesos(1500), name: 'Otro nombre' });
  const { cart, changedPrices } = prunedCart([aLine({ '': 1 })], byId(product));
  expect(cart).toEqual([aLine({ '': 1 }, product)]);
  expect(changedPrices).toEqual(['p-1']);
});

test('a line that was stored without its snapshot has no former price [CART-G03 CART-G02]', () => {
  const stored = parseStoredCart(JSON.stringify([{ id: 'p-1', quantities: { '': 1 } }]));
  const { cart, changedPrices } = prunedCart(stored, byId(aProduct()));
  expect(cart).toEqual([aLine({ '': 1 })]);
  expect(changedPrices).toEqual([]);
});

test.each([
  [{ name: 'Otro nombre' }, []],
  [{ price: null }, ['p-1']],
  [{ bulkOffer: { minimumUnits: 12, packPrice: pesos(9000) } }, ['p-1']],
])('with %j the changed prices are %j [CART-G03]', (changes, expected) => {
  expect(prunedCart([aLine({ '': 1 })], byId(aProduct(changes))).changedPrices).toEqual(expected);
});

test('a pack with another price or other units counts as a changed price [CART-G03]', () => {
  const bulkOffer = { minimumUnits: 12, packPrice: pesos(9000) };
  const cart = [aLine({ '': 1 }, { bulkOffer })];
  const changedBy = (changes: Partial<typeof bulkOffer>) =>
    prunedCart(cart, byId(aProduct({ bulkOffer: { ...bulkOffer, ...changes } }))).changedPrices;
  expect(changedBy({})).toEqual([]);
  expect(changedBy({ packPrice: pesos(9500) })).toEqual(['p-1']);
  expect(changedBy({ minimumUnits: 10 })).toEqual(['p-1']);
});

test('a deleted colour is removed from its line, and the rest of the line stays [CART-022]', () => {
  const { cart, dropped } = prunedCart([aLine({ Rojo: 1, Azul: 2 })], byId(aProduct({ colours: ['Azul'] })));
  expect(cart).toEqual([aLine({ Azul: 2 }, { colours: ['Azul'] })]);
  expect(dropped).toEqual([aLine({ Rojo: 1 })]);
});

test('unnamed units become units of the only model [CART-022 CHECKOUT-049]', () => {
  const { cart, dropped } = prunedCart([aLine({ '': 2 })], byId(aProduct({ models: ['Modelo 1'] })));
  expect(cart[0]?.quantities).toEqual({ 'Modelo 1': 2 });
  expect(dropped).toEqual([]);
});

test('pruning twice is pruning once [CART-022 CART-023]', () => {
  const ids = fc.constantFrom('p-1', 'p-2', 'p-3');
  const variants = fc.constantFrom('', 'Rojo', 'Azul', 'Modelo 1');
  const lists = fc.record({
    colours: fc.uniqueArray(fc.constantFrom('Rojo', 'Azul')),
    models: fc.uniqueArray(fc.constantFrom('Modelo 1', 'Largo')),
    price: fc.constantFrom(null, pesos(10), pesos(20)),
  });
  const catalogues = fc
    .uniqueArray(fc.tuple(ids, lists), { selector: ([id]) => id })
    .map((rows) => byId(...rows.map(([id, changes]) => aProduct({ id, ...changes }))));
  const carts = fc
    .uniqueArray(fc.tuple(ids, fc.dictionary(variants, fc.integer({ min: 1, max: 9 }), { minKeys: 1 })), {
      selector: ([id]) => id,
    })
    .map((rows) => rows.map(([id, quantities]) => aLine({ ...quantities }, { id })));
  fc.assert(
    fc.property(carts, catalogues, (cart, catalogue) => {
      const once = prunedCart(cart, catalogue);
      expect(prunedCart(once.cart, catalogue)).toEqual({
        cart: once.cart,
        dropped: [],
        askedAgain: [],
        changedPrices: [],
      });
    }),
  );
});

test('a line without its last colour is dropped and reported [CART-022]', () => {
  const line = aLine({ Rojo: 1, Verde: 2 });
  expect(prunedCart([line], byId(aProduct({ colours: ['Azul'] })))).toEqual({
    cart: [],
    dropped: [line],
    askedAgain: [],
    changedPrices: [],
  });
});

const BY_METRE = { code: 'MTR', scale: 2, increment: 50, minimum: 50 } as const;

test.each([
  ['3 pieces of what is now sold by the metre', {}, { saleUnit: BY_METRE }, 3],
  ['150 parts of what is now sold by the piece', { saleUnit: BY_METRE }, {}, 150],
  [
    'a length between the new steps',
    { saleUnit: BY_METRE },
    { saleUnit: { ...BY_METRE, increment: 100, minimum: 100 } },
    150,
  ],
])('%s are asked again, never taken for the same number [UNIT-006]', (_what, before, now, units) => {
  const product = aProduct(now);
  const { cart, dropped, askedAgain } = prunedCart([aLine({ '': units }, before)], byId(product));
  expect([cart, dropped]).toEqual([[], []]);
  expect(askedAgain).toEqual([aLine({ '': product.saleUnit.minimum }, now)]);
});

test('a length that can still be cut stays [UNIT-006]', () => {
  const cart = [aLine({ '': 150 }, { saleUnit: BY_METRE })];
  const finer = aProduct({ saleUnit: { ...BY_METRE, increment: 25, minimum: 25 } });
  expect(prunedCart(cart, byId(finer))).toMatchObject({
    cart: [{ quantities: { '': 150 } }],
    askedAgain: [],
  });
});
