import { expect, test } from 'vitest';
import { hasFilters, NO_FILTERS } from './filters.ts';

test('the filters are those of the specification and of the sheet, and begin with all [FILTER-001 FILTER-002 FIND-005]', () => {
  const specified = { type: 'all', subsection: 'all', price: 0, text: '', onlyOffers: false };
  expect(NO_FILTERS).toEqual({ ...specified, minPrice: 0, brands: [], colours: [], onlyBulkOffers: false });
});

test.each([
  [{}, false],
  [{ type: 'merceria' }, true],
  [{ subsection: 'Hilos' }, true],
  [{ price: 1 }, true],
  [{ text: 'hilo' }, true],
  [{ onlyOffers: true }, true],
  [{ onlyBulkOffers: true }, true],
  [{ minPrice: 1 }, true],
  [{ brands: ['Anil'] }, true],
  [{ colours: ['Rojo'] }, true],
  [{ text: '  ' }, false],
])('whether %j is a filter: %s [HOME-011 HOME-012 HOME-G05 FIND-005]', (changes, expected) => {
  expect(hasFilters({ ...NO_FILTERS, ...changes })).toBe(expected);
});
