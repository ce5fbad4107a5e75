import { expect, test } from 'vitest';
import { listPlace } from './list-place.ts';

test.each([
  ['/', {}],
  ['/filtros', {}],
  ['/categoria/merceria', { section: 'merceria' }],
  ['/categoria/merceria/hilos/algod%C3%B3n', { section: 'merceria', subsection: 'hilos', type: 'algodón' }],
  ['/Categoria/merceria/', { section: 'merceria' }],
  ['/marca/costurina', { brand: 'costurina' }],
])('the list at %s is of the place %j [FIND-009]', (path, place) => {
  expect(listPlace(path)).toEqual(place);
});

test.each([
  '/cart',
  '/categoria',
  '/categoria/a/b/c/d',
  '/marca',
  '/marca/a/b',
  '/moreInfo/a1',
  '/filtros/a',
  '/marca/%E0%A4%A',
])('%s is no list [FIND-009]', (path) => {
  expect(listPlace(path)).toBeNull();
});
