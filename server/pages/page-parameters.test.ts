import { createElement } from 'react';
import { useLoaderData } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { productionPages, withExports, withRoute } from '#tests/support/built-pages.ts';
import { type RawAnswer, rawAnswer } from '#tests/support/raw-answer.ts';
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts';
import type { PageHandle } from '#web/shared-page.ts';

const HOME = 'home/home-route';

let shop: TestShop;
let url: string;
/** The queries that loaders have seen since the last look. */
let seen: string[] = [];

beforeAll(async () => {
  const pages = await productionPages();
  const home = pages.build.routes[HOME]?.module.loader;
  const watchedHome = withExports(pages, HOME, {
    loader: (asked) => {
      see(asked.request);
      return home?.(asked);
    },
  });
  const withProbe = withRoute(watchedHome, {
    id: 'probe',
    path: 'probe',
    module: {
      loader: ({ request }) => see(request),
      default: () => createElement('main', null, `query ${useLoaderData()}.`),
      handle: { shared: { query: { sort: ['price', 'name'], word: /^\w{1,9}$/ } } } satisfies PageHandle,
    },
  });
  shop = await openTestShop('sqlite', { pages: withProbe });
  url = await shop.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => shop.close());

function see(request: Request): string {
  const { search } = new URL(request.url);
  seen.push(search);
  return search;
}

/** How the added page shows its query. */
const shownQuery = (query: string) => `query ${query.replaceAll('&', '&amp;')}.`;

const get = (path: string) => rawAnswer(url + path, { headers: { 'accept-encoding': 'br' } });

/** What two requests for the same are answered, and the queries for which a page was made. */
async function twice(path: string): Promise<{ first: RawAnswer; again: RawAnswer; made: string[] }> {
  seen = [];
  const first = await get(path);
  const again = await get(path);
  return { first, again, made: seen };
}

test.each(['', '?sort=price', '?sort=name', '?sort=name&word=hilo'])(
  'a page is shared if its route allows it, with one copy for each listed value: %s',
  async (query) => {
    const { first, again, made } = await twice(`/probe${query}`);
    expect([first.status, made]).toEqual([200, [query]]);
    expect(first.text).toContain(shownQuery(query));
    expect(first.headers).toMatchObject({ 'cache-control': 'no-cache', etag: expect.any(String) });
    expect(again.bytes.equals(first.bytes)).toBe(true);
  },
);

test.each(['?colour=rojo', '?sort=price&colour=rojo', '?sort=colour', '?sort=price&sort=name', '?word=a+b'])(
  'an unlisted parameter or value reaches the loader, and its page is not cached: %s',
  async (query) => {
    const { first, again, made } = await twice(`/probe${query}`);
    expect(made).toEqual([query, query]);
    for (const { text, headers } of [first, again]) {
      expect(text).toContain(shownQuery(query));
      expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined]);
    }
  },
);

test('tracking parameters of any length lead to the shared page', async () => {
  const { headers } = await get('/probe?word=tracked');
  const tracked = `/probe?utm_source=ig&utm_medium=social&word=tracked&fbclid=${'a'.repeat(900)}&_gl=1*x`;
  const { first, made } = await twice(tracked);
  expect([first.status, first.headers.etag, made]).toEqual([200, headers.etag, []]);
});

test('data requests follow the same parameter list', async () => {
  const query = '?sort=price&_routes=probe';
  const shared = await twice(`/probe.data${query}`);
  expect([shared.first.status, shared.made]).toEqual([200, [query]]);
  expect(shared.again.text).toBe(shared.first.text);
  const unnamed = '?sort=price&colour=rojo&_routes=probe';
  const own = await twice(`/probe.data${unnamed}`);
  expect([own.first.status, own.made]).toEqual([200, [unnamed, unnamed]]);
  expect(own.first.headers['cache-control']).toBe('no-store');
});

test('an unknown parameter makes the home render with its whole query', async () => {
  const own = await twice('/?type=Hilos&sort=price');
  expect(own.made).toEqual(Array(2).fill('?type=Hilos&sort=price'));
  expect([own.first.status, own.first.headers['cache-control']]).toEqual([200, 'no-store']);
  expect((await twice('/?type=Hilos&seed=3')).made).toEqual(['?type=Hilos&seed=3']);
});
