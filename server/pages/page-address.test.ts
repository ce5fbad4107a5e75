import { expect, test } from 'vitest';
import { addressReader } from './page-address.ts';

const addressOf = addressReader((id) => id === 'catalogue/home-route');

test.each([
  ['/', '/'],
  ['/?', '/'],
  ['/?utm_source=mail&gclid=1', '/'],
  ['/?seed=7&type=merceria', '/?type=merceria&seed=7'],
  ['/?q=hilo+algod%C3%B3n', '/?q=hilo+algod%C3%B3n'],
  ['/_.data?_routes=catalogue%2Fhome-route&page=2', '/_.data?page=2&_routes=catalogue%2Fhome-route'],
  ['/moreInfo/65ab_-Z?x=1', '/moreInfo/65ab_-Z'],
  ['/moreInfo/65ab.data', '/moreInfo/65ab.data'],
  ['/cart?paso=contacto', '/cart?paso=contacto'],
  ['/FAQ?q=hilo', '/FAQ'],
])('%s is the page of %s', (target, href) => {
  expect(addressOf(target)?.href).toBe(href);
  expect(addressOf(target)).toBe(addressOf(target));
});

test.each([
  '/CART',
  '/cart/',
  '/login',
  '/hilvanDash',
  '/moreInfo/',
  '/moreInfo/a/b',
  '/moreInfo/%61',
  `/moreInfo/${'a'.repeat(65)}`,
  '/.data',
  '//',
  '/constructor',
  '/__proto__',
  'http://otra.example/',
  '/__manifest',
  '/robots.txt',
  '/?page=1&page=2',
  '/?page=0',
  '/?page=999999',
  '/?size=5',
  '/?seed=32',
  `/?q=${'a'.repeat(101)}`,
  `/?x=${'a'.repeat(500)}`,
  '/_.data?_routes=otra',
  '/_.data?_routes=a&_routes=b',
])('%s has no page that is kept', (target) => {
  expect(addressOf(target)).toBeNull();
});

test('only what visitors make up has no end; orders and sizes have', () => {
  for (const target of ['/', '/?seed=31&size=16', '/moreInfo/a', '/_.data?_routes=catalogue%2Fhome-route']) {
    expect([target, addressOf(target)?.isOpenEnded]).toEqual([target, false]);
  }
  for (const target of ['/?q=a', '/?type=a', '/?price=1', '/?page=9', '/cart?paso=a']) {
    expect([target, addressOf(target)?.isOpenEnded]).toEqual([target, true]);
  }
});

test('the cookie decides the size where the address does not', () => {
  expect(addressOf('/')?.isSizedByCookie).toBe(true);
  expect(addressOf('/?size=4')?.isSizedByCookie).toBe(false);
  expect(addressOf('/moreInfo/a')?.isSizedByCookie).toBe(false);
});
