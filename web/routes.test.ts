import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { DESK_PAGES, type DeskPage, deskPath, deskPattern } from '#domain/addresses/desk-path.ts';
import routes from './routes.ts';

const PAGES = Object.keys(DESK_PAGES).filter((name): name is DeskPage => name in DESK_PAGES);

test('every page of the dashboard has a route, and every route a name', () => {
  const paths = new Set(pathsOf(routes).filter((path) => path.startsWith(deskPath('overview'))));
  expect([...paths].sort()).toEqual(PAGES.map(deskPattern).sort());
});

test('what an address names is encoded', () => {
  expect(deskPath('printedOrder', 'a/b?$&')).toBe('/hilvanDash/pedidos/a%2Fb%3F%24%26/imprimir');
});

function pathsOf(entries: readonly RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap(({ path = '', children = [] }) => {
    const whole = [above, path].filter((part) => part !== '').join('/');
    return [whole, ...pathsOf(children, whole)];
  });
}
