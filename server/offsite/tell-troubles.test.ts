import { describe, expect, onTestFinished, test } from 'vitest';
import { NOTICE_MAILS } from '#server/notice-mails.ts';
import { createSmtpMailer } from '#server/notifications/mailer.ts';
import { startNoticeSender } from '#server/notifications/start-sender.ts';
import { createPushDelivery } from '#server/push/deliver.ts';
import { startPushSender } from '#server/push/start-push-sender.ts';
import { administratorsToken } from '#tests/support/administrators-token.ts';
import { mailContent } from '#tests/support/mail-content.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { openPushService } from '#tests/support/push-service.ts';
import { shopForEachTest } from '#tests/support/shop-of-tests.ts';
import { ENGINES } from '#tests/support/test-shop.ts';
import { tellOffsiteTroubles } from './tell-troubles.ts';

const DAY = 86_400_000;
const FULL = 'el depósito está lleno (507 InsufficientStorage)';

describe.each(ENGINES)('trouble with the copies off the machine of a shop on %s', (engine) => {
  const shop = shopForEachTest(engine);
  const set = (state: { send_error?: string | null; proof_error?: string | null; sent_at?: number }) =>
    shop.ctx.db.updateTable('offsite_state').set(state).execute();
  const tell = () => tellOffsiteTroubles(shop.ctx);
  const mails = () => shop.ctx.db.selectFrom('outbox').select(['kind', 'recipient']).execute();
  const pushes = () =>
    shop.ctx.db
      .selectFrom('push_outbox')
      .innerJoin('push_subscriptions', 'push_subscriptions.id', 'push_outbox.subscription_id')
      .select(['account_id', 'trouble'])
      .orderBy('push_outbox.id')
      .execute();
  const device = (endpoint: string, token: string) =>
    shop.call({
      method: 'PUT',
      url: '/api/push/device',
      payload: { endpoint, keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } },
      headers: { authorization: `Bearer ${token}` },
    });

  test('is told once by mail, and by push to who may manage copies; again only after it had ended [RUN-001]', async () => {
    await device('https://avisos.example/duena', shop.token);
    await device('https://avisos.example/mostrador', await administratorsToken(shop.ctx, 'mostrador'));
    await tell();
    expect(await mails()).toEqual([]);
    await set({ send_error: FULL });
    await Promise.all([tell(), tell(), tell()]);
    await tell();
    expect(await mails()).toEqual([{ kind: 'copies-failed', recipient: 'shop' }]);
    const trouble = `La copia fuera de la máquina falló: ${FULL}.`;
    expect(await pushes()).toEqual([{ account_id: 'administrator', trouble }]);
    await set({ proof_error: 'la copia ya no está en el depósito' });
    await tell();
    expect(await mails()).toHaveLength(2);
    expect((await pushes()).at(-1)?.trouble).toBe(
      'La prueba de que la copia sirve falló: la copia ya no está en el depósito.',
    );
    await set({ send_error: null, proof_error: null });
    await tell();
    expect(await mails()).toHaveLength(2);
    await set({ send_error: FULL });
    await tell();
    expect(await mails()).toHaveLength(3);
  });

  test('is also that no copy left for two days, and that no backup was made [RUN-001]', async () => {
    await set({ sent_at: shop.clock.now });
    shop.clock.now += 2 * DAY;
    await tell();
    expect(await mails()).toEqual([]);
    shop.clock.now += 1;
    await tell();
    expect(await mails()).toHaveLength(1);
    await shop.ctx.db.updateTable('backup_state').set({ last_error: 'no queda lugar en el disco' }).execute();
    await tell();
    expect(await mails()).toHaveLength(2);
  });

  test('arrives with its reason and a link, and not when all is well by then [RUN-001]', async () => {
    const mail = await startMailServer();
    const service = await openPushService();
    onTestFinished(async () => {
      await mail.close();
      service.close();
    });
    const payload = service.device;
    await shop.callAsAdministrator({ method: 'PUT', url: '/api/push/device', payload });
    await set({ send_error: FULL });
    await tell();
    await set({ send_error: null });
    await tell();
    await set({ proof_error: 'cambió desde que se guardó', sent_at: shop.clock.now });
    const { ctx, changes } = shop;
    const settings = {
      smtpUrl: mail.url,
      notifyEmail: 'ventas@casahilvan.example',
      publicUrl: 'https://tienda.example',
    };
    const mailer = createSmtpMailer(mail.url);
    const senders = [
      startNoticeSender({ ctx, changes, mails: NOTICE_MAILS, settings, mailer, checkEveryMs: 20 }),
      startPushSender({
        ctx,
        changes,
        checkEveryMs: 20,
        deliver: (push, signal) =>
          createPushDelivery({ allowsPrivateAddresses: true })(
            {
              ...push,
              device: { ...push.device, endpoint: push.device.endpoint.replace('https:', 'http:') },
            },
            signal,
          ),
      }),
    ];
    for (const sender of senders) shop.beforeClosing(() => sender.stop());
    await expect.poll(() => mail.received.length).toBe(1);
    const { headers, text } = mailContent(mail.received[0]?.raw ?? '');
    expect(headers.get('subject')).toBe('La copia de seguridad fuera de la máquina necesita que la mires');
    expect(text).toContain('La prueba de que la copia sirve falló: cambió desde que se guardó.');
    expect(text).toContain('https://tienda.example/hilvanDash#a-salvo');
    expect(text).not.toContain('lleno');
    await expect.poll(() => service.delivered.length).toBe(1);
    expect(service.delivered[0]?.news).toEqual({
      tag: 'copias',
      title: 'La tienda, a salvo: mira las copias',
      text: `La copia fuera de la máquina falló: ${FULL}.`,
      path: '/hilvanDash#a-salvo',
    });
  });
});
