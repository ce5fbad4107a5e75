import { expect, onTestFinished, test } from 'vitest';
import { centavos, pesos } from '#domain/money/centavos.ts';
import { EDGE_TAG } from '#server/pages/start-edge-purge.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { startEdge } from '#tests/support/edge.ts';
import { serverOfTest } from '#tests/support/server-of-test.ts';
import { shopClient } from '#tests/support/shop-client.ts';

/** A shop behind an edge that keeps its pages for so many seconds. */
async function shopBehindEdge(seconds: number) {
  let shopUrl = '';
  const edge = await startEdge(() => shopUrl);
  onTestFinished(() => edge.close());
  const env = { EDGE_PURGE_URL: edge.purgeUrl, EDGE_SECONDS: `${seconds}` };
  const { url } = await serverOfTest(env);
  shopUrl = url;
  const shop = await shopClient(url);
  const product = await shop.addProduct(aPlainThread({ price: pesos(4850), bulkOffer: null }));
  const page = `/moreInfo/${product.id}`;
  return {
    ...{ edge, url, page },
    async priceAtEdge(): Promise<string | undefined> {
      const html = await (await fetch(`${edge.url}${page}`)).text();
      return /"price":"([\d.]+)"/.exec(html)?.[1];
    },
    askFor: (price: number) => shop.updateProduct({ ...product, price: centavos(price) }),
  };
}

test('an edge keeps pages that are the same for all, and lets go of them when a price changes [RUN-005]', async () => {
  const { edge, page, priceAtEdge, askFor } = await shopBehindEdge(3600);
  expect(await priceAtEdge()).toBe('4850');
  // What the shop says as it begins may come between two of these.
  const passedOn = async () => {
    const before = edge.passed();
    await priceAtEdge();
    return edge.passed() - before;
  };
  await expect.poll(passedOn).toBe(0);
  const { headers } = await fetch(`${edge.url}${page}`);
  expect(headers.get('cache-control')).toBe('max-age=0, must-revalidate, s-maxage=3600');

  await askFor(512_345);
  await expect.poll(priceAtEdge).toBe('5123.45');
  expect(edge.purges.at(-1)).toEqual([EDGE_TAG]);
});

test('an edge that lets go of nothing has an old price no longer than it was allowed [RUN-005]', async () => {
  const { edge, priceAtEdge, askFor } = await shopBehindEdge(1);
  expect(await priceAtEdge()).toBe('4850');
  edge.isBroken = true;
  await askFor(512_345);
  await expect.poll(priceAtEdge).toBe('5123.45');
  // Once it works again it is told what it missed.
  const told = edge.purges.length;
  edge.isBroken = false;
  await expect.poll(() => edge.purges.length).toBeGreaterThan(told);
});

test('pages that differ between visitors, and all pages of a shop without an edge, are no edge’s to keep [RUN-005]', async () => {
  const { url } = await shopBehindEdge(3600);
  const ruleOf = async (page: string, cookie = '') =>
    (await fetch(page, { headers: { cookie } })).headers.get('cache-control');
  expect(await ruleOf(`${url}/`)).toBe('private, no-cache');
  expect(await ruleOf(`${url}/carrito`)).not.toContain('s-maxage');
  expect(await ruleOf(`${url}/contact`)).toContain('s-maxage');
  const plain = await serverOfTest();
  expect(await ruleOf(`${plain.url}/contact`)).toBe('no-cache');
});
