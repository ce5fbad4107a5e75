import { expect, test } from 'vitest';
import { NO_FILTERS } from '#domain/catalogue/filters.ts';
import { resultsTitle } from './results-title.ts';

test('the results’ heading names the filters and the search [NAV-014 SEARCH-001]', () => {
  expect(resultsTitle(NO_FILTERS)).toBe('Todos los productos');
  expect(resultsTitle({ ...NO_FILTERS, type: 'maquinas de coser' })).toBe('Máquinas de coser');
  expect(resultsTitle({ ...NO_FILTERS, subsection: 'Hilos' })).toBe('Hilos');
  expect(resultsTitle({ ...NO_FILTERS, subsection: 'Hilos', type: 'Algodón' })).toBe('Hilos · Algodón');
  expect(resultsTitle({ ...NO_FILTERS, text: ' aguja ' })).toBe('Resultados para «aguja»');
  expect(resultsTitle({ ...NO_FILTERS, text: 'rojo', subsection: 'Hilos' })).toBe('«rojo» en Hilos');
});
