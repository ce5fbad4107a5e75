import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { nextNumber } from '#server/kernel/counters.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { recordedLog } from '#tests/support/recorded-log.ts';
import { ANY_ENGINE, openTestShop, type TestShop } from '#tests/support/test-shop.ts';
import { builtPages } from './pages-source.ts';

const APOLOGY =
  'Error: Se produjo un error, por favor vuelve a intentarlo nuevamente. Disculpe las molestias.';

describe.each(ANY_ENGINE)('a page that fails on %s', (engine) => {
  const thread = aThread();
  const broken = aThread();
  const { loggerInstance, lines } = recordedLog();
  let shop: TestShop;

  beforeAll(async () => {
    const products = [thread, broken];
    shop = await openTestShop(engine, { products, pages: await builtPages(), loggerInstance });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    lines.length = 0;
  });
  afterAll(() => shop.close());

  test('an unreadable catalogue gives the error screen and is logged [HOME-005 HOME-006]', async () => {
    vi.spyOn(shop.ctx.catalogue, 'storefront').mockImplementation(() => {
      throw new Error('the disk is gone');
    });
    for (const url of ['/', '/?q=hilo', '/FAQ', `/moreInfo/${thread.id}`]) {
      lines.length = 0;
      const { statusCode, body } = await shop.call({ url });
      expect([url, statusCode]).toEqual([url, 500]);
      expect(body).toContain(APOLOGY);
      expect(body).not.toContain('the disk is gone');
      expect(body).not.toContain('Unexpected Application Error!');
      expect(lines).toEqual([
        expect.objectContaining({
          msg: 'Error fetching items',
          err: expect.objectContaining({ message: 'the disk is gone' }),
        }),
      ]);
    }
    for (const url of ['/contact', '/howToBuy', '/cart']) {
      expect([url, (await shop.call({ url })).statusCode]).toEqual([url, 200]);
    }
  });

  test('a page that throws while rendering shows the error screen, and the server logs the cause [ROUTE-018]', async () => {
    await breakColours(shop, broken.id);
    const { statusCode, body } = await shop.call({ url: `/moreInfo/${broken.id}` });
    expect(statusCode).toBe(500);
    expect(body).toContain('Unexpected Application Error!');
    expect(body).toContain(APOLOGY);
    expect(lines).toEqual([expect.objectContaining({ level: 50, msg: 'page failed' })]);
    expect((await shop.call({ url: '/contact' })).statusCode).toBe(200);
  });

  test.each([
    '/%0d%0aX',
    '/%0d%0aSet-Cookie:%20a=b',
    '//evil.example',
    '//evil.example/..',
    '/\\\\evil.example',
    '/%5c%5cevil.example',
    '/%00',
    '/moreInfo/%00',
    '/moreInfo/%0d%0aX',
    `/${'a'.repeat(10_000)}`,
    `/moreInfo/${'a'.repeat(10_000)}`,
    '/%E0%A4%A',
    '/moreInfo/%E0%A4%A',
    '/%',
    '/..%2f..%2fetc%2fpasswd',
    '/assets/..%2f..%2f..%2fserver%2fmain.ts',
    '/feeds/%00',
    '/sitemaps/%2e%2e%2f',
    '/?%E0%A4%A=%',
    '/;/',
    '/.data',
    '/foo.data',
    '/moreInfo.data',
  ])('%s gets a fitting answer and no log line [ROUTE-017]', async (url) => {
    const { statusCode, headers, body } = await shop.call({ url });
    expect([200, 202, 302, 400, 404, 414]).toContain(statusCode);
    expect(String(headers.location ?? '/')).toBe('/');
    expect(headers['set-cookie']).toBeUndefined();
    expect(body).not.toMatch(/at .*\.[jt]s:\d+/);
    expect(lines).toEqual([]);
  });
});

/** What an earlier version, or a hand in the database, may have left: a list that is none. */
async function breakColours({ ctx }: TestShop, id: string): Promise<void> {
  await ctx.db
    .updateTable('products')
    .set({ colours: '{"rojo": 1}', changed_in: await nextNumber(ctx, 'catalogue-version') })
    .where('id', '=', id)
    .execute();
  await ctx.catalogue.catchUp();
}
