import { expect, test } from 'vitest';
import { NO_FILTERS } from '#domain/catalogue/filters.ts';
import { hasOffersPlace } from './offers-place.ts';

test.each([
  [{}, 1, true],
  [{ type: 'merceria' }, 1, false],
  [{ subsection: 'Hilos' }, 1, false],
  [{ text: 'hilo' }, 1, false],
  [{}, 2, false],
])('with %j on page %d the special offers have their place: %s [CAROUSEL-002]', (changes, page, expected) => {
  expect(hasOffersPlace({ filters: { ...NO_FILTERS, ...changes }, page })).toBe(expected);
});
