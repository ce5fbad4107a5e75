import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { administratorsToken } from '#tests/support/administrators-token.ts';
import { type EventStream, openEvents } from '#tests/support/event-stream.ts';
import { orderThroughApi } from '#tests/support/order-through-api.ts';
import { newDatabase } from '#tests/support/postgres-server.ts';
import { ADMINISTRATOR, type RunningServer, runServer } from '#tests/support/running-server.ts';
import { shopClient } from '#tests/support/shop-client.ts';
import { ENGINES, openTestShop } from '#tests/support/test-shop.ts';
import { openEventFeed } from './event-feed.ts';

async function started(env: Record<string, string> = {}): Promise<RunningServer> {
  const server = await runServer(env);
  onTestFinished(async () => {
    await server.stop('SIGKILL');
    server.clean();
  });
  return server;
}

async function tokenOf({ url }: RunningServer): Promise<string> {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMINISTRATOR),
  });
  return ((await answer.json()) as { token: string }).token;
}

async function listening(server: RunningServer, token: string): Promise<EventStream> {
  const events = await openEvents(server.url, token);
  onTestFinished(() => events.close());
  return events;
}

const pendingIn = ({ news }: EventStream) => news.at(-1)?.orders.byStatus.pendiente;
const unreadIn = ({ news }: EventStream) => news.at(-1)?.messages.unread;

test('the stream reports new and changed orders and messages, uncompressed, until the session ends [DASH-012]', async () => {
  const server = await started();
  const product = await (await shopClient(server.url)).addProduct(aPlainThread());
  const token = await tokenOf(server);
  const events = await listening(server, token);
  expect(events.status).toBe(200);
  expect(events.headers.get('content-type')).toContain('text/event-stream');
  expect(events.headers.get('content-encoding')).toBe(null);
  await expect.poll(() => pendingIn(events)).toBe(0);

  const call = (method: string, path: string, body?: object) =>
    fetch(`${server.url}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  const { _id } = await orderThroughApi(server.url, { lines: [{ product, quantities: { Rojo: 1 } }] });
  await expect.poll(() => pendingIn(events)).toBe(1);
  await call('PUT', `/orders/${_id}`, { status: 'Listo' });
  await expect.poll(() => events.news.at(-1)?.orders.byStatus).toMatchObject({ pendiente: 0, Listo: 1 });
  await call('DELETE', `/orders/${_id}`);
  await expect.poll(() => events.news.at(-1)?.orders.byStatus.Listo).toBe(0);
  const revisions = events.news.map(({ orders }) => orders.revision);
  expect(revisions.toSorted((a, b) => a - b)).toEqual(revisions);
  expect(new Set(revisions).size).toBeGreaterThanOrEqual(4);

  const message = {
    userName: 'Noelia',
    userEmail: 'noelia@correo.test',
    userPhone: '3496',
    userLocation: 'Rafaela',
    userMessage: 'Hola',
  };
  const sent = (await (await call('POST', '/sendContact', message)).json()) as { _id: string };
  await expect.poll(() => unreadIn(events)).toBe(1);
  await call('PUT', `/messages/${sent._id}`, { read: true });
  await expect.poll(() => unreadIn(events)).toBe(0);

  const elsewhere = await listening(server, await tokenOf(server));
  await call('DELETE', '/account/sessions');
  await elsewhere.ended;

  const other = await listening(server, await tokenOf(server));
  await call('POST', '/logout');
  await events.ended;
  expect((await openEvents(server.url, token)).status).toBe(401);
  await orderThroughApi(server.url, { lines: [{ product, quantities: { Rojo: 1 } }] });
  await expect.poll(() => pendingIn(other)).toBe(1);
});

test('SIGTERM ends the streams and then the process, at once', async () => {
  const server = await started();
  const events = await listening(server, await tokenOf(server));
  await expect.poll(() => pendingIn(events)).toBe(0);
  await server.stop('SIGTERM');
  await events.ended;
  expect(server.process.exitCode).toBe(0);
});

test('an order placed in one process is reported by another on the same database', async () => {
  const env = { DATABASE_URL: await newDatabase(inject('postgresUrl')) };
  const first = await started(env);
  const second = await started(env);
  const product = await (await shopClient(first.url)).addProduct(aPlainThread());
  const events = await listening(second, await tokenOf(second));
  await expect.poll(() => pendingIn(events)).toBe(0);
  await orderThroughApi(first.url, { lines: [{ product, quantities: { Rojo: 1 } }] });
  await expect.poll(() => pendingIn(events)).toBe(1);
});

describe.each(ENGINES)('the feed on %s', (engine) => {
  async function aFeed(heartbeatEveryMs = 20) {
    const shop = await openTestShop(engine);
    const { db, now, log } = shop.ctx;
    const feed = openEventFeed({ db, now, log, changes: shop.changes, heartbeatEveryMs });
    onTestFinished(async () => {
      feed.close();
      await shop.close();
    });
    return { shop, feed };
  }

  test('a stream ends when its session expires [LOGIN-010]', async () => {
    const { shop, feed } = await aFeed();
    const stream = feed.open(shop.token, 'dueno');
    let text = '';
    stream?.on('data', (chunk) => {
      text += chunk;
    });
    await expect.poll(() => text).toMatch(/data: .*\n\n(.*\n)*event: latido\ndata: sigo aquí\n\n/);
    expect(stream?.readableEnded).toBe(false);
    shop.clock.now += 86_400_001;
    await expect.poll(() => stream?.readableEnded).toBe(true);
  });

  test('a changed role is told to its own sessions, and the stream of a removed person ends [STORE-007]', async () => {
    const { shop, feed } = await aFeed(600_000);
    const token = await administratorsToken(shop.ctx, 'encargado');
    const heard = [feed.open(shop.token, 'dueno'), feed.open(token, 'encargado')].map((stream) => {
      const roles: string[] = [];
      stream?.on('data', (chunk) =>
        roles.push(...`${chunk}`.matchAll(/"role":"(\w+)"/g).map(([, role = '']) => role)),
      );
      return { stream, roles };
    });
    await expect.poll(() => heard.map(({ roles }) => roles.at(-1))).toEqual(['dueno', 'encargado']);
    const url = '/api/administrators/encargado';
    await shop.callAsAdministrator({ method: 'PUT', url, payload: { role: 'mostrador' } });
    await expect.poll(() => heard.map(({ roles }) => roles.at(-1))).toEqual(['dueno', 'mostrador']);
    await shop.callAsAdministrator({ method: 'DELETE', url });
    await expect.poll(() => heard.map(({ stream }) => stream?.readableEnded)).toEqual([false, true]);
  });

  test('it takes a hundred clients, and another one when one leaves', async () => {
    const { shop, feed } = await aFeed();
    const streams = Array.from({ length: 100 }, () => feed.open(shop.token, 'dueno'));
    expect(streams.every((stream) => stream !== null)).toBe(true);
    expect(feed.open(shop.token, 'dueno')).toBe(null);
    streams[0]?.destroy();
    await expect.poll(() => feed.open(shop.token, 'dueno')).not.toBe(null);
  });

  test('nobody listens without a session [PERM-004]', async () => {
    const { shop } = await aFeed();
    for (const url of ['/api/events', '/api/news']) {
      const answer = await shop.call({ url });
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'not-authenticated']);
    }
  });
});
