import { expect, test } from 'vitest';
import { changedTree, type TreeChange } from '../catalogue/change-tree.ts';
import { DEFAULT_TREE } from '../catalogue/default-tree.ts';
import { type Filters, NO_FILTERS } from '../catalogue/filters.ts';
import { indexed } from '../catalogue/search-index.ts';
import { storefrontOf } from '../catalogue/storefront.ts';
import { shownFirstTaxonomy, shownTaxonomy } from '../catalogue/taxonomy.ts';
import { aProduct } from '../products/a-product.ts';
import { categoryPath } from './category-path.ts';
import { type AddressBook, type LandingAddress, landingOf, listAt } from './landing.ts';
import type { ListIntros } from './list-intro.ts';
import { brandIntros, categoryIntros } from './list-intros.ts';
import { listPlace } from './list-place.ts';

const products = [
  aProduct({ id: 'a', brand: 'Añil', subsection: 'Hilos', type: 'Algodón' }),
  aProduct({ id: 'b', brand: ' añil', subsection: 'Cintas', type: 'Raso' }),
  aProduct({ id: 'c', brand: 'A & Ñil', subsection: 'Hilos', type: 'Otros' }),
  aProduct({ id: 'd', brand: 'A Ñil', subsection: 'Hilos', type: 'Algodón' }),
  aProduct({ id: 'e', brand: '', subsection: 'Hilos', type: 'Algodón' }),
];

function bookOf(tree = DEFAULT_TREE, intros: ListIntros = {}): AddressBook {
  const storefront = storefrontOf(indexed(products));
  const brands = storefront.brands();
  return {
    taxonomy: shownFirstTaxonomy(tree),
    shown: shownTaxonomy(tree),
    brands,
    counts: storefront.counts(),
    intros,
  };
}

function treeAfter(changes: readonly TreeChange[]) {
  return changes.reduce((tree, change) => {
    const changed = changedTree({ tree, former: [] }, change, () => false);
    if (!changed.ok) throw new Error(changed.reason);
    return changed.categories.tree;
  }, DEFAULT_TREE);
}

const addressOf = (path: string): LandingAddress => listPlace(path) ?? {};

test('each category is found at its address, and nothing else is there [FIND-009]', () => {
  const { taxonomy } = bookOf();
  for (const { filterType, subsections } of taxonomy) {
    const categories = [
      { type: filterType, subsection: 'all' },
      ...subsections.flatMap(({ name, types }) =>
        ['all', ...types, 'Otros'].map((type) => ({ type, subsection: name })),
      ),
    ];
    const paths = categories.map((category) => categoryPath(category, taxonomy));
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.map((path) => listAt(addressOf(path), bookOf()))).toEqual(
      categories.map((filters, at) => ({ path: paths[at], filters })),
    );
  }
  for (const path of ['/categoria/nada', '/categoria/merceria/nada', '/categoria/merceria/hilos/raso']) {
    expect([path, listAt(addressOf(path), bookOf())]).toEqual([path, null]);
  }
});

test('of two names with one readable form the second gets a number, hidden ones come last [FIND-009]', () => {
  const at = { section: 'Merceria', subsection: 'Hilos' } as const;
  const tree = treeAfter([
    { verb: 'add', at, name: 'Nº 5!' },
    { verb: 'add', at, name: 'Nº-5' },
    { verb: 'add', at, name: 'N 5' },
    { verb: 'add', at, name: '***' },
    { verb: 'hide', at: { ...at, type: 'Nº 5!' }, isHidden: true },
  ]);
  const { taxonomy, shown } = bookOf(tree);
  const pathsBy = (names: readonly string[], known: typeof taxonomy) =>
    names.map((type) => categoryPath({ type, subsection: 'Hilos' }, known).split('/').at(-1));
  const visible = ['Nº-5', 'N 5', '***'];
  expect(pathsBy(visible, taxonomy)).toEqual(['n-5', 'n-5-2', 'otra']);
  expect(pathsBy(visible, shown)).toEqual(pathsBy(visible, taxonomy));
  expect(pathsBy(['Nº 5!'], taxonomy)).toEqual(['n-5-3']);
  for (const type of [...visible, 'Nº 5!']) {
    const path = categoryPath({ type, subsection: 'Hilos' }, taxonomy);
    expect(listAt(addressOf(path), bookOf(tree))?.filters).toEqual({ type, subsection: 'Hilos' });
  }
});

test('brands that shoppers see have an address each, whoever spells them [FIND-009]', () => {
  const { brands } = bookOf();
  expect(brands.map(({ name, slug, count }) => [name, slug, count])).toEqual([
    ['A & Ñil', 'a-nil', 1],
    ['A Ñil', 'a-nil-2', 1],
    ['Añil', 'anil', 2],
  ]);
  expect(listAt({ brand: 'ANIL' }, bookOf())).toEqual({ path: '/marca/anil', filters: { brands: ['Añil'] } });
  expect(listAt({ brand: 'nadie' }, bookOf())).toBeNull();
});

test('a place says what lies below it and how much of it, without hidden and empty ones [FIND-009]', () => {
  const hilos = { ...NO_FILTERS, subsection: 'hilos' };
  expect(landingOf(hilos, bookOf())).toEqual({
    path: '/categoria/merceria/hilos',
    steps: [
      { name: 'Inicio', path: '/' },
      { name: 'Mercería', path: '/categoria/merceria' },
      { name: 'Hilos', path: '/categoria/merceria/hilos' },
    ],
    below: [
      { name: 'Algodón', path: '/categoria/merceria/hilos/algodon', count: 3 },
      { name: 'Otros', path: '/categoria/merceria/hilos/otros', count: 1 },
    ],
    brand: null,
  });
  const section = landingOf({ ...NO_FILTERS, type: 'merceria' }, bookOf());
  expect(section.below.map(({ name, count }) => [name, count])).toEqual([
    ['Hilos', 4],
    ['Cintas', 1],
  ]);
  const cintas = { section: 'Merceria', subsection: 'Cintas', type: '' } as const;
  const hidden = bookOf(treeAfter([{ verb: 'hide', at: cintas, isHidden: true }]));
  expect(landingOf({ ...NO_FILTERS, type: 'merceria' }, hidden).below).toHaveLength(1);
  expect(landingOf({ ...hilos, text: 'rojo' }, bookOf()).below).toEqual([]);
});

test('a brand alone is a place of its own; with any other filter it narrows a category [FIND-009]', () => {
  const anil = { ...NO_FILTERS, brands: ['AÑIL'] };
  expect(landingOf(anil, bookOf())).toMatchObject({
    path: '/marca/anil',
    brand: 'Añil',
    below: [
      { name: 'Hilos', path: '/marca/anil?subsection=Hilos', count: 1 },
      { name: 'Cintas', path: '/marca/anil?subsection=Cintas', count: 1 },
    ],
  });
  expect(landingOf({ ...anil, subsection: 'Hilos' }, bookOf())).toMatchObject({
    path: '/categoria/merceria/hilos',
    brand: null,
  });
  expect(landingOf({ ...anil, price: 100 }, bookOf()).brand).toBeNull();
});

test('each place shows its own text and picture, or a picture near it, and says nothing of a search [FIND-009]', () => {
  const at = { section: 'Merceria', subsection: 'Hilos', type: '' } as const;
  const cotton = { ...at, type: 'Algodón' };
  const tree = treeAfter([
    { verb: 'text', at, text: 'Para coser y bordar.' },
    { verb: 'text', at: { ...at, subsection: '' }, text: 'Todo para la costura.' },
    { verb: 'rename', at: cotton, name: 'Algodón egipcio' },
    { verb: 'text', at: { ...cotton, type: 'Algodón egipcio' }, text: 'De fibra larga.' },
    { verb: 'picture', at: { ...at, type: 'Bordar' }, picture: '/images/bordar.webp' },
  ]);
  const { brands } = bookOf();
  const pages = [{ name: 'añil ', text: 'Desde 1950.', picture: null }];
  const logos = [{ name: 'Añil', logo: '/images/anil.webp' }];
  const book = bookOf(tree, { ...categoryIntros(tree), ...brandIntros(brands, { pages, logos }) });
  const intro = (filters: Partial<Filters>) => {
    const { text, picture } = landingOf({ ...NO_FILTERS, ...filters }, book);
    return [text, picture];
  };
  const drawing = '/art/subsections/hilos.webp';
  expect(intro({ subsection: 'hilos' })).toEqual(['Para coser y bordar.', drawing]);
  expect(intro({ subsection: 'hilos', type: 'Algodón egipcio' })).toEqual(['De fibra larga.', drawing]);
  expect(intro({ subsection: 'hilos', type: 'bordar' })).toEqual([undefined, '/images/bordar.webp']);
  expect(intro({ type: 'merceria' })).toEqual(['Todo para la costura.', undefined]);
  expect(intro({ brands: ['Añil'] })).toEqual(['Desde 1950.', '/images/anil.webp']);
  for (const other of [
    { text: 'raso', subsection: 'hilos' },
    { price: 100, subsection: 'hilos' },
    { onlyOffers: true },
    {},
  ])
    expect([other, ...intro(other)]).toEqual([other, undefined, undefined]);
});
