import { describe, expect, test } from 'vitest';
import { builtPages } from '#server/pages/pages-source.ts';
import { shopForAllTests } from '#tests/support/shop-of-tests.ts';

const SITE = 'https://tienda.example';

const ELSEWHERE = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '/\t/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/ /evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https://evil.example/hilvanDash',
  'HTTPS://evil.example',
  '//evil.example/hilvanDash',
  '//hilvanDash@evil.example',
  '@evil.example',
  '.evil.example',
  ':@evil.example/',
  '/%2Fevil.example',
  '%2F%2Fevil.example',
  '/%5Cevil.example',
  '/%09/evil.example',
  '/hilvanDash//evil.example',
  '/hilvanDash/..//evil.example',
  '/hilvanDash/../..//evil.example',
  '/hilvanDash/%2e%2e//evil.example',
  '/hilvanDash/..%2f/evil.example',
  '/hilvanDash\\..\\\\evil.example',
  '/hilvanDash@evil.example',
  '/hilvanDash.evil.example',
  '/hilvanDash:80@evil.example',
  '/hilvanDash?volver=//evil.example',
  '/hilvanDash#//evil.example',
  '/hilvanDash\r\nSet-Cookie: a=b',
  '/hilvanDash%0d%0aSet-Cookie:%20a=b',
  '/hilvanDash%00//evil.example',
  '/login?volver=//evil.example',
  'javascript:alert(1)//hilvanDash',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://evil.example/1',
  '/hilvan\u0000Dash',
  '／／evil.example',
  '/\u2028/evil.example',
];

describe('redirects', () => {
  const shop = shopForAllTests('sqlite', async () => ({ publicUrl: SITE, pages: await builtPages() }));

  /** The path where a browser at `url` ends up; fails the test for any other site. */
  function destination(url: string, location: unknown): string {
    // The location must be a path: browsers also read '//' and '/\' as other sites.
    expect([url, location]).toEqual([url, expect.stringMatching(/^\/(?![/\\\s])[\x21-\x7e]*$/)]);
    const { origin, pathname } = new URL(String(location), `${SITE}/login`);
    expect([url, origin]).toEqual([url, SITE]);
    return pathname;
  }

  const written = ELSEWHERE.flatMap((asked) => [
    `volver=${encodeURIComponent(asked)}`,
    `volver=${encodeURIComponent(encodeURIComponent(asked))}`,
    `volver=/hilvanDash&volver=${encodeURIComponent(asked)}`,
    `volver=${encodeURIComponent(asked)}&volver=/hilvanDash`,
    `redirect=${encodeURIComponent(asked)}&next=${encodeURIComponent(asked)}&url=${encodeURIComponent(asked)}`,
  ]);

  test('a logged-in person goes from the login to the dashboard, whatever the address asks for [LOGIN-009]', async () => {
    for (const query of written) {
      for (const path of ['/login', '/login.data']) {
        const url = `${path}?${query}`;
        const { statusCode, headers, body } = await shop.callAsAdministrator({ url });
        expect([url, headers['set-cookie']]).toEqual([url, undefined]);
        if (path === '/login') {
          expect([url, statusCode]).toEqual([url, 302]);
          expect(destination(url, headers.location)).toMatch(/^\/hilvandash(?:\/|$)/i);
        } else expect(body.slice(0, 2000)).toContain('"/hilvanDash');
      }
    }
  });

  test('the login page holds no link to another target [LOGIN-009]', async () => {
    for (const asked of ELSEWHERE) {
      const { body } = await shop.call({ url: `/login.data?volver=${encodeURIComponent(asked)}` });
      const [, returnPath] = /"returnPath","((?:[^"\\]|\\.)*)"/.exec(body) ?? [];
      expect([asked, returnPath]).toEqual([asked, expect.stringMatching(/^\/hilvanDash(?:[/?]|$)/i)]);
      expect(new URL(JSON.parse(`"${returnPath}"`), SITE).origin).toBe(SITE);
    }
  });

  test('no other address leads away from the shop [ROUTE-016 ROUTE-017]', async () => {
    const paths = ELSEWHERE.flatMap((asked) => [asked, `/${asked}`, `/hilvanDash/${asked}`, `/cart/${asked}`])
      .map((path) => (path.startsWith('/') ? path : `/${path}`))
      .map((path) => path.replace(/[^\x21-\x7e]/g, encodeURIComponent));
    for (const url of paths) {
      const { headers, statusCode } = await shop.call({ url });
      expect([url, statusCode]).toEqual([url, expect.toBeOneOf([200, 202, 302, 400, 404])]);
      if (headers.location !== undefined) destination(url, headers.location);
    }
  });
});
