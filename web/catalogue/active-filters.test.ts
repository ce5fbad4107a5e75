import { expect, test } from 'vitest';
import { NO_FILTERS } from '#domain/catalogue/filters.ts';
import { activeFilters } from './active-filters.ts';

test('each filter that is set can be removed by itself, a subsection together with its type [FILTER-G02]', () => {
  const filters = { type: 'algodon', subsection: 'hilos', price: 20_000, text: ' rojo ', onlyOffers: true };
  expect(activeFilters(filters)).toEqual([
    { label: '«rojo»', removal: { text: '' } },
    { label: 'En oferta', removal: { onlyOffers: false } },
    { label: 'Hilos', removal: { subsection: 'all', type: 'all' } },
    { label: 'Algodón', removal: { type: 'all' } },
    { label: 'Hasta $\u00a020.000', removal: { price: 0 } },
  ]);
  expect(activeFilters(NO_FILTERS)).toEqual([]);
  expect(activeFilters({ ...NO_FILTERS, type: 'merceria' })).toEqual([
    { label: 'Mercería', removal: { type: 'all' } },
  ]);
  expect(activeFilters({ ...NO_FILTERS, price: 1234.5 })).toEqual([
    { label: 'Hasta $\u00a01.234,50', removal: { price: 0 } },
  ]);
});
