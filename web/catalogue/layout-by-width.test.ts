import { expect, test } from 'vitest';
import { hasExitPopup } from '#web/offers/opens-exit-popup.ts';
import { valueAtWidth } from '#web/ui/width-steps.ts';
import {
  advances,
  CAROUSEL_INTERVALS_MS,
  FLASH_SLOTS_AT,
  OFFERS_SLOTS_AT,
  RELATED_SLOTS_AT,
} from './carousel-slots.ts';
import { PAGE_SIZE_AT } from './page-size-at-width.ts';

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
  'at %d px [N1 GRID-022 GRID-024 CAROUSEL-006 CAROUSEL-008 CAROUSEL-010 POPUP-001 CONST-005]',
  (width, size, related, offers, flash, hasPopup) => {
    expect(valueAtWidth(PAGE_SIZE_AT, width)).toBe(size);
    expect(valueAtWidth(RELATED_SLOTS_AT, width)).toBe(related);
    expect(valueAtWidth(OFFERS_SLOTS_AT, width)).toBe(offers);
    expect(valueAtWidth(FLASH_SLOTS_AT, width)).toBe(flash);
    expect(hasExitPopup(width)).toBe(hasPopup);
  },
);

test.each([
  ['related at 1500 px', 4, valueAtWidth(RELATED_SLOTS_AT, 1500), false],
  ['related at 1500 px', 5, valueAtWidth(RELATED_SLOTS_AT, 1500), true],
  ['offers at 1920 px', 4, valueAtWidth(OFFERS_SLOTS_AT, 1920), false],
  ['flash at 1280 px', 5, valueAtWidth(FLASH_SLOTS_AT, 1280), false],
  ['flash at 1280 px', 6, valueAtWidth(FLASH_SLOTS_AT, 1280), true],
])('%s with %d items [N1 CAROUSEL-011]', (_, items, slots, expected) => {
  expect(advances({ items, slots })).toBe(expected);
});

test('a pointer pauses the offers, but not the related carousel [N1 CAROUSEL-012 CAROUSEL-013]', () => {
  expect(advances({ items: 6, slots: 4, isPointerOver: true })).toBe(false);
  expect(advances({ items: 6, slots: 4, isPointerOver: false })).toBe(true);
  expect(advances({ items: 6, slots: 4 })).toBe(true);
});

test('carousels advance every 5, 4 and 5 seconds [N1 CAROUSEL-005 CAROUSEL-007 CAROUSEL-009 CONST-005]', () => {
  expect(CAROUSEL_INTERVALS_MS).toEqual({ offers: 5000, flash: 4000, related: 5000 });
});
