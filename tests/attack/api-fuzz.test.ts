import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc, { type Arbitrary } from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { productToWire } from '#schemas/wire/product.ts';
import { setPassword } from '#server/accounts/set-password.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { type DescribedSchema, describedText, describedValue } from '#tests/support/fuzz/described-value.ts';
import { hostileText } from '#tests/support/fuzz/hostile-text.ts';
import { assertProblem, assertSound } from '#tests/support/fuzz/sound-answer.ts';
import { spoilt } from '#tests/support/fuzz/spoilt.ts';
import { recordedLog } from '#tests/support/recorded-log.ts';
import { A_MESSAGE } from '#tests/support/send-message.ts';
import { timesInStorm } from '#tests/support/storm.ts';
import { ENGINES, openTestShop, type TestShop } from '#tests/support/test-shop.ts';

type Parameter = {
  readonly in: 'path' | 'query' | 'header';
  readonly name: string;
  readonly schema: DescribedSchema;
};
type Operation = {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly content: { readonly 'application/json': { readonly schema: DescribedSchema } };
  };
  readonly responses: Readonly<Record<string, object>>;
};
type Description = { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> };

type Call = {
  readonly request: InjectOptions;
  readonly operation: Operation;
  readonly isAdministrator: boolean;
};

const INPUTS = timesInStorm(300, 50_000);
/** Called as a visitor only: the administrator of the other calls has to stay logged in. */
const ENDS_SESSION = new Set(['post /api/logout']);
const ACCOUNT = { email: 'rosa@casahilvan.example', password: 'enhebrar-la-aguja-1923' };

describe.each(ENGINES)(
  'every call of the API’s description, with whatever can be put into it, on %s',
  (engine) => {
    const thread = aThread({ code: 'H-1' });
    const machine = aThread({ code: null, colours: [], models: [], bulkOffer: null });
    const order = anOrderRequest([{ product: thread, quantities: { Rojo: 6, Azul: 6 } }]);
    const { _id, ...product } = productToWire(thread);
    const { loggerInstance, lines } = recordedLog();
    const folder = mkdtempSync(join(tmpdir(), 'hilvan-fuzz-'));
    let shop: TestShop;
    let description: Description;
    let known: string[];

    /** Bodies that are good, by the call that takes them: spoilt a little they get far. */
    const GOOD: Readonly<Record<string, object>> = {
      'post /api/login': ACCOUNT,
      'post /api/orders': order,
      'post /api/items': product,
      'put /api/items/{id}': product,
      'put /api/showhideitem/{id}': { filter: false },
      'put /api/orders/{id}': { status: 'Listo' },
      'put /api/messages/{id}': { read: true },
      'post /api/sendContact': A_MESSAGE,
      'post /api/update-prices': {
        rows: [{ codigo: 'H-1', precio: '5600.50', precio_mayorista: '60000', cantidad_minima: '12' }],
      },
    };

    beforeAll(async () => {
      const location = join(folder, 'precios.csv');
      writeFileSync(location, 'codigo;precio;precio_mayorista;cantidad_minima\nH-1;5.500,00;60.000;12\n');
      const products = [thread, machine];
      const priceSource = { location, allowsPrivateAddresses: false };
      shop = await openTestShop(engine, { products, priceSource, loggerInstance });
      await setPassword(shop.ctx, ACCOUNT);
      const [first, message] = await Promise.all([
        shop.call({ method: 'POST', url: '/api/orders', payload: order }),
        shop.call({ method: 'POST', url: '/api/sendContact', payload: A_MESSAGE }),
      ]);
      known = [
        thread.id,
        machine.id,
        first.json()._id,
        message.json()._id,
        'H-1',
        'Rojo',
        'Azul',
        '1',
        '5000',
      ];
      description = (await shop.callAsAdministrator({ url: '/api/docs' })).json();
    });
    afterAll(async () => {
      await shop.close();
      rmSync(folder, { recursive: true, force: true });
    });

    function callOf(method: string, path: string, operation: Operation): Arbitrary<Call> {
      const texts = (where: Parameter['in']) =>
        fc.record(
          Object.fromEntries(
            (operation.parameters ?? [])
              .filter((parameter) => parameter.in === where)
              .map(({ name, schema }) => [name, describedText(schema, known)]),
          ),
          { requiredKeys: where === 'path' ? undefined : [], noNullPrototype: true } as const,
        );
      const body = operation.requestBody?.content['application/json'].schema;
      const good = GOOD[`${method} ${path}`];
      return fc
        .record({
          path: texts('path'),
          query: fc.tuple(
            texts('query'),
            fc.dictionary(hostileText, hostileText, { maxKeys: 1, noNullPrototype: true }),
          ),
          headers: fc.tuple(texts('header'), fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, HEADERS)),
          payload:
            body === undefined
              ? fc.constant(undefined)
              : fc.oneof(describedValue(body, known), spoilt(good ?? {})),
          isAdministrator: ENDS_SESSION.has(`${method} ${path}`)
            ? fc.constant(false)
            : fc.nat(3).map((one) => one > 0),
        })
        .map(({ path: ids, query, headers, payload, isAdministrator }) => ({
          operation,
          isAdministrator,
          request: {
            method: method.toUpperCase() as 'POST',
            url: `${filled(path, ids)}?${searchOf(...query)}`,
            headers: sendable({ 'content-type': 'application/json', ...headers[0], ...headers[1] }),
            ...(payload === undefined ? {} : { payload: JSON.stringify(payload) }),
          },
        }));
    }

    test(
      `API-G03 ${INPUTS} calls: none fails, none says what is inside, each answers as described`,
      async () => {
        const calls = Object.entries(description.paths).flatMap(([path, methods]) =>
          Object.entries(methods).map(([method, operation]) => callOf(method, path, operation)),
        );
        const statuses = new Map<number, number>();
        await fc.assert(
          fc.asyncProperty(fc.oneof(...calls), async (call) => {
            const answer = await (call.isAdministrator ? shop.callAsAdministrator : shop.call)(call.request);
            const { statusCode } = answer;
            statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
            assertSound(answer, call.request);
            if (statusCode >= 400) assertProblem(answer, call.request);
            else expect(Object.keys(call.operation.responses)).toContain(String(statusCode));
          }),
          { numRuns: INPUTS },
        );
        expect((await shop.callAsAdministrator({ url: '/api/orders' })).statusCode).toBe(200);
        expect(lines.filter(({ level }) => Number(level) >= 50)).toEqual([]);
        console.info(`${engine}: ${INPUTS} calls`, Object.fromEntries(statuses));
      },
      timesInStorm(60_000, 3_600_000),
    );

    test('CART-020 afterwards the shop is sound: its catalogue loads, it takes orders, their numbers have no gaps', async () => {
      expect((await shop.call({ url: '/api/health' })).statusCode).toBe(200);
      expect((await shop.call({ url: '/api/items' })).statusCode).toBe(200);
      const fresh = aThread();
      const { _id: _none, ...input } = productToWire(fresh);
      const added = (
        await shop.callAsAdministrator({ method: 'POST', url: '/api/items', payload: input })
      ).json();
      const payload = anOrderRequest([{ product: { ...fresh, id: added._id }, quantities: { Rojo: 1 } }]);
      expect((await shop.call({ method: 'POST', url: '/api/orders', payload })).statusCode).toBe(201);
      const numbers = await shop.ctx.db.selectFrom('orders').select('number').orderBy('number').execute();
      expect(numbers.map(({ number }) => Number(number))).toEqual(numbers.map((_order, index) => index + 1));
    });
  },
);

/** Headers that programs read, or that somebody hopes they do. */
const HEADERS = fc.record(
  {
    'content-type': fc.constantFrom(
      'application/json',
      'application/json; charset=utf-16',
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'multipart/form-data; boundary=',
      '',
      'a/b/c',
    ),
    cookie: hostileText.map((text) => `authToken=${text}; size=${text}; ${text}`),
    authorization: fc.oneof(
      hostileText,
      hostileText.map((text) => `Bearer ${text}`),
    ),
    'if-none-match': hostileText,
    'accept-encoding': fc.oneof(hostileText, fc.constantFrom('br', 'gzip', '*;q=0')),
    'x-forwarded-for': hostileText,
    'x-http-method-override': fc.constantFrom('DELETE', 'PUT'),
    origin: fc.constantFrom('http://localhost:80', 'https://malo.example', 'null'),
  },
  { requiredKeys: [], noNullPrototype: true },
);

function filled(path: string, ids: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(wellFormed(ids[name] ?? '')));
}

function searchOf(...parts: readonly Readonly<Record<string, string>>[]): URLSearchParams {
  return new URLSearchParams(parts.flatMap((part) => Object.entries(part)));
}

/** A URL can't hold half a pair; the bodies do. */
function wellFormed(text: string): string {
  return text.toWellFormed();
}

/** As a client could send it: Node refuses to put line ends and letters beyond Latin-1 into a header. */
function sendable(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, value.replace(/[^\t\x20-\x7e\x80-\xff]/g, '?')]),
  );
}
