import { expect, test } from 'vitest';
import { isAskedByDesk, isList, isOfDesk, mayBeKept, pageOfData } from './page-kind.ts';

const at = (path: string) => new URL(path, 'https://tienda.example');

test.each([
  '/hilvanDash',
  '/hilvandash/pedidos',
  '/hilvanDash/pedidos.data',
  '/login',
  '/login.data',
  '/invitacion',
  '/api/orders',
  '/pedido/abc',
  '/presupuesto/abc',
  '/presupuesto/abc.data',
])('the worker never keeps %s [OFFLINE-001 OFFLINE-004]', (path) => {
  expect(mayBeKept(at(path))).toBe(false);
});

test.each(['/', '/?q=hilo', '/moreInfo/a1', '/_.data', '/cart', '/loginfo'])(
  'the worker may keep %s [OFFLINE-001]',
  (path) => {
    expect(mayBeKept(at(path))).toBe(true);
  },
);

test('the desk is the dashboard and the ways into it [OFFLINE-004]', () => {
  expect(['/hilvanDash', '/login', '/invitacion.data'].map((path) => isOfDesk(at(path)))).toEqual([
    true,
    true,
    true,
  ]);
  expect(isOfDesk(at('/pedido/abc'))).toBe(false);
  expect(isAskedByDesk({ referrer: at('/hilvanDash/productos').href })).toBe(true);
  expect(isAskedByDesk({ referrer: at('/').href })).toBe(false);
  expect(isAskedByDesk({ referrer: '' })).toBe(false);
});

test.each([
  ['/?q=hilo', true],
  ['/categoria/merceria/hilos?page=2', true],
  ['/marca/gutermann', true],
  ['/filtros?q=hilo', true],
  ['/', false],
  ['/cart?paso=contacto', false],
  ['/categoria', false],
  ['/marca/gutermann/otra', false],
  ['/moreInfo/a1', false],
])('whether the catalogue at hand shows %s: %s [OFFLINE-001]', (path, isShown) => {
  expect(isList(at(path))).toBe(isShown);
});

test.each([
  ['/_.data', '/'],
  ['/_.data?q=hilo&_routes=root', '/?q=hilo'],
  ['/moreInfo/a1.data', '/moreInfo/a1'],
  ['/cart.data?paso=contacto', '/cart?paso=contacto'],
])('the data at %s belong to the page %s [OFFLINE-001]', (data, page) => {
  expect(pageOfData(at(data))).toBe(page);
});
