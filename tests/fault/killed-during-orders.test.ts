import { describe, expect, inject, test } from 'vitest';
import type { WireOrder, WireOrderReceipt } from '#schemas/order-answers.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { inParallel, placed } from '#tests/support/many-orders.ts';
import { newDatabase } from '#tests/support/postgres-server.ts';
import type { RunningServer } from '#tests/support/running-server.ts';
import { serverOfTest } from '#tests/support/server-of-test.ts';
import { shopClient } from '#tests/support/shop-client.ts';
import { assertSoundShop } from '#tests/support/sound-shop.ts';
import { timesInStorm } from '#tests/support/storm.ts';
import { ENGINES } from '#tests/support/test-shop.ts';

const KILLS = timesInStorm(1, 50);
/** Orders sent in each run of the server. */
const ORDERS = 1000;
const CLIENTS = 32;
const KILL_AFTER = 400;

type Outcome = { readonly key: string; readonly receipt: WireOrderReceipt | null };

describe.each(ENGINES)('the process killed in the middle of a thousand orders on %s', (engine) => {
  test(`every acknowledged order is there, whole, and the numbers have no gaps (kills: ${KILLS}) [CART-020 API-010]`, async () => {
    const env: Record<string, string> =
      engine === 'postgres' ? { DATABASE_URL: await newDatabase(inject('postgresUrl')) } : {};
    let server = await serverOfTest(env);
    const { dataDir } = server;
    const thread = await (await shopClient(server.url)).addProduct(aPlainThread());
    const payload = JSON.stringify(anOrderRequest([{ product: thread, quantities: { Rojo: 6, Azul: 6 } }]));
    const placedAll: Outcome[] = [];

    for (let kill = 0; kill < KILLS; kill += 1) {
      const keys = Array.from({ length: ORDERS }, (_, index) => `pedido-de-prueba-${kill}-${index}`);
      const outcomes = await ordersUntilKilled(server, payload, keys);
      const kept = outcomes.filter(({ receipt }) => receipt !== null);
      expect(kept.length).toBeGreaterThanOrEqual(KILL_AFTER);
      expect(kept.length).toBeLessThan(ORDERS);

      server = await serverOfTest(env, dataDir);
      const { url } = server;
      const place = { url, dataDir, databaseUrl: env.DATABASE_URL };
      await assertSoundShop(place, receiptsOf([...placedAll, ...kept]));

      // Shoppers without an answer send the same order again and get one order.
      const again = await inParallel(keys, {
        clients: CLIENTS,
        work: async (key) => ({ key, receipt: await placed(url, payload, key) }),
      });
      placedAll.push(...again);
      expect(new Map(receiptsByKey(again))).toEqual(
        new Map([...receiptsByKey(again), ...receiptsByKey(kept)]),
      );
      await assertSoundShop(place, receiptsOf(placedAll));
    }
    const orders = await (await shopClient(server.url)).orders();
    expect(orders).toHaveLength(ORDERS * KILLS);
    assertWhole(orders, receiptsOf(placedAll));
    await server.stop();
    server.clean();
  });
});

async function ordersUntilKilled(
  server: RunningServer,
  payload: string,
  keys: readonly string[],
): Promise<Outcome[]> {
  let acknowledged = 0;
  const work = async (key: string) => {
    const receipt = await placed(server.url, payload, key);
    if (receipt !== null) acknowledged += 1;
    if (acknowledged === KILL_AFTER) server.process.kill('SIGKILL');
    return { key, receipt };
  };
  const outcomes = await inParallel(keys, { clients: CLIENTS, work });
  await server.stop('SIGKILL');
  return outcomes;
}

function receiptsOf(outcomes: readonly Outcome[]): WireOrderReceipt[] {
  return outcomes.flatMap(({ receipt }) => receipt ?? []);
}

/** Links without their origin: each server of the test has a port of its own. */
function receiptsByKey(outcomes: readonly Outcome[]): [string, WireOrderReceipt | null][] {
  return outcomes.map(({ key, receipt }) => [
    key,
    receipt && { ...receipt, link: new URL(receipt.link).pathname },
  ]);
}

function assertWhole(orders: readonly WireOrder[], receipts: readonly WireOrderReceipt[]): void {
  const byId = new Map(orders.map((order) => [order._id, order]));
  for (const receipt of receipts) {
    const { link: _link, ...order } = receipt;
    expect(byId.get(receipt._id)).toMatchObject({
      ...order,
      totalAmount: 60_000,
      payableAmount: 54_000,
      orderItems: [{ quantity: { Rojo: 6, Azul: 6 }, units: 12, total: 54_000 }],
    });
  }
}
