import { expect, test } from 'vitest';
import { aProduct } from '../catalogue/a-product.ts';
import { changedTree, type TreeChange } from '../catalogue/change-tree.ts';
import { DEFAULT_TREE } from '../catalogue/default-tree.ts';
import { NO_FILTERS } from '../catalogue/filters.ts';
import { indexed } from '../catalogue/search-index.ts';
import { storefrontOf } from '../catalogue/storefront.ts';
import { shownFirstTaxonomy, shownTaxonomy } from '../catalogue/taxonomy.ts';
import { categoryPath } from './category-path.ts';
import { type AddressBook, type LandingAddress, landingOf, listAt } from './landing.ts';

const products = [
  aProduct({ id: 'a', brand: 'Añil', subsection: 'Hilos', type: 'Algodón' }),
  aProduct({ id: 'b', brand: ' añil', subsection: 'Cintas', type: 'Raso' }),
  aProduct({ id: 'c', brand: 'A & Ñil', subsection: 'Hilos', type: 'Otros' }),
  aProduct({ id: 'd', brand: 'A Ñil', subsection: 'Hilos', type: 'Algodón' }),
  aProduct({ id: 'e', brand: '', subsection: 'Hilos', type: 'Algodón' }),
];

function bookOf(tree = DEFAULT_TREE): AddressBook {
  const storefront = storefrontOf(indexed(products));
  const brands = storefront.brands();
  return {
    taxonomy: shownFirstTaxonomy(tree),
    shown: shownTaxonomy(tree),
    brands,
    counts: storefront.counts(),
  };
}

function treeAfter(changes: readonly TreeChange[]) {
  return changes.reduce((tree, change) => {
    const changed = changedTree({ tree, former: [] }, change, () => false);
    if (!changed.ok) throw new Error(changed.reason);
    return changed.categories.tree;
  }, DEFAULT_TREE);
}

/** The parts of a path as the router reads them. */
function addressOf(path: string): LandingAddress {
  const [, kind, first, subsection, type] = path.split('/').map(decodeURIComponent);
  return kind === 'marca' ? { brand: first } : { section: first, subsection, type };
}

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
