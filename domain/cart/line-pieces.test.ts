import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canBeCut, partsIn, summedPieces } from '../measure/pieces.ts';
import type { SaleUnit } from '../measure/sale-unit.ts';
import { unitsIn } from '../products/variants.ts';
import { aLine } from './a-line.ts';
import type { Cart, CartLine } from './cart-line.ts';
import { NO_EXTRAS } from './line-extras.ts';
import { piecesOf } from './line-pieces.ts';
import { type CartAction, reduceCart } from './reduce-cart.ts';
import { parseSharedCart, sharedCartHash } from './shared-cart.ts';
import { parseStoredCart, serialisedCart } from './stored-cart.ts';

const BY_METRE: SaleUnit = { code: 'MTR', scale: 2, increment: 50, minimum: 50 };

const ribbon = (quantities: Record<string, number>, pieces: CartLine['extras']['pieces'] = []): CartLine => ({
  ...aLine(quantities, { saleUnit: BY_METRE, colours: ['Azul', 'Rojo'] }),
  extras: { ...NO_EXTRAS, pieces },
});
const blue = (count: number, length: number) => ({ variant: 'Azul', count, length });
const held = (cart: Cart) => cart.map(({ quantities, extras: { pieces } }) => ({ quantities, pieces }));

test('what is added to a ribbon is a cut of its own [UNIT-004]', () => {
  const once = reduceCart([], { type: 'add-line', line: ribbon({ Azul: 150 }) });
  const twice = reduceCart(once, { type: 'add-line', line: ribbon({ Azul: 150 }) });
  expect(held(twice)).toEqual([{ quantities: { Azul: 300 }, pieces: [blue(2, 150)] }]);
  const more = reduceCart(twice, { type: 'add-line', line: ribbon({ Azul: 75 * 2 }, [blue(2, 50)]) });
  // Two cuts of 0,5 m are not the 1,5 m that the line says: they count as one.
  expect(held(more)).toEqual([{ quantities: { Azul: 450 }, pieces: [blue(3, 150)] }]);
});

test('by the kilo more is more, and nothing is cut [UNIT-004]', () => {
  const kilos: SaleUnit = { code: 'KGM', scale: 3, increment: 250, minimum: 250 };
  const line = aLine({ '': 500 }, { saleUnit: kilos });
  const cart = reduceCart([line], { type: 'add-line', line });
  expect(held(cart)).toEqual([{ quantities: { '': 1000 }, pieces: [] }]);
});

test('a step makes the last cut longer or shorter, and takes out one too short to be cut [UNIT-003 UNIT-004]', () => {
  const cart = [ribbon({ Azul: 300 }, [blue(2, 150)])];
  const stepped = (from: Cart, delta: number) =>
    reduceCart(from, { type: 'change-quantity', productId: 'p-1', variant: 'Azul', delta });
  expect(held(stepped(cart, 50))).toEqual([
    { quantities: { Azul: 350 }, pieces: [blue(1, 150), blue(1, 200)] },
  ]);
  expect(held(stepped(cart, -100))).toEqual([
    { quantities: { Azul: 200 }, pieces: [blue(1, 150), blue(1, 50)] },
  ]);
  expect(held(stepped(cart, -150))).toEqual([{ quantities: { Azul: 150 }, pieces: [] }]);
});

test('cuts are set, and a variant without any is taken out [UNIT-004]', () => {
  const set = (pieces: readonly { count: number; length: number }[]): CartAction => ({
    type: 'set-pieces',
    productId: 'p-1',
    variant: 'Azul',
    pieces,
  });
  const cart = reduceCart([ribbon({ Azul: 50, Rojo: 100 })], set([{ count: 3, length: 150 }]));
  expect(held(cart)).toEqual([{ quantities: { Azul: 450, Rojo: 100 }, pieces: [blue(3, 150)] }]);
  expect(held(reduceCart(cart, set([])))).toEqual([{ quantities: { Rojo: 100 }, pieces: [] }]);
});

const cuts = fc
  .array(fc.record({ count: fc.integer({ min: 1, max: 9 }), steps: fc.integer({ min: 1, max: 40 }) }), {
    minLength: 1,
    maxLength: 4,
  })
  .map((list) => summedPieces(list.map(({ count, steps }) => ({ count, length: 50 * steps }))));

test('cuts and amounts agree after any actions, in storage and in links too [UNIT-004 UNIT-006 BUY-010]', () => {
  const actions = fc.oneof<fc.Arbitrary<CartAction>[]>(
    cuts.map((pieces) => ({
      type: 'add-line',
      line: ribbon(
        { Azul: partsIn(pieces) },
        pieces.map(({ count, length }) => blue(count, length)),
      ),
    })),
    cuts.map((pieces) => ({ type: 'set-pieces', productId: 'p-1', variant: 'Rojo', pieces })),
    fc.integer({ min: -20, max: 20 }).map((steps) => ({
      type: 'change-quantity',
      productId: 'p-1',
      variant: 'Azul',
      delta: 50 * steps,
    })),
  );
  fc.assert(
    fc.property(fc.array(actions, { maxLength: 12 }), (steps) => {
      const cart = steps.reduce(reduceCart, []);
      for (const line of cart) {
        for (const [variant, parts] of Object.entries(line.quantities)) {
          const pieces = piecesOf(line, variant);
          expect(partsIn(pieces)).toBe(parts);
          expect(canBeCut(pieces, BY_METRE)).toBe(true);
        }
        expect(unitsIn(line.quantities)).toBeGreaterThan(0);
      }
      expect(parseStoredCart(serialisedCart(cart))).toEqual(cart);
      const shared = cart.map((line) => ({ ...line, code: line.snapshot.saleUnit.code }));
      const read = (parseSharedCart(sharedCartHash(shared)) ?? []).map((line) =>
        Object.keys(line.quantities).map((variant) => [variant, piecesOf(line, variant)]),
      );
      expect(read).toEqual(
        cart.map((line) => Object.keys(line.quantities).map((variant) => [variant, piecesOf(line, variant)])),
      );
    }),
  );
});
