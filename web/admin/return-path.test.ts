import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loginPath, RETURN_PARAMETER, safeReturnPath } from './return-path.ts';

test('a login goes to the dashboard [LOGIN-009]', () => {
  expect(safeReturnPath(null)).toBe('/hilvanDash');
});

test('a login goes back to where the session ended [LOGIN-009]', () => {
  const login = new URL(
    loginPath({ pathname: '/hilvanDash/pedidos', search: '?estado=Listos' }),
    'http://x.test',
  );
  expect(safeReturnPath(login.searchParams.get(RETURN_PARAMETER))).toBe('/hilvanDash/pedidos?estado=Listos');
});

test.each([
  ['/hilvanDash/pedidos.data?estado=Listos', '/hilvanDash/pedidos?estado=Listos'],
  ['/hilvanDash.data', '/hilvanDash'],
  ['/hilvanDash/_.data', '/hilvanDash'],
  ['/hilvanDash/productos.data.data', '/hilvanDash/productos'],
])('a login for %s lands on a page [LOGIN-009]', (asked, page) => expect(safeReturnPath(asked)).toBe(page));

test.each([
  'https://evil.test',
  '//evil.test/hilvanDash',
  '/\\evil.test',
  '/hilvanDash/..//evil.test',
  'javascript:alert(1)',
  '/cart',
  '/hilvanDashboard',
  'hilvanDash',
])('a login never goes to %s [LOGIN-009]', (asked) => expect(safeReturnPath(asked)).toBe('/hilvanDash'));

test('a login never leads outside the dashboard [LOGIN-009]', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webPath(), fc.webUrl()), (asked) => {
      const { origin, pathname } = new URL(safeReturnPath(asked), 'http://x.test');
      return origin === 'http://x.test' && /^\/hilvandash(\/|$)/i.test(pathname);
    }),
  );
});
