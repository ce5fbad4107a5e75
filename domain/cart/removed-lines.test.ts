import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aLine } from './a-line.ts';
import { reduceCart } from './reduce-cart.ts';
import { removedLines, restoredLines, withRemovals } from './removed-lines.ts';

const line = (id: string) => aLine({ '': 1 }, { id });
const cart = ['a', 'b', 'c', 'd'].map(line);

test('what was removed comes back to its place, whatever it was [BUY-003]', () => {
  fc.assert(
    fc.property(fc.subarray(cart), (left) => {
      expect(restoredLines(left, removedLines(cart, left))).toEqual(cart);
    }),
  );
});

test('a product that was added again keeps its new line [BUY-003]', () => {
  const again = [aLine({ '': 5 }, { id: 'b' })];
  expect(restoredLines(again, removedLines(cart, cart.slice(2)))).toEqual([line('a'), ...again]);
});

test('an emptied cart comes back as a whole [BUY-003]', () => {
  const emptied = reduceCart(cart, { type: 'empty' });
  expect(emptied).toEqual([]);
  const removed = removedLines(cart, emptied);
  expect(reduceCart(emptied, { type: 'restore-lines', removed })).toEqual(cart);
});

test('a removal stands where its line stood [BUY-003]', () => {
  const removal = { removed: removedLines(cart, cart.toSpliced(1, 1)) };
  expect(withRemovals(['a', 'c', 'd'], [removal])).toEqual(['a', removal, 'c', 'd']);
});
