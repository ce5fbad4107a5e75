import { expect, test } from 'vitest';
import { DEFAULT_TREE } from '../catalogue/default-tree.ts';
import { shownTaxonomy } from '../catalogue/taxonomy.ts';
import { categoryPath } from './category-path.ts';
import { pagedPath } from './paged-path.ts';

const pathOf = (view: Parameters<typeof categoryPath>[0]) => categoryPath(view, shownTaxonomy(DEFAULT_TREE));

test('a category has one address, however its names were written [SEO-G03 FIND-009]', () => {
  const hilos = '/categoria/merceria/hilos/algodon';
  expect(pathOf({ type: 'algodon', subsection: 'HILOS' })).toBe(hilos);
  expect(pathOf({ type: 'Algodón', subsection: 'Hilos' })).toBe(hilos);
  expect(pathOf({ type: 'Máquinas de coser', subsection: 'all' })).toBe('/categoria/maquinas-de-coser');
  expect(pathOf({ type: 'all', subsection: 'abrojos/apliques' })).toBe(
    '/categoria/merceria/abrojos-apliques',
  );
});

test('a later page of a category has an address of its own [SEO-G03]', () => {
  expect(pagedPath(pathOf({ type: 'all', subsection: 'Hilos' }), 2)).toBe('/categoria/merceria/hilos?page=2');
  expect(pagedPath('/', 3)).toBe('/?page=3');
  expect(pathOf({ type: 'all', subsection: 'all' })).toBe('/');
});

test('the offers have an address of their own, within a category too [SEO-G03]', () => {
  expect(pathOf({ type: 'all', subsection: 'all', onlyOffers: true })).toBe('/?offers=1');
  expect(pagedPath(pathOf({ type: 'all', subsection: 'hilos', onlyOffers: true }), 2)).toBe(
    '/?subsection=Hilos&offers=1&page=2',
  );
});

test('a category of any name has a valid address [SEO-004]', () => {
  expect(pathOf({ type: 'a&b=#\ud800', subsection: 'all' })).toBe('/?type=a%26b%3D%23%EF%BF%BD');
});
