import { expect, test } from 'vitest';
import { DEFAULT_TREE } from '../catalogue/default-tree.ts';
import { shownTaxonomy } from '../catalogue/taxonomy.ts';
import { categorySteps } from './category-steps.ts';

const names = (filters: Parameters<typeof categorySteps>[0]) =>
  categorySteps(filters, shownTaxonomy(DEFAULT_TREE)).map(({ name, path }) => `${name} ${path}`);

test('the breadcrumbs of a category have its branch and its subsection [SEO-G01 FIND-009]', () => {
  expect(names({ type: 'Algodón', subsection: 'Hilos' })).toEqual([
    'Inicio /',
    'Mercería /categoria/merceria',
    'Hilos /categoria/merceria/hilos',
    'Algodón /categoria/merceria/hilos/algodon',
  ]);
  expect(names({ type: 'maquinas de coser', subsection: 'all' })).toEqual([
    'Inicio /',
    'Máquinas de coser /categoria/maquinas-de-coser',
  ]);
});

test('the breadcrumbs spell categories like the tree, and end at the offers [SEO-G01 FIND-009]', () => {
  expect(names({ type: 'all', subsection: 'hilos', onlyOffers: true })).toEqual([
    'Inicio /',
    'Mercería /categoria/merceria',
    'Hilos /categoria/merceria/hilos',
    'En oferta /?subsection=Hilos&offers=1',
  ]);
});

test('the breadcrumbs of an unknown category start right after the home [SEO-G01 FIND-009]', () => {
  expect(names({ type: 'Fieltros', subsection: 'Manualidades' })).toEqual([
    'Inicio /',
    'Manualidades /?subsection=Manualidades',
    'Fieltros /?type=Fieltros&subsection=Manualidades',
  ]);
});
