import { expect, test } from 'vitest';
import { aProduct } from './a-product.ts';
import { NO_FILTERS } from './filters.ts';
import { hasOffersPlace, specialOffers } from './special-offers.ts';

test('CAROUSEL-003 FILTER-014 only visible products on offer feed the carousels', () => {
  const offer = aProduct({ id: 'offer', isOffer: true });
  const hidden = aProduct({ id: 'hidden', isOffer: true, isHidden: true });
  expect(specialOffers([aProduct(), offer, hidden])).toEqual([offer]);
});

test.each([
  [{}, 1, true],
  [{ type: 'merceria' }, 1, false],
  [{ subsection: 'Hilos' }, 1, false],
  [{ text: 'hilo' }, 1, false],
  [{}, 2, false],
])('CAROUSEL-002 with %j on page %d the special offers have their place: %s', (changes, page, expected) => {
  expect(hasOffersPlace({ filters: { ...NO_FILTERS, ...changes }, page })).toBe(expected);
});
