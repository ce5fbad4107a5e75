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

test('the heading spells categories like the tree, whatever the address says [NAV-009 NAV-014]', () => {
  expect(resultsTitle({ ...NO_FILTERS, type: 'overlock' })).toBe('Overlock');
  expect(resultsTitle({ ...NO_FILTERS, subsection: 'ABROJOS/APLIQUES' })).toBe('Abrojos/Apliques');
  expect(resultsTitle({ ...NO_FILTERS, subsection: 'hilos', type: 'algodon' })).toBe('Hilos · Algodón');
  expect(resultsTitle({ ...NO_FILTERS, type: 'Fieltros' })).toBe('Fieltros');
});

test('the heading says when the results are offers', () => {
  const offers = { ...NO_FILTERS, onlyOffers: true };
  expect(resultsTitle(offers)).toBe('En oferta');
  expect(resultsTitle({ ...offers, subsection: 'Hilos' })).toBe('Hilos en oferta');
  expect(resultsTitle({ ...offers, text: 'rojo' })).toBe('«rojo» en oferta');
  expect(resultsTitle({ ...offers, text: 'rojo', subsection: 'Hilos' })).toBe('«rojo» en Hilos en oferta');
});
