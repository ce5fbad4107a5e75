import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOST_UNITS } from '../measure/sale-unit.ts';
import { NO_EXTRAS } from './line-extras.ts';
import { parseSharedCart, sharedCartHash } from './shared-cart.ts';

const BY_PIECES = { code: 'C62' as const, extras: NO_EXTRAS };

const lines = fc.uniqueArray(
  fc.record({
    productId: fc.stringMatching(/^[\w-]{1,64}$/),
    quantities: fc.dictionary(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: MOST_UNITS }), {
      minKeys: 1,
      maxKeys: 5,
      noNullPrototype: true,
    }),
    code: fc.constant('C62' as const),
    extras: fc.constant(NO_EXTRAS),
  }),
  { selector: ({ productId }) => productId, maxLength: 20 },
);

test('a link brings the cart that it was made of [BUY-010]', () => {
  fc.assert(
    fc.property(lines, (shared) => {
      expect(parseSharedCart(sharedCartHash(shared))).toEqual(shared);
    }),
  );
});

test('a link of ten colours is short [BUY-010]', () => {
  const quantities = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`Color ${at}`, at + 1]));
  expect(sharedCartHash([{ productId: 'p-1', quantities, ...BY_PIECES }]).length).toBeLessThan(200);
});

test('another fragment is no cart, and what can’t be read is left out [BUY-010]', () => {
  expect(parseSharedCart('#contenido')).toBeNull();
  expect(parseSharedCart('')).toBeNull();
  for (const nonsense of ['', 'a', 'a.', 'a.*', 'a.*0', 'a.*-1', 'a.*1e3', 'a.%*1', '<b>.*1', '__.x']) {
    expect(parseSharedCart(`#carrito=${nonsense}`)).toEqual([]);
  }
  expect(parseSharedCart('#carrito=a.*2~%~b.*3')).toEqual([
    { productId: 'a', quantities: { '': 2 }, ...BY_PIECES },
    { productId: 'b', quantities: { '': 3 }, ...BY_PIECES },
  ]);
  expect(parseSharedCart(`#carrito=${'a.*1~'.repeat(20_000)}`)).toEqual([]);
});
