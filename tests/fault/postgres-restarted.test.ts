import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import type { WireOrderReceipt } from '#schemas/order-answers.ts';
import { SESSION_COOKIE } from '#server/accounts/session-cookie.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { inParallel, postOrder } from '#tests/support/many-orders.ts';
import { startPostgres } from '#tests/support/postgres-server.ts';
import { serverOfTest } from '#tests/support/server-of-test.ts';
import { shopClient } from '#tests/support/shop-client.ts';
import { assertSoundShop } from '#tests/support/sound-shop.ts';
import { timesInStorm } from '#tests/support/storm.ts';
import { logInAt } from '#tests/support/upload-photo.ts';

const RESTARTS = timesInStorm(1, 20);
const ORDERS = 300;
const GONE_AFTER = 100;
const CLIENTS = 16;

const TRY_AGAIN = {
  retryAfter: '5',
  body: {
    type: 'about:blank',
    status: 503,
    code: 'storage-unreachable',
    title: 'No podemos llegar a los datos de la tienda. Vuelve a intentar en unos segundos.',
  },
};

test(`PostgreSQL killed and restarted under load: pages go on, orders are refused with Retry-After, none is lost (times: ${RESTARTS})`, async () => {
  const postgres = await startPostgres({ isDurable: true });
  onTestFinished(() => postgres.stop());
  const databaseUrl = await postgres.newDatabase();
  const server = await serverOfTest({ DATABASE_URL: databaseUrl });
  const { url } = server;
  const thread = await (await shopClient(url)).addProduct(aPlainThread());
  const payload = JSON.stringify(anOrderRequest([{ product: thread, quantities: { Rojo: 6, Azul: 6 } }]));
  const token = await logInAt(url);
  const acknowledged = new Map<string, WireOrderReceipt>();

  async function ordersFor(keys: readonly string[], onReceipt = () => {}): Promise<unknown[]> {
    const refusals = new Map<string, unknown>();
    const work = async (key: string) => {
      const answer = await postOrder(url, payload, key);
      const body = await answer.json();
      if (answer.status === 201) {
        acknowledged.set(key, body as WireOrderReceipt);
        onReceipt();
        return;
      }
      const refusal = { retryAfter: answer.headers.get('retry-after'), body };
      refusals.set(JSON.stringify(refusal), refusal);
    };
    await inParallel(keys, { clients: CLIENTS, work });
    return [...refusals.values()];
  }

  const statusOf = async (path: string, headers: Record<string, string> = {}) =>
    (await fetch(`${url}${path}`, { headers, redirect: 'manual' })).status;

  for (let restart = 0; restart < RESTARTS; restart += 1) {
    const keys = Array.from({ length: ORDERS }, (_, index) => `clave-de-prueba-${restart}-${index}`);
    const enough = acknowledged.size + GONE_AFTER;
    let killed: Promise<void> | null = null;
    const refusals = await ordersFor(keys, () => {
      if (acknowledged.size >= enough) killed ??= postgres.kill();
    });
    await killed;
    expect(refusals).toEqual([TRY_AGAIN]);
    expect(acknowledged.size).toBeLessThan(ORDERS * (restart + 1));

    for (const path of [
      '/',
      `/?q=hilo&size=${restart + 5}`,
      `/moreInfo/${thread.id}`,
      '/api/items',
      '/sitemap.xml',
    ])
      expect([path, await statusOf(path)]).toEqual([path, 200]);
    const administrator = { cookie: `${SESSION_COOKIE}=${token}` };
    for (const path of ['/', `/moreInfo/${thread.id}`, '/favicon.svg'])
      expect([path, await statusOf(path, administrator)]).toEqual([path, 200]);
    for (const path of ['/hilvanDash', '/hilvanDash/pedidos', '/api/orders', '/api/session'])
      expect([path, await statusOf(path, administrator)]).toEqual([path, 503]);

    await postgres.restart();
    const unanswered = keys.filter((key) => !acknowledged.has(key));
    await expect.poll(() => ordersFor(unanswered.slice(0, 1))).toEqual([]);
    expect(await ordersFor(keys.toSorted())).toEqual([]);
    expect(acknowledged.size).toBe(ORDERS * (restart + 1));
    expect(await statusOf('/hilvanDash', administrator)).toBe(200);
  }
  expect(server.process.exitCode).toBeNull();
  await assertSoundShop({ ...server, databaseUrl }, [...acknowledged.values()]);
  await server.stop();

  await postgres.kill();
  const asked = nextConnectionTo(databaseUrl);
  const waiting = serverOfTest({ DATABASE_URL: databaseUrl });
  await asked;
  await postgres.restart();
  await assertSoundShop({ ...(await waiting), databaseUrl }, [...acknowledged.values()]);
});

/** Resolves once a client has tried to connect in vain and the port is free again. */
async function nextConnectionTo(databaseUrl: string): Promise<void> {
  const port = createServer().listen(Number(new URL(databaseUrl).port), '127.0.0.1');
  const [socket] = await once(port, 'connection');
  socket.destroy();
  port.close();
  await once(port, 'close');
}
