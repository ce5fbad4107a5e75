import { describe, expect, test } from 'vitest';
import { builtPages } from '#server/pages/pages-source.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { paymentDesk } from '#tests/support/payment-desk.ts';
import { quoteDesk } from '#tests/support/quote-desk.ts';
import { receiptForm } from '#tests/support/receipt-form.ts';
import { shopForEachTest } from '#tests/support/shop-of-tests.ts';
import { ANY_ENGINE } from '#tests/support/test-shop.ts';

const HEADING = /id="como-pagar">([^<]*)</;

/** A page's words, with the marks and tags between them left out. */
const wordsOf = (body: string) =>
  body
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('\u00a0', ' ')
    .replaceAll(/\s+/g, ' ');

describe.each(ANY_ENGINE)('how to pay on the customer’s pages on %s', (engine) => {
  const thread = aThread();
  const shop = shopForEachTest(engine, async () => ({ products: [thread], pages: await builtPages() }));
  const quotes = quoteDesk(shop);
  const desk = paymentDesk(shop);
  const page = async (url: string) => (await shop.call({ url })).body;
  const orderPage = async (id: string) => page(`/pedido/${await desk.tokenOf(id)}`);

  test('an accepted quote says the total by transfer, the account, the deposit and the rest [PAY-002]', async () => {
    await desk.switchOn();
    const token = await quotes.sent(await quotes.order(thread), thread);
    expect(await page(`/presupuesto/${token}`)).not.toMatch(HEADING);
    await quotes.accept(token);
    const words = wordsOf(await page(`/presupuesto/${token}`));
    for (const text of [
      'Cómo pagar Por transferencia $ 51.300',
      '5 % menos: ahorras $ 2.700',
      'Alias HILVAN.EJEMPLO',
      'CBU 99900018 00000019231028',
      'CUIT 30-00000000-7',
      'Seña, 30 % $ 15.390',
      'El resto, antes del envío o al retirar $ 35.910',
      // 51.300 / 1,21
      'PRECIO SIN IMPUESTOS NACIONALES: $ 42.396,69',
    ])
      expect(words).toContain(text);
  });

  test('its one script copies, and its policy names it [PAY-002]', async () => {
    await desk.switchOn();
    const token = await quotes.sent(await quotes.order(thread), thread);
    await quotes.accept(token);
    const { body, headers } = await shop.call({ url: `/presupuesto/${token}` });
    expect(body.match(/<script/g)).toHaveLength(1);
    expect(body).toContain('data-copy="9990001800000019231028"');
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
  });

  test('an order’s page says it too, and the rest once a part is paid [PAY-002]', async () => {
    await desk.switchOn();
    const id = await quotes.order(thread);
    expect(wordsOf(await orderPage(id))).toContain('Cómo pagar Por transferencia $ 51.300');
    await desk.pay(id, 15_390);
    const words = wordsOf(await orderPage(id));
    expect(words).toContain('Cómo pagar el resto Por transferencia $ 35.910');
    expect(words).not.toContain('Seña');
    await desk.pay(id, 35_910);
    const paid = await orderPage(id);
    expect(paid).not.toMatch(HEADING);
    expect(wordsOf(paid)).toContain('Pago recibido');
  });

  test('an order whose quote was accepted says so in its first words, until it is prepared [PAY-002 QUOTE-006]', async () => {
    const id = await quotes.order(thread);
    const token = await quotes.sent(id, thread);
    const firstWords = async () => wordsOf((await orderPage(id)).replace(/^[\s\S]*<main/, '<main'));
    expect(await firstWords()).toMatch(/^ Recibido Recibimos tu pedido /);
    await quotes.accept(token);
    expect(await firstWords()).toMatch(/^ Aceptado Aceptaste el presupuesto /);
    await quotes.setStatus(id, 'En Progreso');
    expect(await firstWords()).toMatch(/^ En progreso Estamos preparando tu pedido /);
  });

  test('while a quote waits for its answer, or another version holds, nothing is paid [PAY-002]', async () => {
    await desk.switchOn();
    const id = await quotes.order(thread);
    const first = await quotes.sent(id, thread);
    expect(await orderPage(id)).not.toMatch(HEADING);
    await quotes.accept(first);
    const second = await quotes.sent(id, thread, { extras: [{ text: 'Corte', amount: 1000 }] });
    expect(await page(`/presupuesto/${second}`)).not.toMatch(HEADING);
    expect(wordsOf(await orderPage(id))).toContain('$ 51.300');
    await quotes.accept(second, 2);
    expect(await page(`/presupuesto/${first}`)).not.toMatch(HEADING);
    expect(wordsOf(await orderPage(id))).toContain('$ 52.250');
  });

  test('‘Ya transferí’ is a plain form: sent, it waits; refused, it says why and is open again [PAY-003]', async () => {
    await desk.switchOn();
    const id = await quotes.order(thread);
    const link = `/pedido/${await desk.tokenOf(id)}`;
    expect(await page(link)).toContain('value="51.300"');
    const post = (fields: Record<string, string>, bytes: Buffer | null = null) =>
      shop.call({
        method: 'POST',
        url: `${link}/transferencia`,
        ...receiptForm(fields, bytes && { name: 'comprobante.pdf', bytes }),
      });
    const said = { amount: '51.300', date: '2026-11-20' };
    const [sent, twice] = [await post(said), await post(said)];
    expect([sent.statusCode, sent.headers.location]).toEqual([303, `${link}#como-pagar`]);
    expect(twice.statusCode).toBe(303);
    const waits = wordsOf(await page(link));
    expect(waits).toContain('Avisaste $ 51.300,00 el 20 de noviembre de 2026. Lo miramos y te contestamos.');
    expect(waits).not.toContain('Ya transferí');
    const [receipt, ...others] = (await shop.callAsAdministrator({ url: '/api/receipts' })).json();
    expect(others).toEqual([]);
    await shop.callAsAdministrator({
      method: 'POST',
      url: `/api/receipts/${receipt.id}/refuse`,
      payload: { message: 'No figura <b>en el banco</b>' },
    });
    const refused = await page(link);
    expect(refused).toContain('No figura &lt;b&gt;en el banco&lt;/b&gt;');
    expect(refused).toMatch(/<details class="pay-told" open="">/);
    const [, after = ''] = /name="after" value="([^"]+)"/.exec(refused) ?? [];
    for (const _press of [1, 2]) expect((await post({ ...said, after })).statusCode).toBe(303);
    expect((await shop.callAsAdministrator({ url: '/api/receipts' })).json()).toHaveLength(1);
  });

  test('a form that can’t be taken says why, by name, and keeps nothing [PAY-003]', async () => {
    await desk.switchOn();
    const token = await quotes.sent(await quotes.order(thread), thread);
    await quotes.accept(token);
    const url = `/presupuesto/${token}/transferencia`;
    const post = (fields: Record<string, string>, bytes: Buffer) =>
      shop.call({ method: 'POST', url, ...receiptForm(fields, { name: 'x', bytes }) });
    const said = { amount: '51.300', date: '2026-11-20' };
    const page = await post(said, Buffer.from('<script>alert(1)</script>'));
    expect([page.statusCode, wordsOf(page.body)]).toEqual([
      422,
      expect.stringContaining('Comprobante: no es una foto ni un PDF'),
    ]);
    const heavy = await post(said, Buffer.alloc(14 << 20));
    expect([heavy.statusCode, wordsOf(heavy.body)]).toEqual([
      413,
      expect.stringContaining('El archivo pesa 14 MB; el máximo es 10 MB.'),
    ]);
    expect((await post({ ...said, amount: 'mucho' }, Buffer.alloc(0))).statusCode).toBe(400);
    expect((await shop.callAsAdministrator({ url: '/api/receipts' })).json()).toEqual([]);
  });

  test('a shop that takes no transfers sends the pages that it always sent [PAY-002]', async () => {
    const id = await quotes.order(thread);
    const token = await quotes.sent(id, thread);
    await quotes.accept(token);
    const before = [await page(`/presupuesto/${token}`), await orderPage(id)];
    for (const body of before) {
      expect(body).not.toMatch(
        /id="como-pagar"|how-to-pay|data-copy|&quot;payment&quot;|\\"payment\\"|quote-to-pay/,
      );
    }
    expect(before[0]).not.toContain('<script');
    const { body } = await quotes.open(token);
    await desk.switchOn();
    expect((await quotes.open(token)).body).toBe(body);
  });
});
