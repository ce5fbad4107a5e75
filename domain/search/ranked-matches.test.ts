import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NO_FILTERS } from '../catalogue/filters.ts';
import { queryCatalogue } from '../catalogue/query-catalogue.ts';
import { indexed } from '../catalogue/search-index.ts';
import { catalogueEntry } from '../entries/catalogue-entry.ts';
import { fitOf } from '../entries/fit.ts';
import { aProduct } from '../products/a-product.ts';
import type { Product } from '../products/product.ts';
import { rankedMatches } from './ranked-matches.ts';

const plain = { subsection: 'Varios', type: 'Otro', brand: 'Norte' } as const;

/** The names of products in the order in which a text finds them. */
function namesFor(text: string, products: readonly Partial<Product>[]): string[] {
  const index = indexed(products.map((product, at) => aProduct({ id: `p${at}`, ...plain, ...product })));
  return rankedMatches(index, text, { most: 100, synonyms: [] }).map(({ name }) => name);
}

test('whole words come before beginnings, and beginnings before middles of words [FIND-001]', () => {
  const names = ['Contrahilo', 'Hilos surtidos', 'Bolsa de hilo'];
  expect(
    namesFor(
      'hilo',
      names.map((name) => ({ name })),
    ),
  ).toEqual(names.toReversed());
});

test('a word in the name comes before one in the type, and the brand last [FIND-001]', () => {
  const products = [
    { name: 'de la marca', brand: 'Raso' },
    { name: 'del tipo', type: 'Raso' },
    { name: 'de raso' },
    { name: 'de la subsección', subsection: 'Raso' },
    { name: 'Raso liso' },
  ];
  expect(namesFor('raso', products)).toEqual([
    'Raso liso',
    'de raso',
    'del tipo',
    'de la subsección',
    'de la marca',
  ]);
});

test('a plural means what is named by its singular before what is for it [FIND-001]', () => {
  const products = [
    { name: 'Pegamento para cintas' },
    { name: 'Cinta de raso', subsection: 'Cintas' },
    { name: 'Cintas surtidas' },
  ];
  expect(namesFor('cintas', products)).toEqual(['Cintas surtidas', 'Cinta de raso', 'Pegamento para cintas']);
  expect(namesFor('botones', [{ name: 'Hilo para botones' }, { name: 'Botón', type: 'Botones' }])[0]).toBe(
    'Botón',
  );
});

test('how the words stand counts more than where they stand [FIND-001]', () => {
  const products = [{ name: 'Rasos surtidos' }, { name: 'Cinta lisa', brand: 'Raso' }];
  expect(namesFor('raso', products)).toEqual(['Cinta lisa', 'Rasos surtidos']);
});

test('a part of a decimal is no whole number [FIND-001]', () => {
  expect(namesFor('5', [{ name: 'Cinta 2,5 cm' }, { name: 'Cinta 5,0 cm' }, { name: 'Cinta 5 cm' }])[0]).toBe(
    'Cinta 5 cm',
  );
});

test.each([
  ['th-112', ['TH-112648']],
  ['th112648', ['TH-112648']],
  ['TH 112.648', ['TH-112648']],
  ['112648', ['TH-112648']],
  ['th', []],
  ['a5', ['A 5', 'A5-90']],
  ['A.5', ['A 5', 'A5-90']],
  ['abc', ['A-B.C']],
  ['ab', []],
  ['nocode', []],
])('the text %s finds the codes %j [FIND-003]', (text, codes) => {
  const all = ['A5-90', 'TH-112648', 'A 5', 'A-B.C', null];
  const index = indexed(all.map((code, at) => aProduct({ id: `p${at}`, name: 'Botón', code })));
  expect(rankedMatches(index, text, { most: 9, synonyms: [] }).map(({ code }) => code)).toEqual(codes);
});

test('the product of a code comes before those with its words in the name [FIND-003]', () => {
  const products = [
    { name: 'Hilo H 1 fino' },
    { name: 'Botón', code: 'H-1' },
    { name: 'Aguja', code: 'H-15' },
  ];
  expect(namesFor('h 1', products)).toEqual(['Botón', 'Aguja', 'Hilo H 1 fino']);
});

const words = fc.constantFrom('hilo', 'hilos', 'ahilo', 'raso', 'cinta', '5', '2,5', 'ñandú', 'e');
const texts = fc.array(words, { maxLength: 4 }).map((parts) => parts.join(' '));
const products = fc
  .array(fc.record({ name: texts, type: words, subsection: words, brand: texts }), { maxLength: 40 })
  .map((rows) => rows.map((row, at) => aProduct({ ...row, id: `p${at}`, code: null })));

test('results never fit worse than those after them, and equal ones keep the order of the shop [FIND-001]', () => {
  fc.assert(
    fc.property(products, texts, fc.nat(31), (items, text, seed) => {
      const sought = text.split(' ').map((word) => word.replace('ñ', 'n').replace('ú', 'u'));
      const index = indexed(items);
      const found = queryCatalogue(index, { filters: { ...NO_FILTERS, text }, seed, page: 1, size: 100 });
      const shop = queryCatalogue(index, { filters: NO_FILTERS, seed, page: 1, size: 100 });
      const places = new Map(shop.products.map(({ id }, place) => [id, place]));
      const keys = found.products.map((product) => ({
        fit: text.trim() === '' ? 0 : fitOf(catalogueEntry(product), sought),
        place: places.get(product.id) ?? 0,
      }));
      const sorted = keys.toSorted((one, other) => one.fit - other.fit || one.place - other.place);
      expect(keys).toEqual(sorted);
    }),
  );
});

test('without a text the order of the shop stays [FIND-001]', () => {
  const index = indexed(
    Array.from({ length: 30 }, (_, at) => aProduct({ id: `p${at}`, name: `Hilo ${at}` })),
  );
  const ids = (text: string) =>
    queryCatalogue(index, { filters: { ...NO_FILTERS, text }, seed: 7, page: 1, size: 30 }).products.map(
      ({ id }) => id,
    );
  expect(ids('')).toEqual(ids('hilo'));
  expect(rankedMatches(index, '  ', { most: 5, synonyms: [] })).toEqual([]);
});

test('entries of more fits than a rank can tell still all stand in the list [FIND-001]', () => {
  const sought = Array.from({ length: 60 }, (_, at) => `w${at}`);
  const items = Array.from({ length: 400 }, (_, at) =>
    aProduct({
      id: `p${at}`,
      name: sought.slice(0, at % 60).join(' '),
      type: sought.map((word, place) => (place < at / 7 ? `x${word}` : `${word}x`)).join(' '),
      brand: sought.join(' '),
    }),
  );
  const query = { filters: { ...NO_FILTERS, text: sought.join(' ') }, seed: 1, size: 16 };
  const index = indexed(items);
  const pages = Array.from({ length: 25 }, (_, at) => queryCatalogue(index, { ...query, page: at + 1 }));
  const shown = pages.flatMap((page) => page.products.map(({ id }) => id));
  expect(new Set(shown).size).toBe(400);
  expect(shown).toHaveLength(400);
});
