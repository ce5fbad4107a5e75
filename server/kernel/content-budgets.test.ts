import { describe, expect, test } from 'vitest';
import { MAX_LINE_COMMENT, MAX_ORDER_PRODUCTS } from '#domain/cart/order-limits.ts';
import { COLOURS } from '#domain/products/colours.ts';
import type { Product } from '#domain/products/product.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { shopForEachTest } from '#tests/support/shop-of-tests.ts';
import { ENGINES } from '#tests/support/test-shop.ts';
import { BUDGETS } from './request-limits.ts';

const HOUR_MS = 3_600_000;
const NAMES = COLOURS.map(({ name }) => name);

const products = Array.from({ length: MAX_ORDER_PRODUCTS }, (_, index) =>
  aThread({ name: `Hilo ${index}`, colours: NAMES }),
);

/** All colours of three hundred products, each with the longest note. */
const LARGEST = anOrderRequest(
  products.map((product) => ({
    product,
    quantities: Object.fromEntries(NAMES.map((name) => [name, 9999])),
    comment: 'ñ'.repeat(MAX_LINE_COMMENT),
  })),
);

const aSimpleLine = (product: Product) => ({ product, quantities: { [NAMES[0] ?? '']: 6 } });

describe.each(ENGINES)('what strangers may store on %s', (engine) => {
  const shop = shopForEachTest(engine, { products, hasRateLimits: true });

  const order = (payload: object, remoteAddress: string) =>
    shop.call({ method: 'POST', url: '/api/orders', payload, remoteAddress });
  const list = (letters: number, remoteAddress: string) =>
    shop.call({
      method: 'POST',
      url: '/api/matched-list',
      payload: { list: '\n'.repeat(letters) },
      remoteAddress,
    });

  test('the largest orders of one address end within its megabyte an hour, and a reseller’s 300 lines go in [CHECKOUT-G10]', async () => {
    let refused = await order(LARGEST, '10.0.0.1');
    let taken = 0;
    for (; refused.statusCode === 201; taken += 1) refused = await order(LARGEST, '10.0.0.1');
    expect(taken).toBeLessThanOrEqual(2);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({
      code: 'too-much-content',
      detail: 'Vuelve a intentar en 60 minutos.',
    });
    expect(Number(refused.headers['retry-after'])).toBe(3600);

    const reseller = anOrderRequest(products.map(aSimpleLine));
    for (let day = 0; day < 5; day += 1) expect((await order(reseller, '192.0.2.1')).statusCode).toBe(201);

    shop.clock.now += HOUR_MS;
    expect((await order(LARGEST, '10.0.0.1')).statusCode).toBe(201);
  });

  test('orders of the same products add no copy of them', async () => {
    const lines = products.slice(0, 3).map(aSimpleLine);
    for (let time = 0; time < 4; time += 1)
      expect((await order(anOrderRequest(lines), '192.0.2.1')).statusCode).toBe(201);
    const copies = await shop.ctx.db.selectFrom('product_copies').select('id').execute();
    expect(copies).toHaveLength(3);
  });

  test('a network and the shop have bounds of their own, and small requests pass longest', async () => {
    const { address, network, shop: all, small } = BUDGETS.searchedLetters;
    const most = 20_000;
    const takenFrom = async (addresses: readonly string[], letters: number) => {
      let taken = 0;
      for (const from of addresses) while ((await list(letters, from)).statusCode === 200) taken += letters;
      return taken;
    };
    const block = (third: number) => Array.from({ length: 4 }, (_, last) => `10.0.${third}.${last + 1}`);
    expect(await takenFrom(['10.0.0.1'], most)).toBe(address);
    expect(await takenFrom(block(0), most)).toBe(network - address);
    expect(await takenFrom(block(1), most)).toBeLessThan(most);
    const blocks = Array.from({ length: 20 }, (_, third) => block(third + 2)).flat();
    expect(await takenFrom(blocks, small)).toBe(all - network);
  });

  test('pasted lists and reports of visits have budgets of their own, and a visit that searched nothing costs none [STORE-008]', async () => {
    const visit = { arrived: true, searches: Array(5).fill('z'.repeat(200)), seen: [], added: [] };
    const report = async (part: object) => {
      const request = { method: 'POST', url: '/api/visits', remoteAddress: '10.0.0.1' } as const;
      return (await shop.call({ ...request, payload: { ...visit, ...part } })).statusCode;
    };
    const letters = BUDGETS.searchedLetters.address / 3;
    for (let time = 0; time < 3; time += 1) expect((await list(letters, '10.0.0.1')).statusCode).toBe(200);
    expect((await list(1, '10.0.0.1')).statusCode).toBe(429);
    for (let left: number = BUDGETS.reportedLetters.address; left >= 1250; left -= 1250)
      expect(await report({})).toBe(204);
    expect([await report({}), await report({ searches: [] })]).toEqual([429, 204]);
  });

  test('an administrator is no stranger', async () => {
    for (let time = 0; time < 8; time += 1) {
      const answer = await shop.callAsAdministrator({
        method: 'POST',
        url: '/api/matched-list',
        payload: { list: '\n'.repeat(20_000) },
      });
      expect(answer.statusCode).toBe(200);
    }
  });
});
