import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from 'vitest';
import { builtPages } from '#server/pages/pages-source.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { rawAnswer } from '#tests/support/raw-answer.ts';
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts';

const SITE = 'https://tienda.example';

/** Headers in which a request may lie about the address that it was sent to. */
const CLAIMS: readonly Record<string, string>[] = [
  { host: 'evil.example' },
  { host: 'evil.example:443' },
  { host: 'tienda.example@evil.example' },
  { host: 'evil.example/tienda.example?' },
  { host: 'evil.example"><script>' },
  { 'x-forwarded-host': 'evil.example' },
  { 'x-forwarded-host': 'evil.example, tienda.example' },
  { 'x-forwarded-proto': 'javascript' },
  { 'x-forwarded-proto': 'http', 'x-forwarded-port': '8080', 'x-forwarded-prefix': '/evil.example' },
  { 'x-host': 'evil.example', 'x-forwarded-server': 'evil.example', 'x-http-host-override': 'evil.example' },
  { forwarded: 'for=1.2.3.4;host=evil.example;proto=http' },
  { 'x-original-url': '//evil.example/', 'x-rewrite-url': '//evil.example/' },
];

describe('a forged host', () => {
  const thread = aThread();
  const shops: TestShop[] = [];
  const paths = [
    '/',
    `/moreInfo/${thread.id}`,
    '/cart',
    '/contact',
    '/_.data',
    '/login',
    '/hilvanDash',
    '/moreInfo/nada',
  ];
  const files = ['/robots.txt', '/sitemap.xml', '/feeds/google-merchant.xml', '/api/items', '/api/catalogue'];

  afterEach(async () => {
    for (const shop of shops.splice(0)) await shop.close();
  });

  async function listening(setup: { publicUrl: string | null; trustProxy: number }): Promise<string> {
    const shop = await openTestShop('sqlite', { ...setup, products: [thread], pages: await builtPages() });
    shops.push(shop);
    return shop.app.listen({ host: '127.0.0.1', port: 0 });
  }

  test.each([0, 1])(
    'is ignored where the shop has a configured address, behind %i proxies [SEO-G03]',
    async (trustProxy) => {
      const url = await listening({ publicUrl: SITE, trustProxy });
      for (const path of [...paths, ...files]) {
        for (const headers of CLAIMS) {
          const answer = await rawAnswer(url + path, { headers });
          const told = `${JSON.stringify(answer.headers)} ${answer.text}`;
          expect([path, headers, /evil\.example|javascript:\/\//.exec(told)]).toEqual([path, headers, null]);
        }
      }
    },
  );

  test('affects only its own request where the shop has no configured address', async () => {
    const url = await listening({ publicUrl: null, trustProxy: 0 });
    for (const path of [...paths, ...files]) {
      for (const headers of CLAIMS) {
        const [forged] = Object.keys(headers);
        const own = await rawAnswer(url + path, { headers });
        if (forged !== 'host')
          expect([path, headers, own.text.includes('evil.example')]).toEqual([path, headers, false]);
        const others = await rawAnswer(url + path);
        expect([path, headers, others.text.includes('evil.example')]).toEqual([path, headers, false]);
        expect([path, others.headers['cache-control']]).toEqual([
          path,
          expect.stringMatching(/no-cache|no-store/),
        ]);
      }
    }
  });

  test('beside another one is refused, for kept pages too', async () => {
    const url = await listening({ publicUrl: null, trustProxy: 0 });
    const { hostname, port, host } = new URL(url);
    const send = async (path: string, hosts: readonly string[]) => {
      const socket = connect(Number(port), hostname);
      const lines = hosts.map((line) => `${line}\r\n`).join('');
      socket.write(`GET ${path} HTTP/1.1\r\n${lines}Accept-Encoding: br\r\n\r\n`);
      return text(socket);
    };
    for (const path of ['/FAQ', '/FAQ', '/api/health', '/images/nada.webp']) {
      for (const hosts of [
        [`Host: ${host}`, 'Host: evil.example'],
        ['hOsT: evil.example', `Host: ${host}`],
        [`Host: ${host}`, `Host: ${host}`],
      ]) {
        const answer = await send(path, hosts);
        expect([path, hosts, answer]).toEqual([path, hosts, expect.stringMatching(/^HTTP\/1\.1 400 /)]);
        expect(answer).not.toContain('evil.example');
      }
      expect(await send(path, [`Host: ${host}`, 'Connection: close'])).toMatch(/^HTTP\/1\.1 (?:200|404) /);
    }
  });

  test('in the request line gets no page', async () => {
    const { hostname, port } = new URL(await listening({ publicUrl: null, trustProxy: 0 }));
    for (const target of [
      'http://evil.example/',
      'http://evil.example/cart',
      'https://evil.example',
      '//evil.example/',
    ]) {
      const socket = connect(Number(port), hostname);
      await once(socket, 'connect');
      socket.end(`GET ${target} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`);
      const answer = await text(socket);
      expect(answer).toMatch(/^HTTP\/1\.1 (?:302|400|404) /);
      expect([target, /evil\.example/.exec(answer)]).toEqual([target, null]);
    }
  });
});
