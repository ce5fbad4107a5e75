import { expect, onTestFinished, test } from 'vitest';
import { NOTICE_MAILS } from '#server/notice-mails.ts';
import { MAX_RETRY_DELAY_MS, retryDelayMs } from '#server/queues/retry-delay.ts';
import { freePort } from '#tests/support/free-port.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { A_MESSAGE } from '#tests/support/send-message.ts';
import { openTestShop } from '#tests/support/test-shop.ts';
import { createSmtpMailer } from './mailer.ts';
import { startNoticeSender } from './start-sender.ts';

const TEN_SECONDS = 10_000;
const TEN_MINUTES = 600_000;

test('the retry delay grows after each failure, from ten seconds to ten minutes', () => {
  const delays = Array.from({ length: 1000 }, (_, index) => retryDelayMs(index + 1));
  expect(delays.slice(0, 5)).toEqual([TEN_SECONDS, 30_000, 90_000, 270_000, TEN_MINUTES]);
  expect(new Set(delays.slice(4))).toEqual(new Set([TEN_MINUTES]));
  expect(MAX_RETRY_DELAY_MS).toBe(TEN_MINUTES);
});

test('after a hundred failures the outbox retries a mail after ten minutes, not at once', async () => {
  const shop = await openTestShop('sqlite');
  let refusals = 0;
  let looks = 0;
  const now = () => {
    looks += 1;
    return shop.clock.now;
  };
  const mail = await startMailServer({
    refuses: () => {
      refusals += 1;
      return { code: 450, text: 'Vuelve más tarde' };
    },
  });
  await shop.call({ method: 'POST', url: '/api/sendContact', payload: A_MESSAGE });
  await shop.ctx.db.updateTable('outbox').set({ attempts: 100 }).execute();
  const sender = startNoticeSender({
    mails: NOTICE_MAILS,
    ctx: { ...shop.ctx, now },
    settings: { smtpUrl: mail.url, notifyEmail: 'ventas@correo.test', publicUrl: 'https://tienda.example' },
    mailer: createSmtpMailer(mail.url),
    changes: shop.changes,
    checkEveryMs: 10,
  });
  onTestFinished(async () => {
    await sender.stop();
    await mail.close();
    await shop.close();
  });
  const attempts = async () =>
    (await shop.ctx.db.selectFrom('outbox').select('attempts').executeTakeFirstOrThrow()).attempts;

  await expect.poll(attempts).toBe(101);
  shop.clock.now += TEN_MINUTES - 1;
  const before = looks;
  await expect.poll(() => looks).toBeGreaterThan(before + 20);
  expect(refusals).toBe(1);
  shop.clock.now += 1;
  await expect.poll(attempts).toBe(102);
});

test('an unreachable mail server is tried again after ten seconds', async () => {
  const shop = await openTestShop('sqlite');
  await shop.call({ method: 'POST', url: '/api/sendContact', payload: A_MESSAGE });
  const url = `smtp://127.0.0.1:${await freePort()}`;
  const sender = startNoticeSender({
    mails: NOTICE_MAILS,
    ctx: shop.ctx,
    settings: { smtpUrl: url, notifyEmail: 'ventas@correo.test', publicUrl: 'https://tienda.example' },
    mailer: createSmtpMailer(url),
    changes: shop.changes,
  });
  onTestFinished(async () => {
    await sender.stop();
    await shop.close();
  });
  const notice = async () =>
    shop.ctx.db.selectFrom('outbox').select(['last_error', 'next_attempt_at']).executeTakeFirstOrThrow();

  await expect.poll(notice).toEqual({
    last_error: expect.any(String),
    next_attempt_at: shop.clock.now + TEN_SECONDS,
  });
});
