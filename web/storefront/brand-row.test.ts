import { expect, test } from 'vitest';
import { BRAND_ENTRIES, BRAND_INTERVALS_MS, entryAfter, FEATURED_BRANDS } from './brand-row.ts';

test('the row has its specified numbers [CONTENT-024 CONTENT-025 CONTENT-026 CONTENT-027 CONST-005]', () => {
  expect(BRAND_ENTRIES).toBe(60);
  expect(FEATURED_BRANDS).toBe(4);
  expect(BRAND_INTERVALS_MS).toEqual({ row: 2000, narrow: 7000 });
});

test.each([
  [0, 0],
  [1, 1],
  [14, 14],
  [15, 1],
  [28, 14],
  [1401, 1],
])('after %d moves the row of 14 brands begins at entry %d [CONTENT-024]', (moves, entry) => {
  expect(entryAfter({ moves, brands: 14 })).toBe(entry);
});

test.each([1, 2, 5, 14, 52])('with %d brands each move shows the next one [CONTENT-024]', (brands) => {
  for (let moves = 0; moves < 3 * brands; moves++) {
    expect(entryAfter({ moves, brands }) % brands).toBe(moves % brands);
  }
});

test('the row never runs out of entries for any number of brands [CONTENT-024]', () => {
  for (let moves = 0; moves < 200; moves++) {
    expect(entryAfter({ moves, brands: 60 }) + FEATURED_BRANDS).toBeLessThanOrEqual(BRAND_ENTRIES);
  }
});
