import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import type { WireOrder } from '#schemas/order-answers.ts';
import { productToWire } from '#schemas/wire/product-to-wire.ts';
import { setPassword } from '#server/accounts/set-password.ts';
import { connect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { NOTICE_MAILS } from '#server/notice-mails.ts';
import { startNoticeSender } from '#server/notifications/start-sender.ts';
import { builtPages } from '#server/pages/pages-source.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { newDatabase } from '#tests/support/postgres-server.ts';
import { ADMINISTRATOR } from '#tests/support/running-server.ts';
import { shopForEachTest } from '#tests/support/shop-of-tests.ts';
import { assertSoundDatabase } from '#tests/support/sound-shop.ts';
import { ENGINES } from '#tests/support/test-shop.ts';
import { EARLIER_SCHEMAS, migrateThrough } from '#tests/upgrade/earlier-shop.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

describe.each(ENGINES)('the clock set back on %s', (engine) => {
  const thread = aThread();
  const shop = shopForEachTest(engine, async () => ({ products: [thread], pages: await builtPages() }));

  async function order(): Promise<number> {
    const payload = anOrderRequest([{ product: thread, quantities: { Rojo: 1 } }]);
    const answer = await shop.call({ method: 'POST', url: '/api/orders', payload });
    return answer.json().orderNumber;
  }

  /** The subjects of the mails sent from now on. */
  function sentMails(): readonly string[] {
    const sent: string[] = [];
    const sender = startNoticeSender({
      mails: NOTICE_MAILS,
      ctx: shop.ctx,
      settings: { smtpUrl: '', notifyEmail: ADMINISTRATOR.email, publicUrl: 'https://tienda.example' },
      mailer: { send: async ({ subject }) => void sent.push(subject) },
      changes: shop.changes,
      checkEveryMs: 20,
    });
    shop.beforeClosing(() => sender.stop());
    return sent;
  }

  test.each([
    ['an hour', HOUR_MS],
    ['a day', DAY_MS],
  ])(
    'by %s: orders keep their sequence, are shown and notified, and the session stays',
    async (_span, back) => {
      const told: string[] = [];
      onTestFinished(shop.changes.subscribe((changed) => told.push(...changed)));
      expect(await order()).toBe(1);
      shop.clock.now -= back;
      await expect.poll(() => told).toContain('order-number');
      told.length = 0;
      expect(await order()).toBe(2);
      await expect.poll(() => told).toContain('order-number');
      const listed = await shop.callAsAdministrator({ url: '/api/orders?size=10' });
      expect(listed.json<WireOrder[]>().map(({ orderNumber }) => orderNumber)).toEqual([1, 2]);
      await assertSoundDatabase(shop.ctx.db);
      expect(
        await shop.ctx.db.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute(),
      ).toHaveLength(4);
      const sent = sentMails();
      await expect.poll(() => sent.length).toBe(4);
    },
  );

  test('pages show later changes', async () => {
    const page = async () => (await shop.call({ url: `/moreInfo/${thread.id}` })).body;
    expect(await page()).toContain(thread.name);
    shop.clock.now -= DAY_MS;
    const { _id, ...input } = productToWire({ ...thread, name: 'Hilo rebautizado' });
    const saved = await shop.callAsAdministrator({
      method: 'PUT',
      url: `/api/items/${thread.id}`,
      payload: input,
    });
    expect(saved.statusCode).toBe(200);
    expect(await page()).toContain('Hilo rebautizado');
  });

  test('a waiting mail, or one that a dead sender had claimed, goes out at once', async () => {
    await order();
    const { now } = shop.clock;
    const [postponed, leased] = await shop.ctx.db.selectFrom('outbox').select('id').orderBy('id').execute();
    const set = (id: number | undefined, change: object) =>
      shop.ctx.db
        .updateTable('outbox')
        .set(change)
        .where('id', '=', id ?? 0)
        .execute();
    await set(postponed?.id, {
      next_attempt_at: now + 10 * MINUTE_MS,
      last_error: 'El servidor de correo pidió esperar',
    });
    await set(leased?.id, { leased_until: now + 2 * MINUTE_MS });
    shop.clock.now -= HOUR_MS;
    const sent = sentMails();
    await expect.poll(() => sent.length).toBe(2);
  });

  test('a throttled login waits no longer than a quarter of an hour', async () => {
    await setPassword(shop.ctx, ADMINISTRATOR);
    const login = async (password: string) => {
      const payload = { email: ADMINISTRATOR.email, password };
      return (await shop.call({ method: 'POST', url: '/api/login', payload })).statusCode;
    };
    for (let guess = 0; guess < 10; guess += 1) expect(await login('equivocada')).toBe(401);
    shop.clock.now -= DAY_MS;
    expect(await login(ADMINISTRATOR.password)).toBe(429);
    shop.clock.now += 15 * MINUTE_MS;
    expect(await login(ADMINISTRATOR.password)).toBe(200);
  });
});

test.each(ENGINES)('a migration dated before its predecessors is accepted on %s', async (engine) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hilvan-clock-'));
  const db = connect({
    dataDir,
    databaseUrl: engine === 'sqlite' ? null : await newDatabase(inject('postgresUrl')),
  });
  onTestFinished(async () => {
    vi.useRealTimers();
    await db.destroy();
    rmSync(dataDir, { recursive: true, force: true });
  });
  await migrateThrough(db, { engine, schema: EARLIER_SCHEMAS[1] ?? '' });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - DAY_MS });
  await migrate(db, engine);
  await migrate(db, engine);
  await assertSoundDatabase(db);
});
