import { expect, test } from 'vitest';
import { aLine } from './a-line.ts';
import type { Cart } from './cart-line.ts';
import { NO_EXTRAS } from './line-extras.ts';
import { reduceCart } from './reduce-cart.ts';
import { removedLines } from './removed-lines.ts';
import { parseStoredCart, serialisedCart } from './stored-cart.ts';

const noted: Cart = [{ ...aLine({ Rojo: 2 }), extras: { ...NO_EXTRAS, comment: 'Del mismo lote' } }];
const [line] = noted;
if (line === undefined) throw new Error('the cart has no line');
const commentsOf = (cart: Cart) => cart.map(({ extras }) => extras.comment);

test('what a line carries survives the browser’s storage; without it, the text is as before [BUY-009 CART-009]', () => {
  expect(parseStoredCart(serialisedCart(noted))).toEqual(noted);
  expect(serialisedCart([{ ...line, extras: NO_EXTRAS }])).not.toContain('comment');
});

test.each([7, null, ['a'], { a: 1 }])('the stored note %j is none [BUY-009 CART-G02]', (comment) => {
  const text = JSON.stringify([{ id: 'p-1', quantities: { Rojo: 2 }, comment }]);
  expect(commentsOf(parseStoredCart(text))).toEqual(['']);
});

test('more units of a product keep its note, or bring another [BUY-009]', () => {
  const more = { ...aLine({ Rojo: 1 }), extras: NO_EXTRAS };
  expect(commentsOf(reduceCart(noted, { type: 'add-line', line: more }))).toEqual(['Del mismo lote']);
  const others = { ...more, extras: { ...NO_EXTRAS, comment: 'Otro lote' } };
  expect(commentsOf(reduceCart(noted, { type: 'add-line', line: others }))).toEqual(['Otro lote']);
});

test('a note is written, goes with its line, and comes back with it [BUY-003 BUY-009]', () => {
  const { productId } = line;
  const written = reduceCart(noted, {
    type: 'set-extras',
    productId,
    extras: { ...NO_EXTRAS, comment: 'Sin apuro' },
  });
  expect(commentsOf(written)).toEqual(['Sin apuro']);
  const emptied = reduceCart(written, { type: 'remove-line', productId });
  const removed = removedLines(written, emptied);
  expect(commentsOf(reduceCart(emptied, { type: 'restore-lines', removed }))).toEqual(['Sin apuro']);
  expect(commentsOf(reduceCart(emptied, { type: 'add-line', line: aLine({ Rojo: 1 }) }))).toEqual(['']);
});

test('what stays of an ordered line has no note [BUY-009]', () => {
  const { productId } = line;
  const units = [{ productId, quantities: { Rojo: 1 } }];
  expect(commentsOf(reduceCart(noted, { type: 'take-out', units }))).toEqual(['']);
});
