import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newLine, snapshotOf } from '#domain/cart/cart-line.ts';
import { NO_EXTRAS } from '#domain/cart/line-extras.ts';
import { pricedCart } from '#domain/cart/priced-cart.ts';
import { prunedCart } from '#domain/cart/prune-cart.ts';
import { parseStoredCart, serialisedCart } from '#domain/cart/stored-cart.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { hostileJson, hostileText } from '#tests/support/fuzz/hostile-text.ts';
import { mutatedBody } from '#tests/support/fuzz/mutated-body.ts';
import { timesInStorm } from '#tests/support/storm.ts';

const thread = aThread();
const stored = serialisedCart([
  { ...newLine(thread, { Rojo: 6, Azul: 6 }), extras: { ...NO_EXTRAS, comment: 'Del mismo lote' } },
]);

const texts = fc.oneof(
  mutatedBody(JSON.parse(stored)).map((cart) => JSON.stringify(cart)),
  hostileJson.map((value) => JSON.stringify(value)),
  hostileText,
);

test('any stored text can be read, priced and compared with the catalogue [CART-021 CART-G02]', () => {
  const catalogue = new Map([[thread.id, thread]]);
  fc.assert(
    fc.property(texts, (text) => {
      const cart = parseStoredCart(text);
      expect(parseStoredCart(serialisedCart(cart))).toEqual(cart);
      pricedCart(cart, 'retail');
      const { cart: kept } = prunedCart(cart, catalogue);
      for (const { productId, snapshot } of kept) {
        expect([productId, snapshot]).toEqual([thread.id, snapshotOf(thread)]);
      }
    }),
    { numRuns: timesInStorm(500, 50_000) },
  );
});

test('inherited property names are ordinary names, in a stored cart too [CART-G02]', () => {
  const text = `[{"id":"__proto__","__proto__":{"polluted":1},"quantities":{"__proto__":3,"constructor":2},"item":{"__proto__":{"price":1}}}]`;
  const [line] = parseStoredCart(text);
  expect(line?.productId).toBe('__proto__');
  expect(Object.entries(line?.quantities ?? {})).toEqual([
    ['__proto__', 3],
    ['constructor', 2],
  ]);
  expect(line?.snapshot.price).toBeNull();
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
});
