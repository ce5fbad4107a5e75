import { expect, test } from 'vitest';
import { BRAND_ENTRIES, BRAND_INTERVALS_MS, entryAfter, FEATURED_BRANDS } from './brand-row.ts';

test('CONTENT-024 CONTENT-025 CONTENT-026 CONTENT-027 CONST-005 the row in numbers', () => {
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
])('CONTENT-024 after %d moves the row of 14 brands begins at entry %d', (moves, entry) => {
  expect(entryAfter({ moves, brands: 14 })).toBe(entry);
});

test.each([1, 2, 5, 14, 52])('CONTENT-024 with %d brands each move shows the next one', (brands) => {
  for (let moves = 0; moves < 3 * brands; moves++) {
    expect(entryAfter({ moves, brands }) % brands).toBe(moves % brands);
  }
});

test('CONTENT-024 however many brands there are, the row never runs out of entries', () => {
  for (let moves = 0; moves < 200; moves++) {
    expect(entryAfter({ moves, brands: 60 }) + FEATURED_BRANDS).toBeLessThanOrEqual(BRAND_ENTRIES);
  }
});
