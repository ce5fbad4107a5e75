import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  advances,
  CAROUSEL_INTERVALS,
  FLASH_SLOTS_AT,
  OFFERS_SLOTS_AT,
  RELATED_SLOTS_AT,
} from './carousel-slots.ts';
import { hasExitPopup } from './exit-popup.ts';
import { clampedPage, lastPageOf, PAGE_SIZE_AT, PAGE_SIZES, pageHolding } from './page-size.ts';
import { valueAtWidth } from './width-steps.ts';

// width → page size, related slots, offers slides, flash slides, exit popup
test.each([
  [0, 4, 1, 1, 1, false],
  [320, 4, 1, 1, 1, false],
  [449, 4, 1, 1, 1, false],
  [450, 4, 1, 1, 1, false],
  [639, 4, 1, 1, 1, false],
  [640, 4, 1, 1, 2, false],
  [767, 4, 1, 1, 2, false],
  [768, 4, 1, 2, 3, false],
  [1023, 4, 1, 2, 3, false],
  [1024, 6, 2, 2, 4, false],
  [1025, 6, 2, 2, 4, true],
  [1279, 6, 2, 2, 4, true],
  [1280, 9, 3, 3, 5, true],
  [1499, 9, 3, 3, 5, true],
  [1500, 13, 4, 3, 5, true],
  [1735, 13, 4, 3, 5, true],
  [1736, 16, 4, 3, 5, true],
  [1919, 16, 4, 3, 5, true],
  [1920, 16, 4, 4, 5, true],
  [2560, 16, 4, 4, 5, true],
])(
  'N1 GRID-022 GRID-024 CAROUSEL-006 CAROUSEL-008 CAROUSEL-010 POPUP-001 CONST-005 at %d px',
  (width, size, related, offers, flash, hasPopup) => {
    expect(valueAtWidth(PAGE_SIZE_AT, width)).toBe(size);
    expect(valueAtWidth(RELATED_SLOTS_AT, width)).toBe(related);
    expect(valueAtWidth(OFFERS_SLOTS_AT, width)).toBe(offers);
    expect(valueAtWidth(FLASH_SLOTS_AT, width)).toBe(flash);
    expect(hasExitPopup(width)).toBe(hasPopup);
  },
);

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
])('N2 GRID-021 GRID-G05 the last page of %d products', (count, ...lastPages) => {
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
])('GRID-020 GRID-G07 page %d of %d is page %d', (page, lastPage, expected) => {
  expect(clampedPage({ page, lastPage })).toBe(expected);
});

test('GRID-G06 after a change of size the page is the one that holds the first product', () => {
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

test.each([
  ['related at 1500 px', 4, valueAtWidth(RELATED_SLOTS_AT, 1500), false],
  ['related at 1500 px', 5, valueAtWidth(RELATED_SLOTS_AT, 1500), true],
  ['offers at 1920 px', 4, valueAtWidth(OFFERS_SLOTS_AT, 1920), false],
  ['flash at 1280 px', 5, valueAtWidth(FLASH_SLOTS_AT, 1280), false],
  ['flash at 1280 px', 6, valueAtWidth(FLASH_SLOTS_AT, 1280), true],
])('N1 CAROUSEL-011 %s with %d items', (_, items, slots, expected) => {
  expect(advances({ items, slots })).toBe(expected);
});

test('N1 CAROUSEL-012 CAROUSEL-013 a pointer over the offers holds them; the related carousel asks for none', () => {
  expect(advances({ items: 6, slots: 4, isPointerOver: true })).toBe(false);
  expect(advances({ items: 6, slots: 4, isPointerOver: false })).toBe(true);
  expect(advances({ items: 6, slots: 4 })).toBe(true);
});

test('N1 CAROUSEL-005 CAROUSEL-007 CAROUSEL-009 CONST-005 carousels advance every 5, 4 and 5 seconds', () => {
  expect(CAROUSEL_INTERVALS).toEqual({ offers: 5000, flash: 4000, related: 5000 });
});
