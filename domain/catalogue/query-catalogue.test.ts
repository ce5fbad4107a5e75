import fc from 'fast-check';
import { expect, test } from 'vitest';
import { catalogueEntry, type Searchable } from '../entries/catalogue-entry.ts';
import { centavos, pesos } from '../money/centavos.ts';
import { aProduct } from '../products/a-product.ts';
import { type Filters, NO_FILTERS } from './filters.ts';
import { PAGE_SIZES } from './page-size.ts';
import { hasEveryWord, passesChoices, preparedFilters } from './prepared-filters.ts';
import { queryCatalogue } from './query-catalogue.ts';
import { type CatalogueIndex, indexed } from './search-index.ts';

type Row = readonly [string, string, string, string, string, string, string | null];

const ROWS: readonly Row[] = [
  ['a', 'Maquina', 'Familiar', 'Máquina de coser', 'Sol', 'Simple 3223', 'M-100'],
  ['b', 'Maquina', 'Industrial', 'Overlock', 'Luna', 'E4S', null],
  ['c', 'Merceria', 'Hilos', 'Hilo de coser', 'Güemes', 'Algodón 100m', 'H-1'],
  ['d', 'Mercería', 'Elásticos', 'Elástico Chato', 'Ñandú', 'Elástico 5 cm', 'h-1'],
  ['e', 'Maquina', 'Familiar', 'Overlock', 'Sol', '1034D', '100'],
  ['f', 'Merceria', 'Herramientas/Tijeras', 'Tijera', 'Corta', 'Sastre 9', null],
];

const ITEMS = ROWS.map(([id, section, subsection, type, brand, name, code]) => ({
  id,
  section,
  subsection,
  type,
  brand,
  name,
  code,
  price: pesos(1000),
  isOffer: id === 'b' || id === 'd',
  summary: 'resumen único',
  bulkOffer: null,
  colours: ['Rojo'],
  models: ['Largo'],
}));

const INDEX = indexed(ITEMS);

function idsMatching(filters: Partial<typeof NO_FILTERS>): string {
  const query = { filters: { ...NO_FILTERS, ...filters }, seed: 0, page: 1, size: 16 };
  const { products } = queryCatalogue(INDEX, query);
  return products
    .map((product) => product.id)
    .sort()
    .join('');
}

test.each([
  ['[N3 FILTER-008]', 'all', 'all', 'abcdef'],
  ['[N3 FILTER-005]', 'merceria', 'all', 'cdf'],
  ['[N3 FILTER-005 FILTER-010 FILTER-011]', 'MERCERÍA', 'all', 'cdf'],
  ['[N3 FILTER-006]', 'maquinas de coser', 'all', 'abe'],
  ['[N3 FILTER-006 FILTER-010 FILTER-011]', 'Máquinas de Coser', 'all', 'abe'],
  ['[N3 FILTER-007]', 'overlock', 'all', 'be'],
  ['[N3 FILTER-009 FILTER-010]', 'OVERLOCK', 'industrial', 'b'],
  ['[N3 FILTER-009 FILTER-010]', 'overlock', 'FAMILIAR', 'e'],
  ['[N3 FILTER-011]', 'all', 'elasticos', 'd'],
  ['[N3 FILTER-009]', 'all', 'Elásticos', 'd'],
  ['[N3 FILTER-009]', 'merceria', 'hilos', 'c'],
  ['[N3 FILTER-009]', 'merceria', 'familiar', ''],
  ['[N3 FILTER-007]', 'Máquina de coser', 'all', 'a'],
  ['[N3 FILTER-G01]', 'maquina', 'all', ''],
  ['[N3 FILTER-G01]', 'all', 'herramientas', ''],
  ['[N3 FILTER-010]', 'all', 'herramientas/tijeras', 'f'],
])('type $1 and subsection $2 $0', (_, type, subsection, ids) => {
  expect(idsMatching({ type, subsection })).toBe(ids);
});

test.each([
  ['[N3 SEARCH-004 SEARCH-012 SEARCH-G06]', '', 'abcdef'],
  ['[N3 SEARCH-004 SEARCH-011 SEARCH-G06]', '   ', 'abcdef'],
  ['[N3 SEARCH-004 SEARCH-005]', 'overlock', 'be'],
  ['[N3 SEARCH-004 SEARCH-006]', 'luna overlock', 'b'],
  ['[N3 SEARCH-004 SEARCH-006]', 'overlock luna', 'b'],
  ['[N3 SEARCH-004 SEARCH-009 SEARCH-011]', 'OVERLOCK  luna', 'b'],
  ['[N3 SEARCH-004 SEARCH-010 SEARCH-011]', '  algodon ', 'c'],
  ['[N3 SEARCH-004 SEARCH-006 SEARCH-009 SEARCH-010]', 'ALGODÓN hilos', 'c'],
  ['[N3 SEARCH-004 SEARCH-010]', 'güemes', 'c'],
  ['[N3 SEARCH-004 SEARCH-010]', 'guemes', 'c'],
  ['[N3 SEARCH-004 SEARCH-G03]', 'nandu', 'd'],
  ['[N3 SEARCH-004 SEARCH-005]', 'elastico 5', 'd'],
  ['[N3 SEARCH-004 SEARCH-005]', 'coser', 'ac'],
  ['[N3 SEARCH-004 SEARCH-007]', 'máquinas de coser', ''],
  ['[N3 SEARCH-004 SEARCH-005]', 'maquina', 'a'],
  ['[N3 SEARCH-004 SEARCH-008]', 'merceria', ''],
  ['[N3 SEARCH-004 SEARCH-005]', 'herramientas', 'f'],
  ['[N3 SEARCH-004 SEARCH-007]', 'cierres', ''],
  ['[N3 SEARCH-004 SEARCH-007]', 'overlock zzz', ''],
  ['[N3 SEARCH-004 SEARCH-006]', 'chato nandu', 'd'],
  ['[N3 SEARCH-004 SEARCH-005]', 'chatoelasticos', ''],
  ['[N3 SEARCH-004 SEARCH-008]', 'resumen', ''],
  ['[N3 SEARCH-004 SEARCH-008]', 'rojo', ''],
  ['[N3 SEARCH-004 SEARCH-008]', 'largo', ''],
])('the text $1 $0', (_, text, ids) => {
  expect(idsMatching({ text })).toBe(ids);
});

test.each([
  ['[N3 SEARCH-004 SEARCH-G07 SEARCH-013 SEARCH-G05]', 'H-1', 'cd'],
  ['[N3 SEARCH-004 SEARCH-G07 SEARCH-013 SEARCH-G05]', 'h-1', 'cd'],
  ['[N3 SEARCH-004 SEARCH-G07 SEARCH-013 SEARCH-G05]', ' H-1 ', 'cd'],
  ['[N3 SEARCH-004 SEARCH-G07 SEARCH-013]', 'M-100', 'a'],
  ['[N3 SEARCH-004 SEARCH-G07 SEARCH-G05]', 'm-100', 'a'],
  ['[N3 SEARCH-004 SEARCH-G07 SEARCH-013]', 'M-10', ''],
  ['a code wins over the text 100m of c [N3 SEARCH-004 SEARCH-G07]', '100', 'e'],
  ['no word of a longer text is a code [N3 SEARCH-004 SEARCH-G07 SEARCH-008]', 'M-100 sol', ''],
  ['[N3 SEARCH-004 SEARCH-G07 SEARCH-014 SEARCH-G04]', 'no code', 'bf'],
  ['[N3 SEARCH-004 SEARCH-G07 SEARCH-014 SEARCH-G05]', 'No Code', 'bf'],
])('the code $1: $0', (_, text, ids) => {
  expect(idsMatching({ text })).toBe(ids);
});

test('a text that only begins a code is searched as words [SEARCH-013]', () => {
  expect(idsMatching({ text: 'H' })).toBe('cdf');
});

test('category and text both have to hold, for codes too [FILTER-G02]', () => {
  expect(idsMatching({ type: 'overlock', text: 'sol' })).toBe('e');
  expect(idsMatching({ type: 'merceria', text: 'h-1' })).toBe('cd');
  expect(idsMatching({ subsection: 'hilos', text: 'h-1' })).toBe('c');
  expect(idsMatching({ type: 'merceria', text: '100' })).toBe('c');
});

test('the price filter is a maximum and leaves out products without a price [FILTER-G03]', () => {
  const prices = [pesos(999.99), pesos(1000), pesos(1000.01), null];
  const index = indexed(prices.map((price, position) => aProduct({ id: `p${position}`, price })));
  const idsUpTo = (price: number) => idsOf(index, { ...NO_FILTERS, price }).sort();
  expect(idsUpTo(1000)).toEqual(['p0', 'p1']);
  expect(idsUpTo(0)).toEqual(['p0', 'p1', 'p2', 'p3']);
});

test('an infinite maximum leaves out products without a price, also after a search without it [FILTER-G03]', () => {
  const index = indexed([
    aProduct({ id: 'priced', price: pesos(1000) }),
    aProduct({ id: 'asked', price: null }),
  ]);
  expect(idsOf(index, NO_FILTERS)).toHaveLength(2);
  expect(idsOf(index, { ...NO_FILTERS, price: Number.MAX_VALUE })).toEqual(['priced']);
});

test('the offers are those products alone, and combine with the other filters [CAROUSEL-003 FILTER-G02]', () => {
  expect(idsMatching({ onlyOffers: true })).toBe('bd');
  expect(idsMatching({ onlyOffers: true, type: 'merceria' })).toBe('d');
  expect(idsMatching({ onlyOffers: true, text: 'overlock' })).toBe('b');
  expect(idsMatching({ onlyOffers: true, text: 'M-100' })).toBe('');
  expect(idsMatching({})).toBe('abcdef');
});

function idsOf<T extends Searchable>(index: CatalogueIndex<T>, filters: Filters): string[] {
  return queryCatalogue(index, { filters, seed: 0, page: 1, size: 1000 }).products.map(
    (product) => product.id,
  );
}

function passesFilters(product: Searchable, filters: Filters): boolean {
  const entry = catalogueEntry(product);
  const prepared = preparedFilters(filters);
  return passesChoices(entry, prepared) && hasEveryWord(entry, prepared.words);
}

const words = fc.constantFrom('Algodón', 'hilo', 'ÑANDÚ', 'Güemes', 'overlock', 'a', 'Luna', '5', 'zzz');
const products = fc
  .array(
    fc.record({
      section: fc.constantFrom('Maquina', 'Merceria'),
      subsection: fc.constantFrom('Hilos', 'Familiar', 'Elásticos'),
      type: fc.constantFrom('Overlock', 'Algodón', 'Máquina de coser'),
      brand: words,
      name: fc.array(words, { maxLength: 3 }).map((parts) => parts.join(' ')),
      price: fc.option(fc.integer({ min: 1, max: 500_000 }).map(centavos)),
      code: fc.option(fc.constantFrom('H-1', 'h-2', 'luna', ' X ')),
      isOffer: fc.boolean(),
      bulkOffer: fc.option(fc.constant({ minimumUnits: 12, packPrice: pesos(20_000) })),
      colours: fc.subarray(['Rojo', 'Salmón']),
    }),
    { maxLength: 60 },
  )
  .map((rows) => rows.map((row, position) => ({ ...row, id: `id-${position}` })));
const filtersOf = fc.record({
  type: fc.constantFrom('all', 'merceria', 'maquinas de coser', 'overlock'),
  subsection: fc.constantFrom('all', 'hilos', 'FAMILIAR'),
  price: fc.constantFrom(0, 100, 2500.5),
  text: fc.array(words, { maxLength: 3 }).map((parts) => parts.join(' ')),
  onlyOffers: fc.boolean(),
  minPrice: fc.constantFrom(0, 50),
  brands: fc.constantFrom([], ['luna'], ['Güemes', 'ÑANDU']),
  colours: fc.constantFrom([], ['salmon'], ['Rojo', 'Salmón']),
  onlyBulkOffers: fc.boolean(),
});

test('the pages of a seed show every match exactly once [GRID-020 GRID-021 HOME-004]', () => {
  const queries = fc.record({ filters: filtersOf, seed: fc.integer(), size: fc.constantFrom(...PAGE_SIZES) });
  fc.assert(
    fc.property(products, queries, (items, query) => {
      const index = indexed(items);
      const { total, lastPage } = queryCatalogue(index, { ...query, page: 1 });
      const pages = Array.from({ length: lastPage }, (_, at) =>
        queryCatalogue(index, { ...query, page: at + 1 }),
      );
      const shown = pages.flatMap((page) => page.products.map((product) => product.id));
      expect(shown).toHaveLength(total);
      expect(new Set(shown)).toEqual(new Set(idsOf(index, query.filters)));
      expect(pages.slice(0, -1).every((page) => page.products.length === query.size)).toBe(true);
    }),
  );
});

test('a page beyond either end is the nearest one [N2 GRID-020]', () => {
  const index = indexed(Array.from({ length: 17 }, (_, at) => aProduct({ id: `p${at}` })));
  const query = { filters: NO_FILTERS, seed: 3, size: 16 };
  expect(queryCatalogue(index, { ...query, page: 2 }).products).toHaveLength(1);
  expect(queryCatalogue(index, { ...query, page: 3 })).toEqual(queryCatalogue(index, { ...query, page: 2 }));
  expect(queryCatalogue(index, { ...query, page: 0 })).toEqual(queryCatalogue(index, { ...query, page: 1 }));
});

test('nothing found is page 1 of 1 [N2 GRID-G05]', () => {
  const filters = { ...NO_FILTERS, text: 'zzz' };
  const nothing = { products: [], total: 0, page: 1, lastPage: 1 };
  expect(queryCatalogue(INDEX, { filters, seed: 0, page: 4, size: 16 })).toEqual(nothing);
});

test('case, accents, order and spacing of words do not matter [SEARCH-009 SEARCH-010 SEARCH-011 SEARCH-006]', () => {
  const spaces = fc.constantFrom(' ', '   ', '\t', ' \n ');
  fc.assert(
    fc.property(products, fc.array(words, { maxLength: 4 }), spaces, (items, query, space) => {
      const index = indexed(items.map((item) => ({ ...item, code: null })));
      const rewritten = query
        .toReversed()
        .map((word, at) => (at % 2 === 0 ? word.toUpperCase() : word.normalize('NFD').replace(/\p{M}/gu, '')))
        .join(space);
      const ids = idsOf(index, { ...NO_FILTERS, text: query.join(' ') });
      expect(idsOf(index, { ...NO_FILTERS, text: space + rewritten + space })).toEqual(ids);
    }),
  );
});

test('filtering twice is filtering once [FILTER-009 FILTER-G02 FIND-005]', () => {
  fc.assert(
    fc.property(products, filtersOf, (items, filters) => {
      const once = items.filter((item) => passesFilters(item, filters));
      const twice = once.filter((item) => passesFilters(item, filters));
      expect(twice).toEqual(once);
      const query = { filters, seed: 1, page: 1, size: 1000 };
      const found = queryCatalogue(indexed(items), query).products;
      expect(queryCatalogue(indexed(found), query).products).toEqual(found);
    }),
  );
});

test('results are exactly the products that pass every filter, without a code in the text [SEARCH-007 FILTER-G02]', () => {
  fc.assert(
    fc.property(products, filtersOf, (items, filters) => {
      const codeless = items.map((item) => ({ ...item, code: null }));
      const expected = codeless.filter((item) => passesFilters(item, filters));
      expect(new Set(idsOf(indexed(codeless), filters))).toEqual(new Set(expected.map((item) => item.id)));
    }),
  );
});

test('brands and colours pass with any of theirs, whatever their case and accents, and prices within both limits [FIND-005]', () => {
  expect(idsMatching({ brands: ['sol', 'ÑANDU'] })).toBe('ade');
  expect(idsMatching({ brands: ['Sol'], colours: ['rojo'] })).toBe('ae');
  expect(idsMatching({ colours: ['Azul'] })).toBe('');
  expect(idsMatching({ brands: ['so'] })).toBe('');
  expect(idsMatching({ minPrice: 1000, price: 1000 })).toBe('abcdef');
  expect(idsMatching({ minPrice: 1000.01 })).toBe('');
});

test('with bulk offer are the products whose packs are cheaper, as their cards say [FIND-005 DETAIL-010]', () => {
  const packOf = (packPrice: number) => ({ minimumUnits: 12, packPrice: pesos(packPrice) });
  const index = indexed([
    aProduct({ id: 'cheaper', price: pesos(1000), bulkOffer: packOf(11_000) }),
    aProduct({ id: 'dearer', price: pesos(1000), bulkOffer: packOf(12_000) }),
    aProduct({ id: 'unpriced', price: null, bulkOffer: packOf(11_000) }),
    aProduct({ id: 'alone', price: pesos(1000), bulkOffer: null }),
  ]);
  expect(idsOf(index, { ...NO_FILTERS, onlyBulkOffers: true })).toEqual(['cheaper']);
});
