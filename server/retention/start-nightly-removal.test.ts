import { describe, expect, test } from 'vitest';
import { aThread } from '#tests/support/a-thread.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { shopForEachTest } from '#tests/support/shop-of-tests.ts';
import { ENGINES } from '#tests/support/test-shop.ts';
import { IDEMPOTENCY_KEY_DAYS } from './remove-old-keys.ts';
import { removeAtNight } from './start-nightly-removal.ts';

const HOUR_MS = 3_600_000;
const NIGHT = Date.UTC(2026, 10, 21, 7, 30);

describe.each(ENGINES)('at night on %s', (engine) => {
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

  test('idempotency keys go once no client repeats them, and what they made stays [CHECKOUT-G10]', async () => {
    shop.clock.now = NIGHT;
    const { _id } = (await order()).json();
    shop.clock.now = NIGHT + (IDEMPOTENCY_KEY_DAYS * 24 - 1) * HOUR_MS;
    await removeAtNight(shop.ctx);
    expect((await order()).json()._id).toBe(_id);
    shop.clock.now = NIGHT + (IDEMPOTENCY_KEY_DAYS * 24 + 12) * HOUR_MS;
    await removeAtNight(shop.ctx);
    expect(await keys()).toHaveLength(1);
    shop.clock.now = NIGHT + (IDEMPOTENCY_KEY_DAYS + 1) * 24 * HOUR_MS;
    await removeAtNight(shop.ctx);
    expect(await keys()).toEqual([]);
    expect(await shop.ctx.db.selectFrom('orders').select('id').execute()).toEqual([{ id: _id }]);
  });
});
