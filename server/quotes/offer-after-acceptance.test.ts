import { describe, expect, test } from 'vitest';
import { NOTHING_SAID } from '#domain/orders/said.ts';
import type { WireCustomer } from '#schemas/customer-answers.ts';
import type { WirePayments } from '#schemas/payment-answers.ts';
import type { WirePickList } from '#schemas/pick-list-answer.ts';
import { textBody } from '#server/notifications/mail-text.ts';
import { builtPages } from '#server/pages/pages-source.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { aQuoteLine, quoteDesk } from '#tests/support/quote-desk.ts';
import { shopForEachTest } from '#tests/support/shop-of-tests.ts';
import { ENGINES } from '#tests/support/test-shop.ts';
import { findQuote } from './queries.ts';
import { quoteForShopper } from './quote-mail.ts';

describe.each(ENGINES)('a version that is sent after an acceptance on %s', (engine) => {
  const thread = aThread();
  const shop = shopForEachTest(engine, async () => ({ products: [thread], pages: await builtPages() }));
  const desk = quoteDesk(shop);
  const read = async <Answer>(url: string) => (await shop.callAsAdministrator({ url })).json<Answer>();
  // React marks where two texts meet.
  const page = async (url: string) =>
    (await shop.call({ url })).body.replaceAll('<!-- -->', '').replaceAll('\u00a0', ' ');

  /** What each surface takes for the order's price and units. */
  async function surfacesOf(id: string) {
    const order = await desk.orderOf(id);
    const [listed] = await read<(typeof order)[]>('/api/orders?brief=1&page=1');
    const { total, balance } = await read<WirePayments>(`/api/orders/${id}/payments`);
    const { products } = await read<WirePickList>(`/api/orders/pick-list?ids=${id}`);
    const [customer] = await read<WireCustomer[]>('/api/customers?page=1');
    const { body } = await shop.callAsAdministrator({ url: '/api/orders.csv' });
    return {
      order: [order.quoteState, order.quoteVersion, order.quoteAcceptedVersion, order.quoteTotal],
      totals: [listed?.quoteTotal, total, balance, customer?.amount],
      units: products.map(({ units }) => units),
      file: body.split('\r\n')[1]?.split(';').slice(-5, -3),
    };
  }

  test('is an offer: what was accepted is what was sold, until this is accepted too [QUOTE-004 QUOTE-005 QUOTE-006 QUOTE-008 QUOTE-009 QUOTE-010]', async () => {
    const id = await desk.order(thread, { phone: '3496412345' });
    const first = await desk.sent(id, thread);
    expect(await surfacesOf(id)).toMatchObject({ order: ['sent', 1, null, 54_000], units: [12] });
    await desk.accept(first);
    const accepted = {
      totals: [54_000, 54_000, 54_000, 54_000],
      units: [12],
    };
    expect(await surfacesOf(id)).toEqual({
      ...accepted,
      order: ['accepted', 1, 1, 54_000],
      file: ['Aceptado', '54000,00'],
    });

    const second = await desk.sent(id, thread, {
      lines: [aQuoteLine(thread, { Rojo: 20 })],
      validUntil: '2026-11-20',
    });
    expect(await surfacesOf(id)).toEqual({
      ...accepted,
      order: ['sent', 2, 1, 54_000],
      file: ['Aceptado, versión 2: Enviado', '54000,00'],
    });
    const { link } = await read<{ link: string }>(`/api/orders/${id}/link`);
    const orderPage = await page(new URL(link).pathname);
    for (const text of [
      'versión 1: <b class="font-semibold">$ 54.000,00',
      'Te enviamos una versión nueva.',
      '90.000,00',
    ])
      expect(orderPage).toContain(text);
    expect(await page(`/presupuesto/${first}`)).toContain('Mientras no la aceptes, vale esta.');
    const offerPage = await page(`/presupuesto/${second}`);
    expect(offerPage).toContain('Ya aceptaste la versión 1, que vale mientras no aceptes esta.');
    expect(offerPage).toContain(`/presupuesto/${first}">Ver la versión 1</a>`);

    shop.clock.now = Date.UTC(2026, 10, 21, 3);
    expect(await surfacesOf(id)).toMatchObject({ ...accepted, order: ['expired', 2, 1, 54_000] });
    expect(await page(new URL(link).pathname)).toContain('Sigue valiendo la que aceptaste.');

    const third = await desk.sent(id, thread, {
      lines: [aQuoteLine(thread, { Rojo: 24 })],
    });
    await desk.accept(third, 3);
    expect(await surfacesOf(id)).toEqual({
      order: ['accepted', 3, 3, 108_000],
      totals: [108_000, 108_000, 108_000, 108_000],
      units: [24],
      file: ['Aceptado', '108000,00'],
    });
    expect(await page(`/presupuesto/${first}`)).toContain('y después la versión 3, que es la que vale.');
    expect(await page(new URL(link).pathname)).not.toContain('versión nueva');
  });

  test('is mailed as an offer [QUOTE-003]', async () => {
    const id = await desk.order(thread);
    await desk.accept(await desk.sent(id, thread));
    const token = await desk.sent(id, thread);
    const quote = await findQuote(shop.ctx, { token });
    if (quote === null) throw new Error('the quote was not sent');
    const order = { id, number: 1, firstName: 'Marta', lastName: '', said: NOTHING_SAID };
    const mailed = (acceptedVersion: number | null) =>
      textBody(
        quoteForShopper({ quote, order, publicUrl: 'https://x', acceptedVersion }, shop.ctx.store).blocks,
      );
    expect(mailed(1)).toContain('Ya aceptaste la versión 1, que vale mientras no aceptes esta.');
    expect(mailed(null)).not.toContain('Ya aceptaste');
  });
});
