import { expect, test } from 'vitest';
import { NO_FILTERS } from '#domain/catalogue/filters.ts';
import { isFrontPage } from './front-page.ts';

test('banners and special offers stand on page 1, where nothing is searched, filtered or ordered [CAROUSEL-002 FIND-005]', () => {
  expect(isFrontPage({ filters: NO_FILTERS, page: 1 })).toBe(true);
  expect(isFrontPage({ filters: { ...NO_FILTERS, text: '  ' }, page: 1 })).toBe(true);
  expect(isFrontPage({ filters: NO_FILTERS, page: 2 })).toBe(false);
  expect(isFrontPage({ filters: NO_FILTERS, page: 1, order: 'cheapest' })).toBe(false);
  for (const filters of [
    { type: 'merceria' },
    { subsection: 'Hilos' },
    { price: 1000 },
    { text: 'hilo' },
    { onlyOffers: true },
    { brands: ['Anil'] },
  ]) {
    expect(isFrontPage({ filters: { ...NO_FILTERS, ...filters }, page: 1 })).toBe(false);
  }
});
