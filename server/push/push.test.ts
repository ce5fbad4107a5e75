import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { QueueSender } from '#server/queues/start-queue-sender.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { administratorsToken } from '#tests/support/administrators-token.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { openPushService, type PushService, vapidClaims } from '#tests/support/push-service.ts';
import { shopForEachTest } from '#tests/support/shop-of-tests.ts';
import { ENGINES } from '#tests/support/test-shop.ts';
import { createPushDelivery, type DeliverPush } from './deliver.ts';
import { pushKeys } from './push-keys.ts';
import { startPushSender } from './start-push-sender.ts';

/** The push service of these tests speaks without TLS; what it gets is encrypted all the same. */
const deliver: DeliverPush = (push, signal) =>
  createPushDelivery({ allowsPrivateAddresses: true })(
    { ...push, device: { ...push.device, endpoint: push.device.endpoint.replace('https:', 'http:') } },
    signal,
  );

describe.each(ENGINES)('notifications of new orders on %s', (engine) => {
  const thread = aThread();
  const shop = shopForEachTest(engine, { products: [thread] });
  let service: PushService;
  let senders: QueueSender[];

  beforeEach(async () => {
    service = await openPushService();
    senders = [];
  });
  afterEach(async () => {
    await Promise.all(senders.map((sender) => sender.stop()));
    service.close();
  });

  const startSender = () =>
    senders.push(startPushSender({ ctx: shop.ctx, changes: shop.changes, deliver, checkEveryMs: 20 }));
  const post = (url: string, payload: object) =>
    shop.callAsAdministrator({ method: 'POST', url: `/api${url}`, payload });
  const register = () =>
    shop.callAsAdministrator({ method: 'PUT', url: '/api/push/device', payload: service.device });
  const order = (key: string) =>
    shop.call({
      method: 'POST',
      url: '/api/orders',
      payload: anOrderRequest([{ product: thread, quantities: { Rojo: 1 } }]),
      headers: { 'idempotency-key': key },
    });
  const rowsOf = (table: 'push_outbox' | 'push_subscriptions') =>
    shop.ctx.db.selectFrom(table).selectAll().execute();
  const sent = () => expect.poll(() => rowsOf('push_outbox')).toEqual([]);

  test('each new order is told once to each device, encrypted, signed, and without the shopper [OFFLINE-004]', async () => {
    expect([(await register()).statusCode, (await register()).statusCode]).toEqual([204, 204]);
    expect(await rowsOf('push_subscriptions')).toHaveLength(1);
    startSender();
    startSender();
    const { _id } = (await order('clave-uno')).json();
    await order('clave-uno');
    await sent();
    expect(service.delivered).toHaveLength(1);
    const [{ headers, news } = { headers: {}, news: null }] = service.delivered;
    expect(news).toEqual({
      tag: _id,
      title: 'Pedido nuevo: N.º 1',
      text: expect.stringMatching(/^Total: \$/),
      path: `/hilvanDash/pedidos/${_id}`,
    });
    expect(headers).toMatchObject({
      topic: _id,
      ttl: '86400',
      urgency: 'high',
      'content-encoding': 'aes128gcm',
    });
    const { publicKey } = (await shop.callAsAdministrator({ url: '/api/push' })).json();
    expect(publicKey).toBe((await pushKeys(shop.ctx)).publicKey);
    expect(vapidClaims(headers, publicKey)).toMatchObject({
      aud: `http://${headers.host}`,
      sub: `mailto:${shop.ctx.store.email}`,
    });

    expect((await post('/push/test', service.device)).statusCode).toBe(204);
    await sent();
    expect(service.delivered.at(-1)?.news.title).toBe('Los avisos funcionan');
  });

  test('a busy push service is asked again, and a browser that it no longer knows is forgotten [OFFLINE-004]', async () => {
    await register();
    service.answers.push(503);
    startSender();
    await order('clave-uno');
    await expect.poll(() => rowsOf('push_outbox')).toMatchObject([{ attempts: 1, leased_until: null }]);
    shop.clock.now += 10_000;
    await sent();
    expect(service.delivered.map(({ news }) => news.title)).toEqual(Array(2).fill('Pedido nuevo: N.º 1'));
    service.answers.push(410);
    await order('clave-dos');
    await expect.poll(() => rowsOf('push_subscriptions')).toEqual([]);
    expect(await rowsOf('push_outbox')).toEqual([]);
  });

  test('nobody is told after logging out, switching off, or losing the account [OFFLINE-004]', async () => {
    const { db } = shop.ctx;
    const endings = {
      switchedOff: () => post('/push/end', { endpoint: service.device.endpoint }),
      removed: () => db.deleteFrom('accounts').execute(),
    };
    for (const [key, end] of Object.entries(endings)) {
      await register();
      await order(`clave-${key}`);
      expect(await rowsOf('push_outbox')).toHaveLength(1);
      await end();
      expect([await rowsOf('push_subscriptions'), await rowsOf('push_outbox')]).toEqual([[], []]);
    }
    await order('clave-dos');
    expect(await rowsOf('push_outbox')).toEqual([]);
  });

  test('a lower role that attends orders is still told; a removed account is not, even of what waits [OFFLINE-004 STORE-007]', async () => {
    await register();
    const own = { endpoint: 'https://localhost/send/de-eva', keys: service.device.keys };
    const headers = { authorization: `Bearer ${await administratorsToken(shop.ctx, 'encargado')}` };
    await shop.call({ method: 'PUT', url: '/api/push/device', payload: own, headers });
    const account = { url: '/api/administrators/encargado' };
    const lower = { ...account, method: 'PUT' as const, payload: { role: 'mostrador' } };
    expect((await shop.callAsAdministrator(lower)).statusCode).toBe(204);
    await order('clave-uno');
    expect(await rowsOf('push_outbox')).toHaveLength(2);
    const removal = { ...account, method: 'DELETE' as const };
    expect((await shop.callAsAdministrator(removal)).statusCode).toBe(204);
    await order('clave-dos');
    expect((await rowsOf('push_subscriptions')).map(({ account_id }) => account_id)).toEqual([
      'administrator',
    ]);
    expect(await rowsOf('push_outbox')).toHaveLength(2);
  });

  test('a browser is bound to the session that used it last, whose logout ends it [OFFLINE-004]', async () => {
    const { endpoint } = service.device;
    const renewed = async () => (await post('/push/renew', { endpoint })).json();
    expect(await renewed()).toEqual({ active: false });
    await register();
    await shop.ctx.db.updateTable('push_subscriptions').set({ session_hash: 'ended' }).execute();
    expect(await renewed()).toEqual({ active: true });
    await post('/logout', {});
    expect(await rowsOf('push_subscriptions')).toEqual([]);
  });

  test('no address of this machine or its network is called [OFFLINE-004]', async () => {
    for (const endpoint of [
      'http://avisos.example/a',
      'https://127.0.0.1/a',
      'https://[::1]/a',
      'https://0x7f.1/a',
      'https://quien:clave@avisos.example/a',
    ]) {
      const answer = await shop.callAsAdministrator({
        method: 'PUT',
        url: '/api/push/device',
        payload: { ...service.device, endpoint },
      });
      expect([endpoint, answer.statusCode]).toEqual([endpoint, 400]);
    }
    await register();
    const guarded = createPushDelivery({ allowsPrivateAddresses: false });
    senders.push(
      startPushSender({ ctx: shop.ctx, changes: shop.changes, deliver: guarded, checkEveryMs: 20 }),
    );
    await order('clave-uno');
    await expect.poll(() => rowsOf('push_subscriptions')).toEqual([]);
    expect(service.delivered).toEqual([]);
  });
});
