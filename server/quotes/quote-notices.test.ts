import { describe, expect, test } from 'vitest';
import { NOTICE_MAILS } from '#server/notice-mails.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { aQuoteLine, quoteDesk } from '#tests/support/quote-desk.ts';
import { shopForEachTest } from '#tests/support/shop-of-tests.ts';
import { ENGINES } from '#tests/support/test-shop.ts';

const SETTINGS = {
  smtpUrl: 'smtp://127.0.0.1',
  notifyEmail: 'ventas@casahilvan.example',
  publicUrl: 'https://casahilvan.example',
};

describe.each(ENGINES)('mails about quotes on %s', (engine) => {
  const thread = aThread();
  const shop = shopForEachTest(engine, { products: [thread] });
  const desk = quoteDesk(shop);

  async function quoteMails() {
    const rows = await shop.ctx.db.selectFrom('outbox').selectAll().orderBy('id').execute();
    const quotes = rows.filter(({ kind }) => kind.startsWith('quote'));
    const mails = await Promise.all(quotes.map((row) => NOTICE_MAILS[row.kind](shop.ctx, row, SETTINGS)));
    return mails.flatMap((mail) => mail ?? []);
  }

  test('the customer’s has every line, the sums to the centavo and the link [QUOTE-003]', async () => {
    const id = await desk.order(thread);
    const line = {
      ...aQuoteLine(thread, { Rojo: 3 }),
      unitPrice: 4999.99,
      discountPercent: '12.5',
      note: 'Último cono',
    };
    const token = await desk.sent(id, thread, {
      lines: [line],
      extras: [{ text: 'Confección', amount: 1500 }],
      discountPercent: '10',
      shipping: { amount: 3200.5, carrier: 'Correo', note: 'A sucursal' },
      message: 'Gracias por\ntu pedido',
    });
    const [mail] = await quoteMails();
    expect(mail?.to).toEqual({ name: 'Marta', address: 'marta@correo.test' });
    expect(mail?.subject.replaceAll('\u00a0', ' ')).toBe(
      'Presupuesto de tu pedido N.º 1: $ 16.362,97 | Casa Hilván',
    );
    const text = mail?.text.replaceAll('\u00a0', ' ') ?? '';
    // 3 at 4.999,99 less 12,5 % are 13.124,97; with 1.500,00 less 10 % they are 13.162,47.
    for (const part of [
      'Marta, tu presupuesto está listo',
      'Vale hasta el lunes 30 de noviembre.',
      thread.name,
      'Rojo × 3',
      '$ 4.999,99 por unidad',
      'Descuento 12,5 %',
      'Último cono',
      '$ 13.124,97',
      'Confección',
      'Productos y trabajos: $ 14.624,97',
      'Descuento 10 %: \u2212 $ 1.462,50',
      'Envío, Correo: $ 3.200,50',
      'Total: $ 16.362,97',
      'PRECIO SIN IMPUESTOS NACIONALES: $ 13.523,11',
      'Gracias por\ntu pedido',
      `https://casahilvan.example/presupuesto/${token}`,
    ])
      expect(text).toContain(part);
    // The shop's own number ends in the same digits.
    expect(text).not.toMatch(/\b3496401923/);
  });

  test('the customer’s says nothing of a discount that is none [QUOTE-003]', async () => {
    await desk.sent(await desk.order(thread), thread);
    const [mail] = await quoteMails();
    expect(mail?.text).toContain(thread.name);
    expect(mail?.text).not.toContain('Descuento');
  });

  test('the shop’s say who did what with which version, and answer to the customer [QUOTE-005]', async () => {
    const id = await desk.order(thread);
    const token = await desk.sent(id, thread);
    await desk.ask(token, 'Que sean 20');
    await desk.accept(token);
    const [, question, acceptance] = await quoteMails();
    expect(question).toMatchObject({
      subject: 'Pedido N.º 1: Marta Gietz pidió un cambio',
      text: expect.stringContaining('Que sean 20'),
      replyTo: { address: 'marta@correo.test' },
    });
    expect(acceptance).toMatchObject({
      subject: 'Pedido N.º 1: Marta Gietz aceptó el presupuesto',
      text: expect.stringMatching(/versión 1, \$\u00a054\.000,00[\s\S]*\/hilvanDash\/pedidos\//),
    });
    expect(question?.messageId).not.toBe(acceptance?.messageId);
  });

  test('waiting mails name the order that they are about [QUOTE-005]', async () => {
    const id = await desk.order(thread);
    const token = await desk.sent(id, thread);
    await desk.ask(token, 'Que sean 20');
    const waiting = (await shop.callAsAdministrator({ url: '/api/notices' })).json();
    const about = { orderId: id, orderNumber: 1 };
    expect(waiting).toMatchObject([
      { kind: 'order-placed', ...about },
      { kind: 'order-placed', ...about },
      { kind: 'quote-sent', recipient: 'shopper', ...about },
      { kind: 'quote-question', recipient: 'shop', ...about },
    ]);
  });

  test('a deleted order sends no mail about its quote [QUOTE-003]', async () => {
    const id = await desk.order(thread);
    await desk.sent(id, thread);
    await shop.callAsAdministrator({ method: 'DELETE', url: `/api/orders/${id}` });
    expect(await quoteMails()).toEqual([]);
  });
});
