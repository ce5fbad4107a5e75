import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { MOST_WAITING_RECEIPTS } from '#domain/payments/transfer-receipt.ts';
import type { WireReceipt } from '#schemas/payment-answers.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { paymentDesk } from '#tests/support/payment-desk.ts';
import { aPhoto } from '#tests/support/photos.ts';
import { quoteDesk } from '#tests/support/quote-desk.ts';
import { receiptForm } from '#tests/support/receipt-form.ts';
import { shopForEachTest } from '#tests/support/shop-of-tests.ts';
import { ENGINES } from '#tests/support/test-shop.ts';
import { receiptAnsweredMail } from './receipt-mail.ts';

const SAID = { amount: '51300.00', date: '2026-11-20' };
const A_PDF = { name: 'comprobante.pdf', bytes: Buffer.from('%PDF-1.7\n<script>alert(1)</script>\n%%EOF') };

const MAIL = { smtpUrl: '', notifyEmail: 'tienda@casahilvan.example', publicUrl: 'https://tienda.example' };

describe.each(ENGINES)('receipts of transfers on %s', (engine) => {
  const thread = aThread();
  const shop = shopForEachTest(engine, { products: [thread] });
  const quotes = quoteDesk(shop);
  const desk = paymentDesk(shop);

  async function anOrder(): Promise<{ id: string; url: string }> {
    await desk.switchOn();
    const id = await quotes.order(thread);
    return { id, url: `/api/orders/link/${await desk.tokenOf(id)}/receipts` };
  }
  const send = (url: string, form: ReturnType<typeof receiptForm>, key?: string) =>
    shop.call({
      method: 'POST',
      url,
      payload: form.payload,
      headers: { ...form.headers, ...(key && { 'idempotency-key': key }) },
    });
  const waiting = async () =>
    (await shop.callAsAdministrator({ url: '/api/receipts' })).json<WireReceipt[]>();
  const press = (id: string, what: 'take' | 'refuse', payload: object = {}) =>
    shop.callAsAdministrator({ method: 'POST', url: `/api/receipts/${id}/${what}`, payload });
  const rows = async () =>
    (await shop.ctx.db.selectFrom('payment_receipts').select('id').execute()).length +
    (await shop.ctx.db.selectFrom('receipt_parts').select('receipt_id').execute()).length;

  test('what a customer transferred waits at the desk with what its order comes to [PAY-003]', async () => {
    const { id, url } = await anOrder();
    const sent = await send(url, receiptForm(SAID, A_PDF));
    expect(sent.statusCode).toBe(201);
    expect(sent.json()).toEqual({ id: expect.any(String), state: 'waiting' });
    expect(await waiting()).toEqual([
      {
        id: sent.json().id,
        amount: 51_300,
        date: '2026-11-20',
        createdAt: expect.any(String),
        file: { name: 'comprobante.pdf', type: 'application/pdf', bytes: A_PDF.bytes.length },
        order: {
          _id: id,
          orderNumber: 1,
          customer: 'Marta Gietz',
          quoteVersion: null,
          total: 54_000,
          left: 54_000,
          leftByTransfer: 51_300,
          paid: 0,
          deposit: 15_390,
          samePaidOn: null,
        },
      },
    ]);
    const [last] = await desk.timelineOf(id);
    expect(last).toMatchObject({ kind: 'receipt', actor: '', details: { amount: 51_300 } });
  });

  test('an accepted quote takes them too, and one that waits for its answer none [PAY-003 PAY-007]', async () => {
    await desk.switchOn();
    const token = await quotes.sent(await quotes.order(thread), thread);
    const url = `/api/quotes/${token}/receipts`;
    expect((await send(url, receiptForm(SAID))).json()).toMatchObject({ code: 'not-payable' });
    await quotes.accept(token);
    expect((await send(url, receiptForm(SAID))).statusCode).toBe(201);
    expect(await waiting()).toMatchObject([{ file: null, order: { quoteVersion: 1 } }]);
    expect((await send('/api/quotes/no-es-este/receipts', receiptForm(SAID))).json()).toMatchObject({
      code: 'link-not-found',
    });
  });

  test('eight with one key are one, and another content of it is refused [PAY-003]', async () => {
    const { url } = await anOrder();
    const all = await Promise.all(
      Array.from({ length: 8 }, () => send(url, receiptForm(SAID, A_PDF), 'aviso-de-marta')),
    );
    expect(new Set(all.map(({ body }) => body)).size).toBe(1);
    expect(await waiting()).toHaveLength(1);
    const other = await send(url, receiptForm({ ...SAID, amount: '1.00' }, A_PDF), 'aviso-de-marta');
    expect(other.json()).toMatchObject({ code: 'key-reused' });
  });

  test('a photo is drawn anew, without its place; a PDF comes back as it was sent, as a download only [PAY-003]', async () => {
    const { url } = await anOrder();
    const photo = await aPhoto({ width: 2000, height: 900 })
      .withExif({ IFD0: { Copyright: 'Marta' } })
      .jpeg()
      .toBuffer();
    await send(url, receiptForm(SAID, { name: 'IMG_1.jpg', bytes: photo }));
    shop.clock.now += 1000;
    await send(url, receiptForm(SAID, A_PDF));
    const [drawn, kept] = await waiting();
    const fileOf = (receipt?: WireReceipt) =>
      shop.callAsAdministrator({ url: `/api/receipts/${receipt?.id}/file` });
    const image = await fileOf(drawn);
    expect(image.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
    });
    expect(await sharp(image.rawPayload).metadata()).toMatchObject({ width: 1600, format: 'webp' });
    expect((await sharp(image.rawPayload).metadata()).exif).toBeUndefined();
    const pdf = await fileOf(kept);
    expect(pdf.rawPayload.equals(A_PDF.bytes)).toBe(true);
    expect(pdf.headers).toMatchObject({
      'content-disposition': 'attachment; filename="comprobante.pdf"',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect((await shop.call({ url: `/api/receipts/${kept?.id}/file` })).statusCode).toBe(401);
  });

  test('it is taken as a payment once, and settles the order with the discount [PAY-003]', async () => {
    const { id, url } = await anOrder();
    const { id: receipt } = (await send(url, receiptForm(SAID))).json();
    const all = await Promise.all([1, 2, 3, 4].map(() => press(receipt, 'take')));
    expect(new Set(all.map(({ body }) => body)).size).toBe(1);
    expect(all[0]?.json()).toMatchObject({ paid: 51_300, balance: 0 });
    const { payments } = await desk.paymentsOf(id);
    expect(payments).toMatchObject([
      { amount: 51_300, discount: 2700, method: 'transferencia', date: '2026-11-20' },
    ]);
    expect(await waiting()).toEqual([]);
    expect((await press(receipt, 'refuse', { message: 'No' })).json()).toMatchObject({
      code: 'receipt-decided',
    });
  });

  test('another amount than the customer said can be taken [PAY-003]', async () => {
    const { id, url } = await anOrder();
    const { id: receipt } = (await send(url, receiptForm(SAID))).json();
    expect((await press(receipt, 'take', { amount: 15_390 })).json()).toMatchObject({ paid: 15_390 });
    expect((await desk.paymentsOf(id)).balance).toBe(38_610);
  });

  test('a refused one says the shop’s word, stays refused and pays nothing [PAY-003]', async () => {
    const { id, url } = await anOrder();
    const { id: receipt } = (await send(url, receiptForm(SAID), 'aviso-de-marta')).json();
    const refuse = (message: string) => press(receipt, 'refuse', { message });
    expect((await refuse('  ')).statusCode).toBe(400);
    expect((await refuse('No figura en el banco')).statusCode).toBe(204);
    expect((await refuse('Otra cosa')).statusCode).toBe(204);
    expect((await press(receipt, 'take')).json()).toMatchObject({ code: 'receipt-decided' });
    expect((await desk.paymentsOf(id)).payments).toEqual([]);
    const [last] = await desk.timelineOf(id);
    expect(last).toMatchObject({ kind: 'receipt-refused', details: { message: 'No figura en el banco' } });
    const again = await send(url, receiptForm(SAID), 'aviso-de-marta');
    expect(again.json()).toEqual({ id: receipt, state: 'refused' });
  });

  test.each([
    [{ amount: '0', date: SAID.date }, 'amount'],
    [{ amount: '51.300,00', date: SAID.date }, 'amount'],
    [{ amount: '12.345', date: SAID.date }, 'amount'],
    [{ amount: '1e9', date: SAID.date }, 'amount'],
    [{ amount: '', date: SAID.date }, 'amount'],
    [{ amount: SAID.amount, date: '2026-11-21' }, 'date'],
    [{ amount: SAID.amount, date: '2026-02-30' }, 'date'],
    [{ amount: SAID.amount, date: '1999-01-01' }, 'date'],
  ])('%j is refused by name, and nothing is stored [PAY-003]', async (said, field) => {
    const { url } = await anOrder();
    const answer = await send(url, receiptForm(said, A_PDF));
    expect([answer.statusCode, answer.json().errors?.[0]?.field]).toEqual([400, field]);
    expect(await rows()).toBe(0);
  });

  test.each([
    ['a page', Buffer.from('<script>alert(document.domain)</script>'), 422, 'not-an-image'],
    [
      'an SVG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      422,
      'not-an-image',
    ],
    ['a page before a PDF', Buffer.from('<script></script>%PDF-1.7'), 422, 'not-an-image'],
    ['a PDF of 40 MB', Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(40 << 20)]), 413, 'too-large'],
    ['a cut photo', Buffer.from('\xff\xd8\xff\xe0', 'latin1'), 422, 'not-an-image'],
  ])('%s is refused by name, and nothing is stored [PAY-003]', async (_what, bytes, status, code) => {
    const { url } = await anOrder();
    const answer = await send(url, receiptForm(SAID, { name: 'comprobante.pdf', bytes }));
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    if (code === 'too-large') expect(answer.json().detail).toBe('El archivo pesa 40 MB; el máximo es 10 MB.');
    expect(await rows()).toBe(0);
  });

  test('a picture that unpacks into too many pixels is refused by name [PAY-003]', async () => {
    const { url } = await anOrder();
    const bytes = await sharp({
      create: { width: 12_000, height: 12_000, channels: 3, background: '#fff' },
    })
      .png()
      .toBuffer();
    const answer = await send(url, receiptForm(SAID, { name: 'bomba.png', bytes }));
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'too-many-pixels']);
    expect(await rows()).toBe(0);
  });

  test('its customer is told by mail what became of it, with the shop’s word [PAY-003]', async () => {
    await desk.switchOn();
    const id = await quotes.order(thread, { firstName: 'Noelia', email: 'noelia@correo.com' });
    const url = `/api/orders/link/${await desk.tokenOf(id)}/receipts`;
    const sent = async (amount: string) =>
      (await send(url, receiptForm({ amount, date: '2026-11-20' }))).json().id;
    const [taken, refused] = [await sent('1000'), await sent('2000')];
    await press(taken, 'take');
    await press(refused, 'refuse', { message: 'Ese importe no figura' });
    const notices = await shop.ctx.db
      .selectFrom('outbox')
      .selectAll()
      .where('kind', '=', 'receipt-answered')
      .orderBy('id')
      .execute();
    const mails = await Promise.all(notices.map((notice) => receiptAnsweredMail(shop.ctx, notice, MAIL)));
    expect(mails).toMatchObject([
      { to: { address: 'noelia@correo.com' }, subject: expect.stringContaining('Recibimos tu pago') },
      { to: { address: 'noelia@correo.com' }, text: expect.stringContaining('Ese importe no figura') },
    ]);
    expect(mails.map((mail) => mail?.text.includes('https://tienda.example/pedido/'))).toEqual([true, true]);
  });

  test('once its customer is erased, nothing tells what they sent [QUOTE-010]', async () => {
    const { id, url } = await anOrder();
    await send(url, receiptForm({ amount: '1000', date: '2026-11-20' }), 'clave-del-comprobante');
    const { customerId } = await quotes.orderOf(id);
    const page = await shop.callAsAdministrator({ url: `/api/customers/${customerId}` });
    const erased = await shop.callAsAdministrator({
      method: 'POST',
      url: `/api/customers/${customerId}/erase`,
      payload: { confirm: page.json().phone, evenUnsettled: true },
    });
    expect(erased.statusCode).toBe(200);
    const { fingerprint } = await shop.ctx.db
      .selectFrom('idempotency_keys')
      .select('fingerprint')
      .where('key', '=', 'clave-del-comprobante')
      .executeTakeFirstOrThrow();
    expect(fingerprint).toBe('');
  });

  test('an equal payment of before is said beside it [PAY-003]', async () => {
    const { id, url } = await anOrder();
    await desk.pay(id, 1000);
    await send(url, receiptForm({ amount: '1000', date: '2026-11-20' }));
    expect((await waiting())[0]?.order.samePaidOn).toBe('2026-11-20');
  });

  test('so many of an order wait at once, and no more [PAY-003]', async () => {
    const { url } = await anOrder();
    for (let sent = 0; sent < MOST_WAITING_RECEIPTS; sent++) await send(url, receiptForm(SAID));
    expect((await send(url, receiptForm(SAID))).json()).toMatchObject({ code: 'too-many-receipts' });
  });

  test('a shop that takes no transfers takes none [PAY-003]', async () => {
    const { url } = await anOrder();
    await desk.switchOn({ isOn: false });
    expect((await send(url, receiptForm(SAID))).json()).toMatchObject({ code: 'not-payable' });
    expect(await rows()).toBe(0);
  });

  test('whoever is erased takes their receipts along, and was handed them before [PAY-003 QUOTE-010]', async () => {
    const { id, url } = await anOrder();
    const { id: receipt } = (await send(url, receiptForm(SAID, A_PDF))).json();
    await press(receipt, 'refuse', { message: 'Marta, no figura' });
    const { customerId } = await quotes.orderOf(id);
    const exported = (await shop.callAsAdministrator({ url: `/api/customers/${customerId}/export` })).json();
    expect(exported.orders[0].receipts).toMatchObject([
      { answer: 'Marta, no figura', file: { content: A_PDF.bytes.toString('base64') } },
    ]);
    await shop.callAsAdministrator({
      method: 'POST',
      url: `/api/customers/${customerId}/erase`,
      payload: { confirm: '3496401923', evenUnsettled: true },
    });
    expect(await shop.ctx.db.selectFrom('receipt_parts').selectAll().execute()).toEqual([]);
    expect(await shop.ctx.db.selectFrom('payment_receipts').selectAll().execute()).toMatchObject([
      { amount: 5_130_000, answer: '', file_name: '', file_type: '', state: 'refused' },
    ]);
  });
});
