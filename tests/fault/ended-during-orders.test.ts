import { once } from 'node:events';
import { describe, expect, inject, test } from 'vitest';
import type { WireOrderReceipt } from '#schemas/order-answers.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { freePort } from '#tests/support/free-port.ts';
import { newDatabase } from '#tests/support/postgres-server.ts';
import { serverOfTest } from '#tests/support/server-of-test.ts';
import { shopClient } from '#tests/support/shop-client.ts';
import { sendOrder } from '#tests/support/shopper.ts';
import { timesInStorm } from '#tests/support/storm.ts';
import { ENGINES } from '#tests/support/test-shop.ts';

const CLIENTS = 24;
const END_AFTER = timesInStorm(200, 3000);

async function orderOf(url: string): Promise<string> {
  const thread = await (await shopClient(url)).addProduct(aPlainThread());
  return JSON.stringify(anOrderRequest([{ product: thread, quantities: { Rojo: 1 } }]));
}

describe.each(ENGINES)('the process ended by SIGTERM in the middle of orders on %s', (engine) => {
  test('each accepted order is answered and stored once, and none that arrived is refused [CART-020]', async () => {
    const env: Record<string, string> =
      engine === 'postgres' ? { DATABASE_URL: await newDatabase(inject('postgresUrl')) } : {};
    const before = await serverOfTest(env);
    const body = await orderOf(before.url);
    const acknowledged: WireOrderReceipt[] = [];
    const others: number[] = [];
    let isOver = false;

    const client = async (_: unknown, number: number) => {
      for (let sent = 0; !isOver; sent += 1) {
        const outcome = await sendOrder(before.url, body, `pedido-de-prueba-${number}-${sent}`);
        // The server accepts no more connections.
        if (outcome === null) isOver = true;
        else if (outcome.receipt === null) others.push(outcome.status);
        else acknowledged.push(outcome.receipt);
        if (acknowledged.length === END_AFTER) before.process.kill('SIGTERM');
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, client));
    if (before.process.exitCode === null) await once(before.process, 'exit');
    expect([before.process.exitCode, others]).toEqual([0, []]);
    expect(acknowledged.length).toBeGreaterThanOrEqual(END_AFTER);

    const after = await serverOfTest(env, before.dataDir);
    const orders = await (await shopClient(after.url)).orders();
    const byNumber = (one: { orderNumber: number }, other: { orderNumber: number }) =>
      one.orderNumber - other.orderNumber;
    expect(orders.toSorted(byNumber).map(({ orderNumber, _id }) => [orderNumber, _id])).toEqual(
      acknowledged.toSorted(byNumber).map(({ _id }, index) => [index + 1, _id]),
    );
    await after.stop();
    after.clean();
  });
});

test('a proxy gets time to notice the shutdown, and visitors are served meanwhile', async () => {
  const port = await freePort();
  const server = await serverOfTest({ OPERATIONS_PORT: String(port), DRAIN_SECONDS: '60' });
  const body = await orderOf(server.url);
  const ready = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/ready`);
    return [answer.status, await answer.json()];
  };
  await expect.poll(ready).toEqual([200, { status: 'ready' }]);
  server.process.kill('SIGTERM');
  await expect.poll(ready).toEqual([503, { status: 'closing' }]);
  expect((await fetch(`http://127.0.0.1:${port}/serving`)).status).toBe(503);
  expect(await sendOrder(server.url, body, 'pedido-mientras-termina')).toMatchObject({ status: 201 });
});

test('after that time the process ends by itself', async () => {
  const server = await serverOfTest({ DRAIN_SECONDS: '1' });
  await server.stop('SIGTERM');
  expect(server.process.exitCode).toBe(0);
});
