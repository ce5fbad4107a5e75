import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openVisitedShop, type VisitedShop } from '#tests/support/a-visited-shop.ts';
import { urlOf } from '#tests/support/api-operations.ts';
import { databaseRows } from '#tests/support/database-rows.ts';
import { goodWrites } from '#tests/support/good-writes.ts';
import { ANY_ENGINE } from '#tests/support/test-shop.ts';

const OURS = { host: 'tienda.example', origin: 'https://tienda.example' };

/** The headers that the browser of an administrator sends from another site. */
const FOREIGN: Record<string, Record<string, string>> = {
  'another site': { origin: 'https://otro.example' },
  'a site whose name begins like ours': { origin: 'https://tienda.example.otro.example' },
  'a site under ours': { origin: 'https://promo.tienda.example' },
  'another port': { origin: 'https://tienda.example:8443' },
  'without encryption': { origin: 'http://tienda.example' },
  'a frame without an origin': { origin: 'null' },
  'a page that hides its origin': { 'sec-fetch-site': 'cross-site' },
  'a site beside ours': { 'sec-fetch-site': 'same-site' },
  'our origin, and yet another site': { ...OURS, 'sec-fetch-site': 'cross-site' },
  'a forged host': { host: 'otro.example', origin: 'https://otro.example' },
  'a forged forwarded host': { origin: 'https://otro.example', 'x-forwarded-host': 'otro.example' },
};

const FORM_TYPES = ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'];

/** Calls that take a form by design: the photo upload. */
const TAKES_FORMS = new Set(['POST /api/cloudinary', 'POST /api/imports']);

describe.each(ANY_ENGINE)('writes that another site makes in an administrator’s name on %s', (engine) => {
  let shop: VisitedShop;

  beforeAll(async () => {
    shop = await openVisitedShop(engine, { publicUrl: OURS.origin });
  });
  afterAll(() => shop.close());

  const writes = () => shop.operations.filter(({ isWrite }) => isWrite);
  const idOf = (name: string) => goodWrites(shop.subjects)[name]?.id ?? shop.subjects.product.id;

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)(
    'the list contains every %s of the route table',
    (method) => {
      const inTable = shop.app.printRoutes({ method }).match(new RegExp(`\\(${method}\\)`, 'g')) ?? [];
      expect(inTable).toHaveLength(writes().filter((write) => write.method === method).length);
    },
  );

  test.each(Object.entries(FOREIGN))('from %s no write passes [PERM-004]', async (_from, headers) => {
    const before = await databaseRows(shop.ctx.db);
    expect(writes().length).toBeGreaterThan(15);
    for (const { name, method, path } of writes()) {
      const payload = goodWrites(shop.subjects)[name]?.payload;
      const answer = await shop.callAsAdministrator({
        method,
        url: urlOf({ path }, { id: idOf(name) }),
        headers,
        ...(payload && { payload }),
      });
      expect([name, answer.statusCode, answer.json().code]).toEqual([name, 403, 'foreign-origin']);
      expect([name, answer.headers['set-cookie']]).toEqual([name, undefined]);
    }
    expect(await databaseRows(shop.ctx.db)).toEqual(before);
  });

  test.each(FORM_TYPES)('a form without an origin writes nothing as %s', async (type) => {
    const before = await databaseRows(shop.ctx.db);
    for (const { name, method, path } of writes()) {
      if (method !== 'POST' || TAKES_FORMS.has(name)) continue;
      const payload = JSON.stringify(goodWrites(shop.subjects)[name]?.payload ?? {});
      for (const body of [payload, 'a=b', '--x--\r\n', '']) {
        const answer = await shop.callAsAdministrator({
          method,
          url: urlOf({ path }, { id: idOf(name) }),
          headers: { 'content-type': type },
          payload: body,
        });
        expect([name, body, answer.statusCode]).toEqual([name, body, expect.toBeOneOf([400, 415])]);
      }
    }
    expect(await databaseRows(shop.ctx.db)).toEqual(before);
  });

  test('no answer lets another site’s scripts read it', async () => {
    const asked = { origin: 'https://otro.example', 'access-control-request-method': 'PUT' };
    for (const { name, method, path } of shop.operations) {
      const url = urlOf({ path }, { id: idOf(name) });
      for (const verb of [method, 'OPTIONS'] as const) {
        const { headers, statusCode } = await shop.callAsAdministrator({ method: verb, url, headers: asked });
        const allowed = Object.keys(headers).filter((header) => header.startsWith('access-control-'));
        expect([name, verb, allowed]).toEqual([name, verb, []]);
        if (verb === 'OPTIONS') expect([name, statusCode]).toEqual([name, 404]);
      }
    }
  });
});

describe.each(ANY_ENGINE)('unsupported HTTP methods on %s', (engine) => {
  let shop: VisitedShop;

  beforeAll(async () => {
    shop = await openVisitedShop(engine);
  });
  afterAll(() => shop.close());

  const VERBS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const;

  test('every method on every address needs a session or does not exist [PERM-004]', async () => {
    const addresses = new Set(shop.operations.map(({ path }) => path));
    for (const path of addresses) {
      const known = shop.operations.filter((operation) => operation.path === path);
      for (const method of VERBS) {
        const { isPublic } = known.find((one) => one.method === (method === 'HEAD' ? 'GET' : method)) ?? {};
        if (isPublic) continue;
        const answer = await shop.call({ method, url: urlOf({ path }) });
        const refusals = isPublic === undefined ? [401, 404] : [401];
        expect([path, method, answer.statusCode]).toEqual([path, method, expect.toBeOneOf(refusals)]);
      }
    }
  });

  test('a method in a header or a parameter is ignored', async () => {
    const before = await databaseRows(shop.ctx.db);
    const { product, orderId } = shop.subjects;
    for (const url of [`/api/items/${product.id}`, `/api/orders/${orderId}`]) {
      for (const name of ['x-http-method-override', 'x-http-method', 'x-method-override']) {
        const headers = { [name]: 'DELETE' };
        await shop.callAsAdministrator({ method: 'GET', url: `${url}?_method=DELETE`, headers });
        const posted = await shop.callAsAdministrator({
          method: 'POST',
          url: `${url}?_method=DELETE`,
          headers,
        });
        expect([url, posted.statusCode]).toEqual([url, 404]);
      }
    }
    expect(await databaseRows(shop.ctx.db)).toEqual(before);
  });

  test.each([
    '/API/orders',
    '/api//orders',
    '//api/orders',
    '/api/orders/',
    '/api/./orders',
    '/x/../api/orders',
    '/%61pi/orders',
    '/api/%6frders',
    '/api/orders;a=b',
    '/api/orders%3f',
    '/api%2forders',
    '/api\\orders',
  ])('written as %s the orders stay private [PERM-004]', async (url) => {
    const answer = await shop.call({ url });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.body).not.toContain('Zbinden');
  });
});
