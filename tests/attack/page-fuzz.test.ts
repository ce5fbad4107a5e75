import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pathOf } from '#server/pages/shared-routes.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { productionPages } from '#tests/support/built-pages.ts';
import { hostileHeaders } from '#tests/support/fuzz/hostile-headers.ts';
import { hostileText } from '#tests/support/fuzz/hostile-text.ts';
import { assertSound } from '#tests/support/fuzz/sound-answer.ts';
import { recordedLog } from '#tests/support/recorded-log.ts';
import { timesInStorm } from '#tests/support/storm.ts';
import { ANY_ENGINE, openTestShop, type TestShop } from '#tests/support/test-shop.ts';

const INPUTS = timesInStorm(150, 25_000);

/** Addresses that are no pages of React Router's but are requested in the same way. */
const OTHERS = [
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/:part',
  '/feeds/google-merchant.xml',
  '/feeds/meta.csv',
  '/images/:name',
  '/images/300/:name',
  '/assets/:name',
];
const PARAMETERS = [
  'q',
  'type',
  'subsection',
  'price',
  'page',
  'size',
  'seed',
  'paso',
  'color',
  'pedido',
  'buscar',
  'desde',
  'volver',
  '_routes',
  '__proto__',
];

describe.each(ANY_ENGINE)('every page with hostile addresses on %s', (engine) => {
  const thread = aThread();
  const { loggerInstance, lines } = recordedLog();
  let shop: TestShop;
  let paths: string[];

  beforeAll(async () => {
    const pages = await productionPages();
    shop = await openTestShop(engine, { products: [thread], pages, loggerInstance });
    const { routes } = pages.build;
    const ofPages = Object.keys(routes).map((id) => pathOf(routes, id));
    paths = [...new Set(ofPages), ...OTHERS];
  });
  afterAll(() => shop.close());

  const word = fc.oneof(fc.constantFrom(thread.id, '1', '20', 'Hilos', 'productos', 'root'), hostileText);

  const requests = () =>
    fc
      .record({
        path: fc.constantFrom(...paths),
        ending: fc.constantFrom('', '', '', '/', '.data', '//', '%00', '/..%2f', ';a=b', '.json'),
        values: fc.array(word, { minLength: 2, maxLength: 2 }),
        query: fc.array(fc.tuple(fc.oneof(fc.constantFrom(...PARAMETERS), hostileText), word), {
          maxLength: 4,
        }),
        headers: fc.oneof({ weight: 2, arbitrary: fc.constant({}) }, hostileHeaders),
        isAdministrator: fc.boolean(),
      })
      .map(({ path, ending, values, query, headers, isAdministrator }) => ({
        isAdministrator,
        request: {
          url: `${withValues(path, values)}${ending}?${new URLSearchParams(query)}`,
          headers: Object.fromEntries(
            Object.entries(headers).map(([name, value]) => [name, value.replace(/[^\t\x20-\x7e]/g, '?')]),
          ),
        },
      }));

  test('no page fails or shows internals', async () => {
    const statuses = new Map<number, number>();
    const property = fc.asyncProperty(requests(), async ({ request, isAdministrator }) => {
      const answer = await (isAdministrator ? shop.callAsAdministrator(request) : shop.call(request));
      statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
      assertSound(answer, request);
      const to = answer.headers.location;
      if (to !== undefined && !/^\/(?![/\\])/.test(to)) expect.fail(`${request.url} leads to ${to}`);
    });
    await fc.assert(property, { numRuns: INPUTS });
    console.info(`${engine}: ${INPUTS} pages`, Object.fromEntries(statuses));
    expect(lines.filter(({ level }) => Number(level) >= 50)).toEqual([]);
    expect(Object.keys(Object.prototype)).toEqual([]);
    const { statusCode, body } = await shop.call({ url: `/moreInfo/${thread.id}` });
    expect([statusCode, body.includes(thread.name)]).toEqual([200, true]);
  });
});

function withValues(path: string, values: readonly string[]): string {
  let used = 0;
  return path.replace(/:\w+|\*/g, () => {
    used += 1;
    return encodeURIComponent((values[used - 1] ?? '').toWellFormed());
  });
}
