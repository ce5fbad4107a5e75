import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { builtPages } from '#server/pages/pages-source.ts';
import { rawExchange } from '#tests/support/raw-exchange.ts';
import { recordedLog } from '#tests/support/recorded-log.ts';
import { shopForAllTests } from '#tests/support/shop-of-tests.ts';

const SECRET = 'clave-que-nadie-lee';

/** Ways up to the parent folder, as programs of several systems read them. */
const UP = [
  '../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '%252e%252e%252f',
  '..\\',
  '..%5c',
  '%c0%ae%c0%ae/',
  '....//',
  '..;/',
  '.%00./',
  './../',
  '//../',
];
const FROM = [
  '',
  'images/',
  'images/300/',
  'assets/',
  'colours/',
  'brands/',
  'moreInfo/',
  'api/items/',
  'sitemaps/',
  '_.data/',
];
const TO = [
  'secreto.txt',
  'package.json',
  'server/main.ts',
  'app/main.js',
  'build/app/main.js',
  'etc/passwd',
  'secreto.txt%00.webp',
  'secreto.txt.webp',
];

const PLAIN = [
  '/.env',
  '/.git/config',
  '/package.json',
  '/images/C:%5CWindows%5Cwin.ini',
  '/images/C:/Windows/win.ini',
  '/images/%5C%5Cserver%5Cshare%5Cx.webp',
  '/images/CON.webp',
  '/images/x.webp::$DATA',
  '/images/%00.webp',
  '/images/x.webp%00',
  '/images/x.webp%0a',
  '/images/.webp',
  '/images/..webp',
  '/images/300/',
  '/images/0300/x.webp',
  '/images/%E0%A4%A',
  '/%',
  '/%ff',
  '/assets/',
  '/assets/%2e%2e/%2e%2e/server/index.js',
  '/moreInfo/%2f%2f',
  'http://malo.example/images/x.webp',
  '//malo.example/%2e%2e',
  '/\\malo.example',
  '*',
];

describe('addresses that lead out of a folder', () => {
  const { loggerInstance, lines } = recordedLog();
  const shop = shopForAllTests('sqlite', async () => ({ pages: await builtPages(), loggerInstance }));
  let url: string;

  beforeAll(async () => {
    for (const name of ['secreto.txt', 'secreto.txt.webp']) writeFileSync(join(shop.dataDir, name), SECRET);
    url = await shop.app.listen({ host: '127.0.0.1', port: 0 });
  });

  const ups = FROM.flatMap((from) =>
    UP.flatMap((up) => TO.map((to, index) => `/${from}${up.repeat(1 + (index % 4))}${to}`)),
  );

  test('no such address returns a file or fails', async () => {
    const targets = [...ups, ...PLAIN];
    for (const target of targets) {
      const { status, body } = await rawExchange(url, { target });
      expect([target, status]).toEqual([target, expect.toSatisfy((code) => code >= 200 && code < 500)]);
      expect([target, INSIDE.exec(body)?.[0]]).toEqual([target, undefined]);
    }
    expect(lines).toEqual([]);
    console.info(`${targets.length} addresses`);
  });

  test.each([
    '"><script>alert(1)</script>',
    'malo.example/"onload=alert(1)//',
    'malo.example#',
    'usuario:clave@malo.example',
    'tienda.example:99999',
    '[::1',
    'a b',
    'ñandú',
    '\t',
    'x'.repeat(8000),
  ])('a Host header of %j is refused or does no harm', async (host) => {
    for (const target of [
      '/',
      '/FAQ',
      '/sitemap.xml',
      '/robots.txt',
      '/feeds/google-merchant.xml',
      '/feeds/meta.csv',
      '/login',
    ]) {
      const { status, body } = await rawExchange(url, { target, headers: { host } });
      expect([target, status]).toEqual([target, expect.toSatisfy((code) => code >= 200 && code < 500)]);
      expect(body).not.toMatch(/"><script>alert|"onload=|clave@/);
    }
    expect(lines).toEqual([]);
  });
});

/** Contents of the files that the addresses try to reach. */
const INSIDE = new RegExp(`${SECRET}|root:x:|"private": true|openContext|SQLite format|\\[extensions\\]`);
