import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { productToWire } from '#schemas/wire/product-to-wire.ts';
import { setPassword } from '#server/accounts/set-password.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { describedCall, type Operation } from '#tests/support/fuzz/described-call.ts';
import { assertProblem, assertSound } from '#tests/support/fuzz/sound-answer.ts';
import { recordedLog } from '#tests/support/recorded-log.ts';
import { A_MESSAGE } from '#tests/support/send-message.ts';
import { timesInStorm } from '#tests/support/storm.ts';
import { ENGINES, openTestShop, type TestShop } from '#tests/support/test-shop.ts';
import { writePhotos } from '#tests/support/write-photos.ts';

type Description = { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> };

const INPUTS = timesInStorm(300, 50_000);
/** Called as a visitor only: the other calls need the administrator to stay logged in, and a purged order leaves a gap in the numbers. */
const REFUSED_ALONE = new Set(['post /api/logout', 'post /api/orders/purge']);
const ACCOUNT = { email: 'rosa@casahilvan.example', password: 'enhebrar-la-aguja-1923' };

describe.each(ENGINES)('every API call with hostile input on %s', (engine) => {
  const thread = aThread({ code: 'H-1' });
  const machine = aThread({ code: null, colours: [], models: [], bulkOffer: null });
  const order = anOrderRequest([{ product: thread, quantities: { Rojo: 6, Azul: 6 } }]);
  const { _id, ...product } = productToWire(thread);
  const row = { codigo: 'H-1', precio: '5600.50', precio_mayorista: '60000', cantidad_minima: '12' };
  const { loggerInstance, lines } = recordedLog();
  const folder = mkdtempSync(join(tmpdir(), 'hilvan-fuzz-'));
  let shop: TestShop;
  let description: Description;
  let known: string[];

  /** Valid bodies by call: with small changes they get past most checks. */
  const good: Readonly<Record<string, object>> = {
    'post /api/login': ACCOUNT,
    'post /api/orders': order,
    'post /api/items': product,
    'put /api/items/{id}': product,
    'put /api/showhideitem/{id}': { filter: false },
    'put /api/orders/{id}': { status: 'Listo' },
    'put /api/messages/{id}': { read: true },
    'post /api/sendContact': A_MESSAGE,
    'post /api/update-prices': { rows: [row] },
  };

  beforeAll(async () => {
    const location = join(folder, 'precios.csv');
    writeFileSync(location, 'codigo;precio;precio_mayorista;cantidad_minima\nH-1;5.500,00;60.000;12\n');
    const products = [thread, machine];
    const priceSource = { location, allowsPrivateAddresses: false };
    shop = await openTestShop(engine, { products, priceSource, loggerInstance });
    writePhotos(shop, thread.photos);
    await setPassword(shop.ctx, ACCOUNT);
    const [first, message] = await Promise.all([
      shop.call({ method: 'POST', url: '/api/orders', payload: order }),
      shop.call({ method: 'POST', url: '/api/sendContact', payload: A_MESSAGE }),
    ]);
    const ids = [thread.id, machine.id, first.json()._id, message.json()._id];
    known = [...ids, 'H-1', 'Rojo', 'Azul', '1', '5000'];
    description = (await shop.callAsAdministrator({ url: '/api/docs' })).json();
  });
  afterAll(async () => {
    await shop.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const requests = () =>
    Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => {
        const name = `${method} ${path}`;
        const call = fc.record({
          operation: fc.constant(operation),
          request: describedCall({ method, path, operation, known, good: good[name] }),
          isAdministrator: REFUSED_ALONE.has(name) ? fc.constant(false) : fc.nat(5).map((one) => one > 0),
        });
        // Calls with a body are tried more often, because more can go wrong there.
        return { weight: operation.requestBody === undefined ? 1 : 4, arbitrary: call };
      }),
    );

  test('no call fails or shows internals, and each answers as described [API-G03]', async () => {
    const statuses = new Map<number, number>();
    const oneOf = fc.oneof(...requests());
    const property = fc.asyncProperty(oneOf, async ({ operation, request, isAdministrator }) => {
      const answer = await (isAdministrator ? shop.callAsAdministrator(request) : shop.call(request));
      const { statusCode } = answer;
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
      assertSound(answer, request);
      if (statusCode >= 400) assertProblem(answer, request);
      else expect(Object.keys(operation.responses)).toContain(String(statusCode));
    });
    await fc.assert(property, { numRuns: INPUTS });
    console.info(`${engine}: ${INPUTS} calls`, Object.fromEntries(statuses));
    expect((await shop.callAsAdministrator({ url: '/api/orders' })).statusCode).toBe(200);
    expect(lines.filter(({ level }) => Number(level) >= 50)).toEqual([]);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  test('afterwards the catalogue loads and orders get numbers without gaps [CART-020]', async () => {
    expect((await shop.call({ url: '/api/health' })).statusCode).toBe(200);
    expect((await shop.call({ url: '/api/items' })).statusCode).toBe(200);
    const { _id: _none, ...input } = productToWire(aPlainThread());
    const added = await shop.callAsAdministrator({ method: 'POST', url: '/api/items', payload: input });
    const bought = { ...aThread(), id: added.json()._id };
    const payload = anOrderRequest([{ product: bought, quantities: { Rojo: 1 } }]);
    expect((await shop.call({ method: 'POST', url: '/api/orders', payload })).statusCode).toBe(201);
    const orders = await shop.ctx.db.selectFrom('orders').select('number').orderBy('number').execute();
    expect(orders.map(({ number }) => Number(number))).toEqual(orders.map((_order, index) => index + 1));
  });
});
