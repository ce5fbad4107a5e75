import { describe, expect, test } from 'vitest';
import { BLANK_SETTINGS } from '#config/blank-store.ts';
import { storeOf } from '#config/store-of.ts';
import { NOTHING_SAID } from '#domain/orders/said.ts';
import { textBody } from '#server/notifications/mail-text.ts';
import { orderForShopper } from '#server/orders/order-mail.ts';
import { findOrder } from '#server/orders/queries.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { quoteDesk } from '#tests/support/quote-desk.ts';
import { shopForEachTest } from '#tests/support/shop-of-tests.ts';
import { ANY_ENGINE } from '#tests/support/test-shop.ts';
import { findQuote } from './queries.ts';
import { quoteForShopper } from './quote-mail.ts';

describe.each(ANY_ENGINE)('a shop that has not said how to reach it, on %s', (engine) => {
  const thread = aThread();
  const shop = shopForEachTest(engine, { products: [thread] });
  const blank = storeOf(
    { settings: BLANK_SETTINGS, version: '', legalLinks: { privacy: '', terms: '', regret: '' } },
    '2026-11-20',
  );
  const publicUrl = 'https://tienda.example';

  test('offers neither chat nor hours in its mails [STORE-006]', async () => {
    const desk = quoteDesk(shop);
    const id = await desk.order(thread);
    const quote = await findQuote(shop.ctx, { token: await desk.sent(id, thread) });
    const order = await findOrder(shop.ctx, id);
    if (order === null || quote === null) throw new Error('order or quote is missing');
    const mailed = { id, number: 1, firstName: 'Marta', lastName: '', said: NOTHING_SAID };
    const ofQuote = { quote, order: mailed, publicUrl, acceptedVersion: null };
    const mailsOf = (store: typeof blank) =>
      [
        orderForShopper(order, { store, link: `${publicUrl}/pedido/a`, publicUrl }),
        quoteForShopper(ofQuote, store),
      ].map(({ blocks }) => textBody(blocks));
    for (const text of mailsOf(blank)) expect(text).not.toMatch(/WhatsApp|wa\.me|Atendemos/);
    for (const text of mailsOf(shop.ctx.store)) expect(text).toContain('WhatsApp: https://wa.me/54');
    expect(mailsOf(shop.ctx.store)[0]).toContain('Atendemos: ');
  });
});
