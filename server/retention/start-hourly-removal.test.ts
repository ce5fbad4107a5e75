import { describe, expect, test } from 'vitest';
import { aThread } from '#tests/support/a-thread.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { shopForEachTest } from '#tests/support/shop-of-tests.ts';
import { ENGINES } from '#tests/support/test-shop.ts';
import { IDEMPOTENCY_KEY_DAYS } from './remove-old-keys.ts';
import { startHourlyRemoval } from './start-hourly-removal.ts';

const HOUR_MS = 3_600_000;
const START = Date.UTC(2026, 10, 21, 15, 30);

describe.each(ENGINES)('what nobody needs any more on %s', (engine) => {
  const thread = aThread({});
  const shop = shopForEachTest(engine, { products: [thread] });

  const order = () =>
    shop.call({
      method: 'POST',
      url: '/api/orders',
      payload: anOrderRequest([{ product: thread, quantities: { Rojo: 1 } }]),
      headers: { 'idempotency-key': 'un-pedido-que-se-repite' },
    });
  const keys = () => shop.ctx.db.selectFrom('idempotency_keys').select('key').execute();

  /** The work of a start, which is done when the removal has ended. */
  async function startAt(now: number): Promise<void> {
    shop.clock.now = now;
    await startHourlyRemoval(shop.ctx)();
  }

  test('at a start, idempotency keys go that no client repeats, and what they made stays [CHECKOUT-G10]', async () => {
    shop.clock.now = START;
    const { _id } = (await order()).json();
    await startAt(START + (IDEMPOTENCY_KEY_DAYS * 24 - 1) * HOUR_MS);
    expect((await order()).json()._id).toBe(_id);
    expect(await keys()).toHaveLength(1);
    await startAt(START + (IDEMPOTENCY_KEY_DAYS * 24 + 1) * HOUR_MS);
    expect(await keys()).toEqual([]);
    expect(await shop.ctx.db.selectFrom('orders').select('id').execute()).toEqual([{ id: _id }]);
  });
});
