import { expect, test } from 'vitest';
import { hasFilters, NO_FILTERS } from './filters.ts';

test('the filters are type, subsection, price, text and offers, and begin with all [FILTER-001 FILTER-002]', () => {
  expect(NO_FILTERS).toEqual({ type: 'all', subsection: 'all', price: 0, text: '', onlyOffers: false });
});

test.each([
  [{}, false],
  [{ type: 'merceria' }, true],
  [{ subsection: 'Hilos' }, true],
  [{ price: 1 }, true],
  [{ text: 'hilo' }, true],
  [{ onlyOffers: true }, true],
  [{ text: '  ' }, false],
])('whether %j is a filter: %s [HOME-011 HOME-012 HOME-G05]', (changes, expected) => {
  expect(hasFilters({ ...NO_FILTERS, ...changes })).toBe(expected);
});
