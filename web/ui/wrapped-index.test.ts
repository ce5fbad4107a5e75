import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wrappedIndex } from './wrapped-index.ts';

test.each([
  [0, -1, 4, 3],
  [3, 1, 4, 0],
  [2, 1, 4, 3],
  [1, -1, 4, 0],
  [0, 1, 1, 0],
  [0, -1, 1, 0],
  [0, 1, 2, 1],
  [1, 1, 2, 0],
])('from %d by %d of %d to %d [N9 GRID-002 GALLERY-002 CAROUSEL-014]', (index, step, count, expected) => {
  expect(wrappedIndex({ index, step, count })).toBe(expected);
});

test('the index is 0 without images [N9 GALLERY-G03]', () => {
  expect(wrappedIndex({ index: 0, step: 1, count: 0 })).toBe(0);
});

test('five items go round one at a time [N1 CAROUSEL-014]', () => {
  const starts = [0, 1, 2, 3, 4, 5].map((step) => wrappedIndex({ index: 0, step, count: 5 }));
  expect(starts).toEqual([0, 1, 2, 3, 4, 0]);
});

test('the index is always one of the images, and a step back undoes one forward [GALLERY-002]', () => {
  const counts = fc.integer({ min: 1, max: 60 });
  fc.assert(
    fc.property(fc.nat(59), fc.integer({ min: -500, max: 500 }), counts, (start, step, count) => {
      const index = wrappedIndex({ index: start % count, step, count });
      expect(Number.isInteger(index) && index >= 0 && index < count).toBe(true);
      expect(wrappedIndex({ index, step: -step, count })).toBe(start % count);
    }),
  );
});
