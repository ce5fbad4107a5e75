import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BY_PIECE } from '../measure/sale-unit.ts';
import { centavos, MAX_CENTAVOS, pesos } from '../money/centavos.ts';
import { aProduct } from '../products/a-product.ts';
import { aLine } from './a-line.ts';
import { snapshotOf } from './cart-line.ts';
import { NO_EXTRAS } from './line-extras.ts';
import { mergedLines } from './merged-lines.ts';
import { CART_STORAGE_KEY, parseStoredCart, serialisedCart } from './stored-cart.ts';

const bulkOffer = { minimumUnits: 12, packPrice: pesos(54_000) };

test('the cart is stored under cart as a list of lines [CART-009 CONST-005]', () => {
  expect(CART_STORAGE_KEY).toBe('cart');
  const line = aLine({ Rojo: 2 }, { photos: ['/images/a.webp', '/images/b.webp'], bulkOffer });
  expect(JSON.parse(serialisedCart([line]))).toEqual([
    {
      id: 'p-1',
      quantities: { Rojo: 2 },
      item: {
        brand: 'Hilván',
        name: 'Hilo de algodón',
        photo: '/images/a.webp',
        section: 'Merceria',
        price: 100_000,
        bulkOffer: { minimumUnits: 12, packPrice: 5_400_000 },
        colours: [],
        models: [],
      },
    },
  ]);
});

test('a snapshot has no photo where the product has none [CART-001]', () => {
  expect(snapshotOf(aProduct({ photos: [] })).photo).toBeNull();
});

test.each([
  null,
  '',
  'null',
  '{',
  '{}',
  '"cart"',
  '42',
  '{"length":1}',
  '[',
  '['.repeat(100_000),
  'undefined',
])('the storage %.20j starts an empty cart [CART-G02]', (text) => {
  expect(parseStoredCart(text)).toEqual([]);
});

test.each([
  '[null, 1, "a", [], {}]',
  '[{"id":"p-1"}]',
  '[{"id":7,"quantities":{"":1}}]',
  '[{"id":"","quantities":{"":1}}]',
  '[{"id":"p-1","quantities":{"":0}}]',
  '[{"id":"p-1","quantities":{"":-1}}]',
  '[{"id":"p-1","quantities":{"":1.5}}]',
  '[{"id":"p-1","quantities":{"":"2"}}]',
  '[{"id":"p-1","quantities":{"":null}}]',
])('%s holds no line [CART-G01 CART-G02]', (text) => {
  expect(parseStoredCart(text)).toEqual([]);
});

test('a huge count is limited to the maximum units [CART-G02 DETAIL-021]', () => {
  expect(parseStoredCart('[{"id":"p-1","quantities":{"":1e15}}]')[0]?.quantities).toEqual({ '': 9999 });
});

test('a line whose item cannot be read waits for the catalogue, unpriced [CART-021 CART-G02]', () => {
  const [line] = parseStoredCart(
    '[{"id":"p-1","quantities":{"Rojo":2},"item":{"price":-5,"photo":1,"bulkOffer":{"minimumUnits":0,"packPrice":1},"colours":["Rojo",3]}}]',
  );
  expect(line).toEqual({
    productId: 'p-1',
    quantities: { Rojo: 2 },
    snapshot: {
      brand: '',
      name: '',
      photo: null,
      section: 'Merceria',
      price: null,
      bulkOffer: null,
      colours: ['Rojo'],
      models: [],
      isSoldOut: false,
      vat: '21',
      saleUnit: BY_PIECE,
      soldOutVariants: [],
    },
    extras: NO_EXTRAS,
  });
});

test('a stored __proto__ changes no object [CART-G02]', () => {
  const [line] = parseStoredCart(
    '[{"id":"p-1","quantities":{"__proto__":2},"item":{"__proto__":{"price":1}},"__proto__":{"id":"p-9"}}]',
  );
  expect(line?.productId).toBe('p-1');
  expect(Object.entries(line?.quantities ?? {})).toEqual([['__proto__', 2]]);
  expect(line?.snapshot.price).toBeNull();
  expect(Object.getPrototypeOf(line)).toBe(Object.prototype);
});

const prices = fc.option(fc.integer({ min: 1, max: 10_000_000_000 }).map(centavos));
const products = fc.record({
  id: fc.string({ minLength: 1 }),
  section: fc.constantFrom('Maquina' as const, 'Merceria' as const),
  brand: fc.string(),
  name: fc.string({ unit: 'grapheme' }),
  photos: fc.array(fc.webUrl(), { maxLength: 2 }),
  price: prices,
  bulkOffer: fc.option(
    fc.record({ minimumUnits: fc.integer({ min: 1, max: 9999 }), packPrice: fc.constant(pesos(9)) }),
  ),
  colours: fc.array(fc.string(), { maxLength: 3 }),
  models: fc.array(fc.string(), { maxLength: 3 }),
});
const counts = fc.dictionary(
  fc.oneof(fc.string(), fc.constant('__proto__')),
  fc.integer({ min: 1, max: 9999 }),
);
const carts = fc
  .array(fc.tuple(counts, products), { maxLength: 6 })
  .map((rows) => mergedLines(rows.map(([quantities, product]) => aLine({ ...quantities }, product))));

test('a stored cart is restored as it was [CART-009 CART-021]', () => {
  fc.assert(
    fc.property(carts, (cart) => {
      expect(parseStoredCart(serialisedCart(cart))).toEqual(cart);
    }),
  );
});

test('no stored text breaks the start [CART-G02]', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.array(fc.jsonValue()).map((value) => JSON.stringify(value)),
      ),
      (text) => {
        expect(Array.isArray(parseStoredCart(text))).toBe(true);
      },
    ),
  );
});

test('any stored price becomes a safe whole number of centavos, or none [CART-G02]', () => {
  const hostile = fc.oneof(
    fc.jsonValue({ maxDepth: 1 }),
    fc.double({ min: 0, noNaN: true }),
    fc.nat().map(String),
    fc.constantFrom(
      1.5,
      MAX_CENTAVOS,
      MAX_CENTAVOS + 1,
      Number.MAX_SAFE_INTEGER,
      '1500',
      '12 unidades',
      null,
    ),
  );
  const isPrice = (price: unknown) =>
    price === null || (Number.isInteger(price) && Number(price) > 0 && Number(price) <= MAX_CENTAVOS);
  fc.assert(
    fc.property(hostile, hostile, hostile, (price, minimumUnits, packPrice) => {
      const item = { price, bulkOffer: { minimumUnits, packPrice } };
      const [line] = parseStoredCart(JSON.stringify([{ id: 'p-1', quantities: { '': 1 }, item }]));
      const offer = line?.snapshot.bulkOffer ?? { minimumUnits: 1, packPrice: 1 };
      expect(isPrice(line?.snapshot.price)).toBe(true);
      expect(offer.packPrice !== null && isPrice(offer.packPrice)).toBe(true);
      expect(Number.isInteger(offer.minimumUnits) && offer.minimumUnits > 0).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('the largest price that is stored is restored [CART-021]', () => {
  const line = aLine({ '': 1 }, { price: MAX_CENTAVOS });
  expect(parseStoredCart(serialisedCart([line]))).toEqual([line]);
});

test('what is sold out of a line is stored with it [BUY-006]', () => {
  const line = aLine({ Rojo: 1 }, { colours: ['Rojo', 'Azul'], isSoldOut: true, soldOutVariants: ['Azul'] });
  expect(parseStoredCart(serialisedCart([line]))).toEqual([line]);
});
