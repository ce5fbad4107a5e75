import fc from 'fast-check';
import { expect, test } from 'vitest';
import { categoryPath } from '#domain/addresses/category-path.ts';
import { DEFAULT_TREE } from '#domain/catalogue/default-tree.ts';
import { NO_FILTERS } from '#domain/catalogue/filters.ts';
import { PAGE_SIZES, pageHolding } from '#domain/catalogue/page-size.ts';
import { PRODUCT_ORDERS } from '#domain/catalogue/product-order.ts';
import { shownTaxonomy } from '#domain/catalogue/taxonomy.ts';
import { type CatalogueQuery, canonicalPath, catalogueHref, filteredHref } from './catalogue-query.ts';
import { placedQuery } from './placed-query.ts';
import { readCatalogueQuery } from './read-catalogue-query.ts';

const taxonomy = shownTaxonomy(DEFAULT_TREE);

function read(href: string, cookie: string | null = null, isFullLoad = true): CatalogueQuery {
  const search = new URL(href, 'http://shop.test').searchParams;
  return readCatalogueQuery({ search, cookie, isFullLoad, randomSeed: () => 7 });
}

const queries = fc.record({
  filters: fc.record({
    type: fc.constantFrom('all', 'merceria', 'Recta y zig zag'),
    subsection: fc.constantFrom('all', 'Abrojos/Apliques', 'Elásticos'),
    price: fc.integer({ min: 0, max: 99_999_999_999 }).map((centavos) => centavos / 100),
    text: fc.string({ maxLength: 60 }).map((text) => text.trim()),
    onlyOffers: fc.boolean(),
    minPrice: fc.integer({ min: 0, max: 99_999_999_999 }).map((centavos) => centavos / 100),
    brands: fc.subarray(['Añil', 'Anil & Cía.', 'Ñandú 100 %']),
    colours: fc.subarray(['Rojo', 'Rosa flúor']),
    onlyBulkOffers: fc.boolean(),
  }),
  page: fc.integer({ min: 1, max: 999_999 }),
  size: fc.constantFrom(...PAGE_SIZES),
  seed: fc.integer({ min: 0, max: 31 }),
  order: fc.constantFrom(undefined, ...PRODUCT_ORDERS),
});

test('an address holds the whole query [FILTER-001 GRID-016 FIND-005]', () => {
  fc.assert(
    fc.property(queries, (query) => {
      expect(read(catalogueHref(query))).toEqual(query);
    }),
  );
});

test('an address without parameters filters nothing and is page 1 [FILTER-002]', () => {
  expect(read('/')).toEqual({ filters: NO_FILTERS, page: 1, size: null, seed: 7 });
});

test('invalid parameters count as absent [FILTER-002 GRID-020]', () => {
  const nonsense = read('/?type=&subsection=%20&price=-5&page=0&size=5&seed=x&other=1');
  expect(nonsense).toEqual({ filters: NO_FILTERS, page: 1, size: null, seed: 7 });
  expect(read('/?page=2.5&price=1e3')).toMatchObject({ page: 1, filters: { price: 0 } });
  expect(read('/?page=99999999999999999999').page).toBe(1);
});

/** The canonical address of another one, with so many results. */
function canonicalOf(query: CatalogueQuery, total: number): string {
  return canonicalPath(query, { total, path: categoryPath(query.filters, taxonomy) });
}

test.each([
  ['12.500', 12_500],
  ['$ 20.000', 20_000],
  ['$20.000', 20_000],
  [' 1.234,50 ', 1234.5],
  ['1234,5', 1234.5],
  ['1.5', 0],
  ['20,000', 0],
  ['veinte', 0],
])('the highest price may be typed as prices are written, and %j is %d [FILTER-G03]', (typed, price) => {
  expect(read(`/?price=${encodeURIComponent(typed)}`).filters.price).toBe(price);
});

test('the offers have a parameter, which only 1 turns on', () => {
  expect(read('/?offers=1').filters).toEqual({ ...NO_FILTERS, onlyOffers: true });
  expect(read('/?offers=yes').filters).toEqual(NO_FILTERS);
  expect(canonicalOf(read('/?offers=1&seed=4'), 90)).toBe('/?offers=1');
});

test('brands and colours may repeat; too many, long and empty ones, and unknown orders, count as absent [FIND-005]', () => {
  const { filters, order } = read('/?brand=Anil&brand=Sol&brand=%20Anil%20&brand=&colour=Rojo&order=nada');
  expect([filters.brands, filters.colours, order]).toEqual([['Anil', 'Sol'], ['Rojo'], undefined]);
  const many = new URLSearchParams(Array.from({ length: 500 }, (_, at) => ['colour', `c${at}`]));
  expect(read(`/?${many}`).filters.colours).toHaveLength(20);
  expect(read(`/?brand=${'x'.repeat(5000)}`).filters).toEqual(NO_FILTERS);
  expect(read('/?order=precio-desc&order=nombre')).toMatchObject({ order: 'dearest' });
});

test('a later page without an order always has the same one [SEO-G03]', () => {
  expect(read('/?page=2').seed).toBe(0);
  expect(read('/?page=2&seed=5').seed).toBe(5);
  expect(read('/?page=2', 'seed=12', false).seed).toBe(12);
});

test('an order is one of 32, and the order of an address is kept [HOME-004]', () => {
  expect(read('/?seed=35').seed).toBe(3);
  expect(read('/').seed).toBe(7);
});

test('a full load draws an order, and going back keeps the seen one [HOME-004]', () => {
  expect(read('/', 'seed=12').seed).toBe(7);
  expect(read('/', 'seed=12', false).seed).toBe(12);
  expect(read('/?seed=3', 'seed=12', false).seed).toBe(3);
});

test('the size comes from the address, else from the cookie [GRID-024]', () => {
  expect(read('/', 'a=1; size=9').size).toBe(9);
  expect(read('/?size=13', 'size=9').size).toBe(13);
  expect(read('/', 'size=7').size).toBeNull();
});

test('with an unknown size the next page follows the sixteen rendered products [GRID-024]', () => {
  expect(read(catalogueHref({ ...read('/'), page: 2 }))).toMatchObject({ page: 2, size: 16 });
});

test('a new filter begins at page 1 and keeps order and size [GRID-023 NAV-014]', () => {
  const href = filteredHref(read('/?q=hilo&page=4&size=9&seed=3'), { subsection: 'Hilos' });
  expect(read(href)).toEqual({
    filters: { ...NO_FILTERS, text: 'hilo', subsection: 'Hilos' },
    page: 1,
    size: 9,
    seed: 3,
  });
});

test('the address of a place stands for its filters; other filters lead to the home’s [FIND-009]', () => {
  const filters = { type: 'all', subsection: 'Hilos' };
  const hilos = placedQuery(read('/?seed=3&size=9'), { path: '/categoria/merceria/hilos', filters });
  expect(catalogueHref({ ...hilos, page: 2 })).toBe('/categoria/merceria/hilos?page=2&size=9&seed=3');
  expect(filteredHref(hilos, { price: 900 })).toBe('/?subsection=Hilos&price=900&size=9&seed=3');
  expect(filteredHref(hilos, { type: 'Bordar', subsection: 'Hilos' })).toBe(
    '/?type=Bordar&subsection=Hilos&size=9&seed=3',
  );
  expect(filteredHref(hilos, NO_FILTERS)).toBe('/?size=9&seed=3');
  const anil = placedQuery(read('/?seed=3'), { path: '/marca/anil', filters: { brands: ['Añil'] } });
  expect(filteredHref(anil, { subsection: 'Hilos' })).toBe('/?subsection=Hilos&brand=A%C3%B1il&seed=3');
});

test('canonical addresses keep category and page, and drop order and size [SEO-G03]', () => {
  expect(canonicalOf(read('/?q=hilo&size=9&seed=3'), 60)).toBe('/');
  expect(canonicalOf(read('/?subsection=hilos&page=2&seed=9'), 60)).toBe('/categoria/merceria/hilos?page=2');
  expect(canonicalOf(read('/?page=5&size=4&seed=3'), 60)).toBe('/?page=2');
  expect(canonicalOf(read('/?page=3&size=6'), 16)).toBe('/');
  expect(canonicalOf(read('/?type=nada'), 0)).toBe('/?type=nada');
});

test('the canonical address is the requested page’s for any window size [SEO-G03 GRID-G06]', () => {
  for (const size of PAGE_SIZES) {
    for (const page of [1, 2, 3, 4]) {
      const sized = { ...read('/'), size, page: pageHolding({ index: (page - 1) * 16, size }) };
      expect(canonicalOf(sized, 60)).toBe(page === 1 ? '/' : `/?page=${page}`);
    }
  }
});
