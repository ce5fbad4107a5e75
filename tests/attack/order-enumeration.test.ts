import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#server/kernel/new-id.ts';
import { builtPages } from '#server/pages/pages-source.ts';
import { openVisitedShop, SHOPPER, type VisitedShop } from '#tests/support/a-visited-shop.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { urlOf } from '#tests/support/api-operations.ts';
import { ANY_ENGINE } from '#tests/support/test-shop.ts';

/** Customer data that must not appear; the last name is left out because pages repeat the search that holds it. */
const PRIVATE = new RegExp([SHOPPER.firstName, SHOPPER.phone, SHOPPER.email].join('|'), 'i');

const KEY = 'clave-de-delia-1234';

describe.each(ANY_ENGINE)('somebody else’s order on %s', (engine) => {
  let shop: VisitedShop;

  beforeAll(async () => {
    shop = await openVisitedShop(engine, { pages: await builtPages() });
  });
  afterAll(() => shop.close());

  const orderOf = (customer: typeof SHOPPER, units = 1) =>
    anOrderRequest([{ product: shop.subjects.product, quantities: { Azul: units } }], customer);

  test('an id has 64 random bits beside its second', () => {
    const ids = Array.from({ length: 2000 }, () => newId(Date.UTC(2026, 10, 20)));
    expect(new Set(ids).size).toBe(ids.length);
    const chances = ids.map((id) => BigInt(`0x${id.slice(8)}`));
    for (let bit = 0n; bit < 64n; bit += 1n) {
      const set = chances.filter((chance) => (chance >> bit) & 1n).length;
      // For 2000 coin throws this is nine standard deviations to either side.
      expect(Math.abs(set - 1000)).toBeLessThan(200);
    }
  });

  test('looks the same as one that does not exist, by id or by number [PERM-004]', async () => {
    const { _id, orderNumber } = shop.receipt;
    for (const { name, method, path } of shop.operations.filter(({ path }) =>
      path.startsWith('/api/orders/{id}'),
    )) {
      const answers = [];
      for (const id of [_id, String(orderNumber), 'no-existe', '0'.repeat(24)]) {
        const { statusCode, body } = await shop.call({ method, url: urlOf({ path }, { id }) });
        answers.push([statusCode, body]);
      }
      expect([name, answers[0]?.[0]]).toEqual([name, 401]);
      expect([name, new Set(answers.map(String)).size]).toEqual([name, 1]);
    }
  });

  test('its number alone opens nothing, even to an administrator', async () => {
    const { statusCode } = await shop.callAsAdministrator({ url: `/api/orders/${shop.receipt.orderNumber}` });
    expect(statusCode).toBe(404);
  });

  test('no public call or page shows anything of it [PERM-004]', async () => {
    const { _id, orderNumber } = shop.receipt;
    const calls = shop.operations
      .filter(({ method }) => method === 'GET')
      .flatMap(({ path }) => [
        urlOf({ path }, { id: _id }),
        `${urlOf({ path }, { id: _id })}?${new URLSearchParams({ q: SHOPPER.lastName, page: '1', size: '200' })}`,
      ]);
    const desk = ['/hilvanDash', '/hilvanDash/pedidos', `/hilvanDash/pedidos/${_id}/imprimir`];
    const shown = [
      '/',
      `/?q=${SHOPPER.lastName}`,
      '/cart',
      `/moreInfo/${_id}`,
      `/moreInfo/${orderNumber}`,
      '/login',
    ];
    const files = ['/sitemap.xml', '/robots.txt', '/feeds/google-merchant.xml', '/api/events'];
    const data = [...desk, ...shown.slice(2)].flatMap((path) => [
      `${path}.data`,
      `${path}.data?_routes=admin%2Forders%2Forders-route`,
      `${path}.data?_routes=admin%2Forders%2Fprint-route`,
    ]);
    for (const url of [...calls, ...desk, ...shown, ...files, ...data]) {
      const { body, headers } = await shop.call({ url });
      expect([url, PRIVATE.exec(body)]).toEqual([url, null]);
      expect([url, headers['x-total-count'] ?? '0']).toEqual([url, expect.toBeOneOf(['0', '1'])]);
    }
  });

  test('a guessed idempotency key reveals nothing', async () => {
    const headers = { 'idempotency-key': KEY };
    await shop.call({ method: 'POST', url: '/api/orders', headers, payload: orderOf(SHOPPER, 3) });
    const guesser = { ...SHOPPER, firstName: 'Otra', lastName: 'Persona', phone: '3496400000', email: '' };
    for (const payload of [orderOf(guesser, 3), orderOf(guesser, 4)]) {
      const answer = await shop.call({ method: 'POST', url: '/api/orders', headers, payload });
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'key-reused']);
      expect(answer.body).not.toMatch(PRIVATE);
    }
  });

  test('a receipt has only what its shopper sent, the id and the number', async () => {
    const answer = await shop.call({ method: 'POST', url: '/api/orders', payload: orderOf(SHOPPER) });
    expect(Object.keys(answer.json()).toSorted()).toEqual(Object.keys(shop.receipt).toSorted());
    expect(answer.body).not.toMatch(PRIVATE);
  });
});
