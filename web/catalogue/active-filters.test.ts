import { expect, test } from 'vitest';
import { DEFAULT_TREE } from '#domain/catalogue/default-tree.ts';
import { type Filters, NO_FILTERS } from '#domain/catalogue/filters.ts';
import { shownTaxonomy } from '#domain/catalogue/taxonomy.ts';
import { activeFilters } from './active-filters.ts';

const filtersOf = (filters: Filters) => activeFilters(filters, shownTaxonomy(DEFAULT_TREE));

test('each filter that is set can be removed by itself, a subsection together with its type [FILTER-G02 FIND-005]', () => {
  const words = { type: 'algodon', subsection: 'hilos', text: ' rojo ' };
  const filters = { ...NO_FILTERS, ...words, price: 20_000, onlyOffers: true };
  expect(filtersOf(filters)).toEqual([
    { label: '«rojo»', removal: { text: '' } },
    { label: 'En oferta', removal: { onlyOffers: false } },
    { label: 'Hilos', removal: { subsection: 'all', type: 'all' } },
    { label: 'Algodón', removal: { type: 'all' } },
    { label: 'Hasta $\u00a020.000', removal: { price: 0 } },
  ]);
  expect(filtersOf(NO_FILTERS)).toEqual([]);
  expect(filtersOf({ ...NO_FILTERS, type: 'merceria' })).toEqual([
    { label: 'Mercería', removal: { type: 'all' } },
  ]);
  const chosen = {
    brands: ['Anil', 'Sol'],
    colours: ['Rojo'],
    onlyBulkOffers: true,
    minPrice: 200,
    price: 500,
  };
  expect(filtersOf({ ...NO_FILTERS, ...chosen })).toEqual([
    { label: 'Con oferta por cantidad', removal: { onlyBulkOffers: false } },
    { label: 'Anil', removal: { brands: ['Sol'] } },
    { label: 'Sol', removal: { brands: ['Anil'] } },
    { label: 'Rojo', removal: { colours: [] } },
    { label: 'De $\u00a0200 a $\u00a0500', removal: { price: 0, minPrice: 0 } },
  ]);
  expect(filtersOf({ ...NO_FILTERS, minPrice: 200 })).toEqual([
    { label: 'Desde $\u00a0200', removal: { minPrice: 0 } },
  ]);
  expect(filtersOf({ ...NO_FILTERS, price: 1234.5 })).toEqual([
    { label: 'Hasta $\u00a01.234,50', removal: { price: 0 } },
  ]);
});

test('a search for a thing in a colour is two filters, each removed by itself [FIND-002 FIND-005]', () => {
  const inColour = { thing: 'Hilos', colour: 'Negro', withoutThing: 'negro', withoutColour: 'hilo' };
  expect(activeFilters({ ...NO_FILTERS, text: 'hilo negro' }, [], inColour)).toEqual([
    { label: 'Hilos', removal: { text: 'negro' } },
    { label: 'Negro', removal: { text: 'hilo' } },
  ]);
});
