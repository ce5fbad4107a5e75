import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { productToWire } from '#schemas/wire/product-to-wire.ts';
import { SESSION_COOKIE } from '#server/accounts/session-cookie.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { type RawExchange, rawExchange } from '#tests/support/raw-exchange.ts';
import { recordedLog } from '#tests/support/recorded-log.ts';
import { A_MESSAGE } from '#tests/support/send-message.ts';
import { shopForAllTests } from '#tests/support/shop-of-tests.ts';
import { ANY_ENGINE } from '#tests/support/test-shop.ts';
import { writePhotos } from '#tests/support/write-photos.ts';

const MEGABYTE = 1024 * 1024;

describe.each(ANY_ENGINE)('malformed bodies on %s', (engine) => {
  const thread = aThread({ code: 'H-1' });
  const order = anOrderRequest([{ product: thread, quantities: { Rojo: 6, Azul: 6 } }]);
  const [line] = order.orderItems;
  const { _id, ...product } = productToWire(thread);
  const rows = [{ codigo: 'H-1', precio: '5600', precio_mayorista: '60000', cantidad_minima: '12' }];
  const { loggerInstance, lines } = recordedLog();
  const shop = shopForAllTests(engine, { products: [thread], loggerInstance });
  let url: string;

  /** Every call that takes a body, with a valid one. */
  const calls: readonly (readonly [method: string, target: string, body: object])[] = [
    ['POST', '/api/login', { email: 'nadie@correo.test', password: 'x' }],
    ['POST', '/api/orders', order],
    ['POST', '/api/sendContact', A_MESSAGE],
    [
      'POST',
      '/api/items',
      { ...product, data: { ...product.data, items: [{ ...product.data.items[0], code: '' }] } },
    ],
    ['PUT', `/api/items/${thread.id}`, product],
    ['PUT', `/api/showhideitem/${thread.id}`, { filter: false }],
    ['POST', '/api/update-prices', { rows }],
  ];

  beforeAll(async () => {
    url = await shop.app.listen({ host: '127.0.0.1', port: 0 });
    writePhotos(shop, thread.photos);
  });

  function send(
    [method, target]: readonly [string, string, ...unknown[]],
    body: string | Buffer,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<RawExchange> {
    return rawExchange(url, {
      method,
      target,
      body: Buffer.from(body),
      headers: { 'content-type': 'application/json', cookie: `${SESSION_COOKIE}=${shop.token}`, ...headers },
    });
  }

  function assertRefused(
    { status, head, body }: RawExchange,
    expected: readonly number[],
    what: string,
  ): void {
    expect([what, status]).toEqual([what, expect.toSatisfy((code) => expected.includes(code))]);
    expect(head).toContain('application/problem+json');
    expect(JSON.parse(body)).toMatchObject({ status });
  }

  const unreadable: [string, string | Buffer][] = [
    ['nothing', ''],
    ['half a body', '{"rows":[{"codigo":"H-1"'],
    ['NaN', '{"totalAmount":NaN}'],
    ['Infinity', '{"totalAmount":-Infinity}'],
    ['a comment', '{/* */}'],
    ['single quotes', "{'a':1}"],
    ['__proto__', '{"__proto__":{"polluted":true}}'],
    ['__proto__ in letters', '{"\\u005f_proto__":{"polluted":true}}'],
    ['__proto__ deep inside', '{"orderItems":[{"quantity":{"__proto__":{"polluted":true}}}]}'],
    ['constructor.prototype', '{"constructor":{"prototype":{"polluted":true}}}'],
    ['another alphabet', Buffer.from('\ufeff{"a":1}', 'utf16le')],
    ['brackets without end', '['.repeat(500_000)],
  ];

  test.each(unreadable)('%s is refused as a body [API-G03]', async (what, body) => {
    for (const call of calls) assertRefused(await send(call, body), [400], `${call[1]} ${what}`);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  const unfit: [string, string][] = [
    ['null', 'null'],
    ['a number', '7'],
    ['a text', '"hola"'],
    ['a list', '[[]]'],
    ['lists ten thousand deep', `${'['.repeat(10_000)}${']'.repeat(10_000)}`],
    ['objects ten thousand deep', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
    [
      'a hundred thousand names',
      JSON.stringify(Object.fromEntries(Array.from({ length: 60_000 }, (_, i) => [i, 0]))),
    ],
  ];

  test.each(unfit)('%s is refused [API-G03]', async (what, body) => {
    for (const call of calls) assertRefused(await send(call, body), [400], `${call[1]} ${what}`);
  });

  test('a good body that holds lists ten thousand deep where a value stands is refused [API-G03]', async () => {
    const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
    for (const call of calls) {
      const [name = ''] = Object.keys(call[2]);
      const body = JSON.stringify({ ...call[2], [name]: 'aquí' }).replace('"aquí"', deep);
      assertRefused(await send(call, body), [400], call[1]);
    }
  });

  test('a value of a wrong type in a valid body is refused by its field [API-G03]', async () => {
    const body = JSON.stringify({ ...order, orderItems: [{ ...line, quantity: { Rojo: 'aquí' } }] });
    for (const number of [
      '1e400',
      '-1',
      '0',
      '1.5',
      '9007199254740993',
      `1${'0'.repeat(400)}`,
      '"1"',
      'true',
      '{}',
    ]) {
      const answer = await send(['POST', '/api/orders'], body.replace('"aquí"', number));
      assertRefused(answer, [400], number);
      expect(JSON.parse(answer.body).errors).toContainEqual(
        expect.objectContaining({ field: expect.stringMatching(/^orderItems\.0\.quantity/) }),
      );
    }
    const total = JSON.stringify(order).replace(`"totalAmount":${order.totalAmount}`, '"totalAmount":1e400');
    assertRefused(await send(['POST', '/api/orders'], total), [400], 'a total without end');
  });

  test('of a repeated name the last value is both checked and stored [API-G03]', async () => {
    shop.clock.now += 1000;
    const body = JSON.stringify(A_MESSAGE).replace('{', '{"userName":"Primera",');
    expect((await send(['POST', '/api/sendContact'], body)).status).toBe(201);
    const [message] = (await shop.callAsAdministrator({ url: '/api/getContact' })).json();
    expect(message).toMatchObject({ userName: A_MESSAGE.userName });
  });

  test('invalid characters are replaced, and the text around them stays [API-G03]', async () => {
    shop.clock.now += 1000;
    const body = Buffer.from(JSON.stringify({ ...A_MESSAGE, userMessage: 'aquí ñ y \ud800' }));
    body[body.indexOf('aquí')] = 0xff;
    expect((await send(['POST', '/api/sendContact'], body)).status).toBe(201);
    const [message] = (await shop.callAsAdministrator({ url: '/api/getContact' })).json();
    expect(message.userMessage).toBe('\ufffdquí ñ y \ufffd');
  });

  test('other content types and encodings are refused [API-G03]', async () => {
    for (const call of calls) {
      const body = JSON.stringify(call[2]);
      for (const type of [
        'application/xml',
        'application/x-www-form-urlencoded',
        'multipart/form-data',
        '*/*',
        '',
      ]) {
        const answer = await send(call, body, { 'content-type': type });
        assertRefused(answer, [400, 415], `${call[1]} ${type}`);
      }
      const packed = await send(call, gzipSync(body), { 'content-encoding': 'gzip' });
      assertRefused(packed, [400, 415], `${call[1]} packed`);
    }
  });

  test('a body of one byte too many is refused, with any content [API-G03]', async () => {
    for (const call of calls) {
      const limit = call[1] === '/api/update-prices' ? 8 * MEGABYTE : MEGABYTE;
      const answer = await shop.callAsAdministrator({
        method: call[0] as 'POST',
        url: call[1],
        headers: { 'content-type': 'application/json' },
        payload: Buffer.alloc(limit + 1, ' '),
      });
      expect([call[1], answer.statusCode]).toEqual([call[1], 413]);
    }
  });

  test('no server error occurred, and valid bodies still pass [API-G03]', async () => {
    expect(lines.filter(({ level }) => Number(level) >= 50)).toEqual([]);
    for (const call of calls.slice(1)) {
      expect([call[1], (await send(call, JSON.stringify(call[2]))).status]).toEqual([
        call[1],
        expect.toSatisfy((code) => code === 200 || code === 201),
      ]);
    }
  });
});
