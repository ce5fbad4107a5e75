import { expect, test } from 'vitest';
import { productionPages } from '#tests/support/built-pages.ts';
import { createAddressReader } from './page-address.ts';

const { build } = await productionPages();
const addressOf = createAddressReader(build.routes);

test.each([
  ['/', '/'],
  ['/?', '/'],
  ['/?utm_source=mail&gclid=1', '/'],
  ['/?seed=7&type=merceria', '/?type=merceria&seed=7'],
  ['/?offers=1&type=merceria', '/?type=merceria&offers=1'],
  [
    '/?order=precio&brand=A%C3%B1il&minPrice=5&bulk=1&type=merceria',
    '/?type=merceria&minPrice=5&bulk=1&brand=A%C3%B1il&order=precio',
  ],
  ['/filtros?seed=7&colour=Rojo', '/filtros?colour=Rojo&seed=7'],
  ['/?q=hilo+algod%C3%B3n', '/?q=hilo+algod%C3%B3n'],
  ['/_.data?_routes=home%2Fhome-route&page=2', '/_.data?page=2&_routes=home%2Fhome-route'],
  ['/moreInfo/65ab_-Z?fbclid=1', '/moreInfo/65ab_-Z'],
  ['/moreInfo/65ab.data', '/moreInfo/65ab.data'],
  ['/moreInfo/65ab/cinta-de-raso?fbclid=1', '/moreInfo/65ab'],
  ['/moreInfo/65ab/cinta-de-raso.data', '/moreInfo/65ab.data'],
  ['/categoria/merceria/hilos?seed=7&page=2', '/categoria/merceria/hilos?page=2&seed=7'],
  ['/categoria/merceria.data', '/categoria/merceria.data'],
  ['/marca/anil?utm_source=mail', '/marca/anil'],
  ['/cart?paso=contacto', '/cart?paso=contacto'],
  ['/FAQ?_gl=1*a&srsltid=b', '/FAQ'],
])('%s is the page of %s', (target, href) => {
  expect(addressOf(target)?.href).toBe(href);
  expect(addressOf(target)).toBe(addressOf(target));
});

test('tracking parameters do not change the address of a page', () => {
  expect(addressOf(`/?gclid=${'a'.repeat(900)}&page=2`)?.href).toBe('/?page=2');
});

test.each([
  '/CART',
  '/cart/',
  '/login',
  '/hilvanDash',
  '/moreInfo/',
  '/moreInfo/a/b/c',
  '/categoria',
  '/categoria/Merceria',
  '/categoria/a/b/c/d',
  '/marca/',
  '/moreInfo/a/',
  '/moreInfo//b',
  '/moreInfo/%61',
  `/moreInfo/${'a'.repeat(65)}`,
  '/.data',
  '//',
  '/constructor',
  '/__proto__',
  'http://otra.example/',
  '/__manifest',
  '/FAQ?q=hilo',
  '/?type=Hilos&sort=price',
  '/moreInfo/65ab?x=1',
  '/cart?seed=3',
  '/?_routes=home%2Fhome-route',
  '/?utm_source=mail&UTM_SOURCE=mail',
  '/?constructor=1',
  '/?__proto__=1',
  '/?=1',
  '/robots.txt',
  '/?page=1&page=2',
  '/?brand=Anil&brand=Sol',
  '/filtros?colour=Rojo&colour=Azul',
  '/?order=constructor',
  `/?brand=${'a'.repeat(61)}`,
  '/?page=0',
  '/?page=999999',
  '/?size=5',
  '/?offers=yes',
  '/?seed=32',
  `/?q=${'a'.repeat(101)}`,
  `/?x=${'a'.repeat(500)}`,
  '/_.data?_routes=otra',
  '/_.data?_routes=a&_routes=b',
  '/_.data?sort=price',
  `/?gclid=${'a'.repeat(2000)}`,
])('%s has no shared page', (target) => {
  expect(addressOf(target)).toBeNull();
});

test('searches, filters and pages are unbounded; orders and sizes are not', () => {
  for (const target of [
    '/',
    '/?seed=31&size=16&offers=1',
    '/moreInfo/a',
    '/moreInfo/a/b',
    '/_.data?_routes=home%2Fhome-route',
  ]) {
    expect([target, addressOf(target)?.isOpenEnded]).toEqual([target, false]);
  }
  for (const target of ['/?q=a', '/?type=a', '/?price=1', '/?page=9', '/cart?paso=a']) {
    expect([target, addressOf(target)?.isOpenEnded]).toEqual([target, true]);
  }
});

test('a page that depends on chance or a cookie is private', () => {
  for (const target of ['/', '/?seed=3&size=4', '/FAQ']) expect(addressOf(target)?.isPrivate).toBe(true);
  for (const target of ['/cart', '/moreInfo/a']) expect(addressOf(target)?.isPrivate).toBe(false);
});

test('the cookie sets the size if the address has none', () => {
  expect(addressOf('/')?.isSizedByCookie).toBe(true);
  expect(addressOf('/?size=4')?.isSizedByCookie).toBe(false);
  expect(addressOf('/moreInfo/a')?.isSizedByCookie).toBe(false);
});
