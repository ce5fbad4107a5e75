import { expect, test } from 'vitest';
import { DEFAULT_TREE } from '#domain/catalogue/default-tree.ts';
import { type Filters, NO_FILTERS } from '#domain/catalogue/filters.ts';
import { shownTaxonomy } from '#domain/catalogue/taxonomy.ts';
import { resultsTitle } from './results-title.ts';

const titleOf = (filters: Filters) => resultsTitle(filters, shownTaxonomy(DEFAULT_TREE));

test('the results’ heading names the filters and the search [NAV-014 SEARCH-001]', () => {
  expect(titleOf(NO_FILTERS)).toBe('Todos los productos');
  expect(titleOf({ ...NO_FILTERS, type: 'maquinas de coser' })).toBe('Máquinas de coser');
  expect(titleOf({ ...NO_FILTERS, subsection: 'Hilos' })).toBe('Hilos');
  expect(titleOf({ ...NO_FILTERS, subsection: 'Hilos', type: 'Algodón' })).toBe('Hilos · Algodón');
  expect(titleOf({ ...NO_FILTERS, text: ' aguja ' })).toBe('Resultados para «aguja»');
  expect(titleOf({ ...NO_FILTERS, text: 'rojo', subsection: 'Hilos' })).toBe('«rojo» en Hilos');
});

test('the heading spells categories like the tree, whatever the address says [NAV-009 NAV-014]', () => {
  expect(titleOf({ ...NO_FILTERS, type: 'overlock' })).toBe('Overlock');
  expect(titleOf({ ...NO_FILTERS, subsection: 'ABROJOS/APLIQUES' })).toBe('Abrojos/Apliques');
  expect(titleOf({ ...NO_FILTERS, subsection: 'hilos', type: 'algodon' })).toBe('Hilos · Algodón');
  expect(titleOf({ ...NO_FILTERS, type: 'Fieltros' })).toBe('Fieltros');
});

test('the heading says when the results are offers', () => {
  const offers = { ...NO_FILTERS, onlyOffers: true };
  expect(titleOf(offers)).toBe('En oferta');
  expect(titleOf({ ...offers, subsection: 'Hilos' })).toBe('Hilos en oferta');
  expect(titleOf({ ...offers, text: 'rojo' })).toBe('«rojo» en oferta');
  expect(titleOf({ ...offers, text: 'rojo', subsection: 'Hilos' })).toBe('«rojo» en Hilos en oferta');
});
