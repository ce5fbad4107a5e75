import { describe, expect, inject, onTestFinished, test } from 'vitest';
import type { WireOrder, WireOrderReceipt } from '#schemas/wire/order.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { newDatabase } from '#tests/support/postgres-server.ts';
import { runServer } from '#tests/support/running-server.ts';
import { shopClient } from '#tests/support/shop-client.ts';
import { ENGINES } from '#tests/support/test-shop.ts';

const ORDERS = 1000;
const CLIENTS = 32;
const KILL_AFTER = 400;

type Outcome = { readonly key: string; readonly receipt: WireOrderReceipt | null };

describe.each(ENGINES)('the process killed in the middle of a thousand orders on %s', (engine) => {
  test('CART-020 API-010 every acknowledged order is there, whole, and the numbers have no gaps', async () => {
    const env: Record<string, string> =
      engine === 'postgres' ? { DATABASE_URL: await newDatabase(inject('postgresUrl')) } : {};
    const before = await runServer(env);
    onTestFinished(() => before.stop('SIGKILL'));
    const thread = await (await shopClient(before.url)).addProduct(aThread());
    const payload = JSON.stringify(anOrderRequest([{ product: thread, quantities: { Rojo: 6, Azul: 6 } }]));
    const keys = Array.from({ length: ORDERS }, (_, index) => `pedido-de-prueba-${index}`);

    let acknowledged = 0;
    const outcomes = await inParallel(keys, async (key) => {
      const receipt = await placed(before.url, payload, key);
      if (receipt !== null) acknowledged += 1;
      if (acknowledged === KILL_AFTER) before.process.kill('SIGKILL');
      return { key, receipt };
    });
    await before.stop('SIGKILL');
    const kept = outcomes.filter(({ receipt }) => receipt !== null);
    expect(kept.length).toBeGreaterThanOrEqual(KILL_AFTER);
    expect(kept.length).toBeLessThan(ORDERS);

    const after = await runServer(env, before.dataDir);
    onTestFinished(() => after.stop('SIGKILL'));
    const client = await shopClient(after.url);
    assertKept(await client.orders(), kept);

    // Whoever got no answer sends the same order again, and has it once.
    const again = await inParallel(keys, async (key) => ({
      key,
      receipt: await placed(after.url, payload, key),
    }));
    const orders = await client.orders();
    expect(orders.map(({ orderNumber }) => orderNumber).sort((a, b) => a - b)).toEqual(
      Array.from({ length: ORDERS }, (_, index) => index + 1),
    );
    assertKept(orders, kept);
    assertKept(orders, again);
    await after.stop();
    after.clean();
  }, 120_000);
});

function assertKept(orders: readonly WireOrder[], outcomes: readonly Outcome[]): void {
  const byId = new Map(orders.map((order) => [order._id, order]));
  expect(orders.map(({ orderNumber }) => orderNumber).sort((a, b) => a - b)).toEqual(
    Array.from({ length: orders.length }, (_, index) => index + 1),
  );
  for (const { receipt } of outcomes) {
    expect(byId.get(receipt?._id ?? '')).toMatchObject({
      ...receipt,
      totalAmount: 60_000,
      payableAmount: 54_000,
      orderItems: [{ quantity: { Rojo: 6, Azul: 6 }, units: 12, total: 54_000 }],
    });
  }
}

/** The receipt, or `null` when no whole answer came. */
async function placed(url: string, body: string, key: string): Promise<WireOrderReceipt | null> {
  try {
    const response = await fetch(`${url}/api/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body,
    });
    return response.status === 201 ? ((await response.json()) as WireOrderReceipt) : null;
  } catch {
    return null;
  }
}

async function inParallel<T>(keys: readonly string[], work: (key: string) => Promise<T>): Promise<T[]> {
  const waiting = keys.values();
  const results: T[] = [];
  const client = async () => {
    for (const key of waiting) results.push(await work(key));
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return results;
}
