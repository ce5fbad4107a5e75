import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clampedPage, lastPageOf, PAGE_SIZES, pageHolding } from './page-size.ts';

// items → last page with 4, 6, 9, 13 and 16 products a page
test.each([
  [0, 1, 1, 1, 1, 1],
  [1, 1, 1, 1, 1, 1],
  [4, 1, 1, 1, 1, 1],
  [5, 2, 1, 1, 1, 1],
  [6, 2, 1, 1, 1, 1],
  [7, 2, 2, 1, 1, 1],
  [9, 3, 2, 1, 1, 1],
  [10, 3, 2, 2, 1, 1],
  [12, 3, 2, 2, 1, 1],
  [13, 4, 3, 2, 1, 1],
  [14, 4, 3, 2, 2, 1],
  [16, 4, 3, 2, 2, 1],
  [17, 5, 3, 2, 2, 2],
  [18, 5, 3, 2, 2, 2],
  [19, 5, 4, 3, 2, 2],
  [26, 7, 5, 3, 2, 2],
  [27, 7, 5, 3, 3, 2],
  [32, 8, 6, 4, 3, 2],
  [33, 9, 6, 4, 3, 3],
  [48, 12, 8, 6, 4, 3],
  [100, 25, 17, 12, 8, 7],
])('the last page of %d products [N2 GRID-021 GRID-G05]', (count, ...lastPages) => {
  expect(PAGE_SIZES.map((size) => lastPageOf(count, size))).toEqual(lastPages);
});

test.each([
  [1, 2, 1],
  [2, 2, 2],
  [3, 2, 2],
  [0, 2, 1],
  [-7, 2, 1],
  [1.9, 2, 1],
  [Number.NaN, 2, 1],
  [Number.POSITIVE_INFINITY, 2, 2],
])('page %d of %d is page %d [GRID-020 GRID-G07]', (page, lastPage, expected) => {
  expect(clampedPage({ page, lastPage })).toBe(expected);
});

test('after a change of size the page is the one that holds the first product [GRID-G06]', () => {
  expect(pageHolding({ index: 0, size: 16 })).toBe(1);
  expect(pageHolding({ index: 15, size: 16 })).toBe(1);
  expect(pageHolding({ index: 16, size: 16 })).toBe(2);
  fc.assert(
    fc.property(fc.nat(5000), fc.constantFrom(...PAGE_SIZES), (index, size) => {
      const from = (pageHolding({ index, size }) - 1) * size;
      expect(index >= from && index < from + size).toBe(true);
    }),
  );
});
