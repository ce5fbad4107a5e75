import { expect, test } from 'vitest';
import { indexed } from '../catalogue/search-index.ts';
import type { Taxonomy } from '../catalogue/taxonomy.ts';
import { aProduct } from '../products/a-product.ts';
import { matchedParts } from './matched-parts.ts';
import { suggestions } from './suggestions.ts';

const TAXONOMY: Taxonomy = [
  {
    section: 'Maquina',
    label: 'Máquinas de coser',
    filterType: 'maquinas de coser',
    subsections: [{ name: 'Familiar', types: ['Máquina de coser'] }],
  },
  {
    section: 'Merceria',
    label: 'Mercería',
    filterType: 'merceria',
    subsections: [
      { name: 'Hilos', types: ['Algodón', 'Poliéster'] },
      { name: 'Botones', types: ['Nácar'] },
      { name: 'Cierres', types: ['Metálicos'] },
    ],
  },
];

const threads = Array.from({ length: 8 }, (_, place) =>
  aProduct({
    id: `thread-${place}`,
    name: `Hilo de algodón ${place}`,
    brand: place < 5 ? 'Añil' : 'Hilandera',
  }),
);
const index = indexed([
  ...threads,
  aProduct({ id: 'polyester', type: 'Poliéster', name: 'Hilo de poliéster', brand: 'Hilván' }),
  aProduct({ id: 'button', subsection: 'Botones', type: 'Nácar', name: 'Botón de nácar', brand: 'Nacarí' }),
  aProduct({
    id: 'machine',
    section: 'Maquina',
    subsection: 'Familiar',
    type: 'Máquina de coser',
    name: 'Máquina familiar',
  }),
]);

const suggested = (text: string) => suggestions(index, { text, taxonomy: TAXONOMY });
const labels = (text: string) => suggested(text).categories.map(({ label }) => label);

test('a text suggests up to six products, three categories and two brands [FIND-004]', () => {
  const { products, total, brands } = suggested('hil');
  expect(products).toHaveLength(6);
  expect(total).toBe(10);
  expect(labels('hil')).toEqual(['Hilos']);
  expect(brands).toEqual(['Hilandera', 'Hilván']);
});

test('the category and brand that most words begin come first [FIND-004]', () => {
  expect(labels('hilo algodon')).toEqual(['Hilos', 'Algodón']);
  expect(labels('algodón')).toEqual(['Algodón']);
  expect(labels('máquina de coser')).toEqual(['Máquinas de coser', 'Máquina de coser']);
  expect(suggested('anil').brands).toEqual(['Añil']);
});

test('plural and singular mean the same category [FIND-004]', () => {
  expect(labels('botones')).toEqual(['Botones']);
  expect(labels('boton')).toEqual(['Botones']);
});

test('one letter, signs alone and categories without a found product suggest nothing [FIND-004]', () => {
  const nothing = { products: [], total: 0, categories: [], brands: [] };
  for (const text of ['', ' h ', '--', 'cierre', 'zzz']) expect(suggested(text)).toEqual(nothing);
});

test('a category is the one that its link filters by [FIND-004]', () => {
  expect(suggested('poliester').categories).toEqual([
    { type: 'Poliéster', subsection: 'Hilos', label: 'Poliéster', parent: 'Hilos' },
  ]);
});

test.each([
  ['Hilo de algodón', 'algodon hi', ['>Hi', 'lo de ', '>algodón']],
  ['Ñandutí', 'nandu', ['>Ñandu', 'tí']],
  ['Cinta', 'raso', ['Cinta']],
  ['Cinta', '', ['Cinta']],
])('in %j the search %j marks what it matches [FIND-004]', (name, search, marked) => {
  const parts = matchedParts(name, search).map(({ text, isMatch }) => (isMatch ? `>${text}` : text));
  expect(parts).toEqual(marked);
});
