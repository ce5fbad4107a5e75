import { describe, expect, test } from 'vitest';
import type { WireOrderEntry } from '#schemas/order-entry-answers.ts';
import { readCounters } from '#server/kernel/watch-changes.ts';
import { NOTICE_MAILS } from '#server/notice-mails.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { quoteDesk } from '#tests/support/quote-desk.ts';
import { shopForEachTest } from '#tests/support/shop-of-tests.ts';
import { ENGINES } from '#tests/support/test-shop.ts';
import { tellExpiredQuotes } from './tell-expired-quotes.ts';

/** The first moment after November 20 at the shop. */
const END = Date.UTC(2026, 10, 21, 3);

const SETTINGS = {
  smtpUrl: 'smtp://127.0.0.1',
  notifyEmail: 'ventas@casahilvan.example',
  publicUrl: 'https://casahilvan.example',
};

describe.each(ENGINES)('the end of a quote on %s', (engine) => {
  const thread = aThread();
  const shop = shopForEachTest(engine, { products: [thread] });
  const desk = quoteDesk(shop);
  const sentForToday = async () => {
    const id = await desk.order(thread);
    return { id, token: await desk.sent(id, thread, { validUntil: '2026-11-20' }) };
  };
  const notices = async () =>
    (await shop.ctx.db.selectFrom('outbox').selectAll().orderBy('id').execute()).filter(
      ({ kind }) => kind === 'quote-expired',
    );
  test('is told once, at its moment, live, in the timeline and by mail [QUOTE-005]', async () => {
    const { id } = await sentForToday();
    shop.clock.now = END - 1;
    await tellExpiredQuotes(shop.ctx);
    const before = (await readCounters(shop.ctx.db)).get('order-changes') ?? 0;
    expect(await desk.kindsOf(id)).toEqual(['quote-sent', 'placed']);
    shop.clock.now = END;
    await Promise.all(Array.from({ length: 10 }, () => tellExpiredQuotes(shop.ctx)));
    shop.clock.now += 60_000;
    await tellExpiredQuotes(shop.ctx);
    expect((await readCounters(shop.ctx.db)).get('order-changes')).toBe(before + 1);
    const [entry, ...earlier] = (await shop.callAsAdministrator({ url: `/api/orders/${id}/timeline` })).json<
      WireOrderEntry[]
    >();
    expect(entry).toMatchObject({
      kind: 'quote-expired',
      actor: '',
      details: { version: 1, validUntil: '2026-11-20' },
    });
    expect(earlier.map(({ kind }) => kind)).toEqual(['quote-sent', 'placed']);
    const [notice, ...more] = await notices();
    expect(more).toEqual([]);
    const mail = notice && (await NOTICE_MAILS[notice.kind](shop.ctx, notice, SETTINGS));
    expect(mail).toMatchObject({
      subject: 'Pedido N.º 1: venció el presupuesto de Marta Gietz',
      text: expect.stringMatching(/versión 1, \$\u00a054\.000,00[\s\S]*Valía hasta: 20 de noviembre de 2026/),
    });
  });

  test('is told late after a stop, and not where somebody answered, sent anew or deleted meanwhile [QUOTE-005]', async () => {
    const [seen, accepted, asked, replaced, deleted] = [
      await sentForToday(),
      await sentForToday(),
      await sentForToday(),
      await sentForToday(),
      await sentForToday(),
    ];
    await desk.accept(accepted.token);
    await desk.ask(asked.token, 'Que sean 20');
    await desk.sent(replaced.id, thread, { validUntil: '2026-11-21' });
    await shop.callAsAdministrator({ method: 'DELETE', url: `/api/orders/${deleted.id}` });
    shop.clock.now = END + 12 * 3_600_000;
    await tellExpiredQuotes(shop.ctx);
    const told = async () =>
      (
        await shop.ctx.db
          .selectFrom('order_entries')
          .select('order_id')
          .where('kind', '=', 'quote-expired')
          .orderBy('id')
          .execute()
      ).map(({ order_id }) => order_id);
    expect(await told()).toEqual([seen.id]);
    await shop.callAsAdministrator({ method: 'POST', url: `/api/orders/${deleted.id}/restore` });
    shop.clock.now = END + 24 * 3_600_000;
    await tellExpiredQuotes(shop.ctx);
    expect((await told()).toSorted()).toEqual([seen.id, deleted.id, replaced.id].toSorted());
    // Answered quotes are not looked at again.
    const waiting = shop.ctx.db.selectFrom('orders').select('id').where('quote_expires_at', 'is not', null);
    expect(await waiting.execute()).toEqual([]);
  });

  test('is told of the other orders where one fails, and the failure is thrown [QUOTE-005]', async () => {
    const [broken, sound] = [await sentForToday(), await sentForToday()];
    // Its turn is first.
    await shop.ctx.db
      .updateTable('orders')
      .set({ quote_expires_at: END - 1 })
      .where('id', '=', broken.id)
      .execute();
    const ofBroken = (await shop.ctx.db.selectFrom('quotes').selectAll().execute()).filter(
      ({ order_id }) => order_id === broken.id,
    );
    for (const { id } of ofBroken) {
      await shop.ctx.db.deleteFrom('quote_lines').where('quote_id', '=', id).execute();
      await shop.ctx.db.deleteFrom('quotes').where('id', '=', id).execute();
    }
    shop.clock.now = END;
    await expect(tellExpiredQuotes(shop.ctx)).rejects.toThrow('1 ends of quotes not told');
    expect((await desk.kindsOf(sound.id))[0]).toBe('quote-expired');
    expect((await desk.kindsOf(broken.id))[0]).not.toBe('quote-expired');
  });

  test('sends no mail if the customer asks for it again before the mail is sent [QUOTE-005]', async () => {
    const { token } = await sentForToday();
    shop.clock.now = END;
    await tellExpiredQuotes(shop.ctx);
    await desk.ask(token, '¿Sigue en pie?');
    const [notice] = await notices();
    expect(notice && (await NOTICE_MAILS[notice.kind](shop.ctx, notice, SETTINGS))).toBeNull();
  });
});
