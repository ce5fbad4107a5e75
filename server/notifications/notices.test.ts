import { pino } from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Customer } from '#domain/orders/order.ts';
import type { WireNotice } from '#schemas/notice-answers.ts';
import { NOTICE_MAILS } from '#server/notice-mails.ts';
import type { QueueSender } from '#server/queues/start-queue-sender.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { freePort } from '#tests/support/free-port.ts';
import { mailContent } from '#tests/support/mail-content.ts';
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts';
import { A_MESSAGE } from '#tests/support/send-message.ts';
import { shopForEachTest } from '#tests/support/shop-of-tests.ts';
import { ENGINES } from '#tests/support/test-shop.ts';
import { createSmtpMailer } from './mailer.ts';
import { addToOutbox } from './outbox.ts';
import { startNoticeSender } from './start-sender.ts';

const SHOP = 'ventas@casahilvan.example';
const SHOPPER = 'marta@correo.test';
const LEASE = 120_000;

describe.each(ENGINES)('notices on %s', (engine) => {
  const thread = aThread({ name: 'Hilo <b>fino</b>' });
  const zip = aThread({ name: 'Cierre', colours: [], bulkOffer: null });
  const shop = shopForEachTest(engine, { products: [thread, zip] });

  async function aMailServer(options: Parameters<typeof startMailServer>[0] = {}): Promise<MailServer> {
    const server = await startMailServer(options);
    onTestFinished(() => server.close());
    return server;
  }

  /** Waits for hardly anything between two attempts; the shop's clock goes on while it waits. */
  function aSender(url: string, ctx = shop.ctx): QueueSender {
    const sender = startNoticeSender({
      mails: NOTICE_MAILS,
      ctx,
      settings: { smtpUrl: url, notifyEmail: SHOP, publicUrl: 'https://tienda.example' },
      mailer: createSmtpMailer(url),
      changes: shop.changes,
      stopTimeoutMs: 50,
      checkEveryMs: 20,
      delayMsAfter: () => 20,
    });
    const ticking = setInterval(() => {
      shop.clock.now += 20;
    }, 20);
    onTestFinished(() => clearInterval(ticking));
    shop.beforeClosing(() => sender.stop());
    return sender;
  }

  async function order(customer: Partial<Customer> = {}): Promise<string> {
    const payload = anOrderRequest([{ product: thread, quantities: { Rojo: 7, Azul: 5 } }], customer);
    const answer = await shop.call({ method: 'POST', url: '/api/orders', payload });
    expect(answer.statusCode).toBe(201);
    return answer.json()._id;
  }

  async function sendMessage(fields: object = {}): Promise<string> {
    const payload = { ...A_MESSAGE, userMessage: '¿Tienen <cierres>?', ...fields };
    return (await shop.call({ method: 'POST', url: '/api/sendContact', payload })).json()._id;
  }

  const recipients = ({ received }: MailServer) => received.map(({ to }) => to).sort();
  const notices = async () => (await shop.callAsAdministrator({ url: '/api/notices' })).json<WireNotice[]>();
  const failing = async () =>
    (await shop.callAsAdministrator({ url: '/api/notices?failing=1' })).json<WireNotice[]>();
  const contentFor = (mail: MailServer, address: string) =>
    mailContent(mail.received.find(({ to }) => to === address)?.raw ?? '');
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');

  test('an order is mailed to the shop, with its link, and to the shopper, with the prices and the shop’s hours', async () => {
    const mail = await aMailServer();
    aSender(mail.url);
    const id = await order();
    await expect.poll(() => recipients(mail)).toEqual([SHOPPER, SHOP].sort());
    await expect.poll(notices).toEqual([]);

    const toShop = contentFor(mail, SHOP);
    expect(plain(toShop.headers.get('subject') ?? '')).toBe('Pedido N.º 1: Marta Gietz, $ 54.000');
    expect(toShop.headers.get('reply-to')).toBe(`Marta Gietz <${SHOPPER}>`);
    expect(toShop.headers.get('auto-submitted')).toBe('auto-generated');
    expect(toShop.text).toContain(`https://tienda.example/hilvanDash/pedidos?pedido=${id}`);
    expect(toShop.text).toContain('Celular: 3496401923');

    const copy = contentFor(mail, SHOPPER);
    expect(copy.headers.get('subject')).toBe('Recibimos tu pedido N.º 1 | Casa Hilván');
    for (const part of [
      'Costurina Hilo <b>fino</b>',
      `Código ${thread.code}`,
      '12 unidades',
      'Rojo × 7',
      'Azul × 5',
      'Total de lista: $ 60.000',
      'Total ahorrado: $ 6.000',
      'Envío: A confirmar',
      'Total: $ 54.000',
      '(03496) 42-1923',
      'Lunes a viernes, 8:00–12:00 y 15:30–19:30',
    ])
      expect(plain(copy.text)).toContain(part);
    expect(copy.text).not.toContain('hilvanDash');
    expect(copy.html).toContain('Hilo &lt;b&gt;fino&lt;/b&gt;');
    expect(copy.html).not.toContain('<b>fino');
  });

  test('without an email only the shop gets a mail; a message is mailed as typed', async () => {
    const mail = await aMailServer();
    aSender(mail.url);
    await order({ email: '' });
    await sendMessage();
    await expect.poll(() => recipients(mail)).toEqual([SHOP, SHOP]);
    const message = mail.received
      .map(({ raw }) => mailContent(raw))
      .find(({ text }) => text.includes('Noelia'));
    expect(message?.headers.get('subject')).toBe('Mensaje de Noelia');
    expect(message?.headers.get('reply-to')).toBe('Noelia <noelia@correo.test>');
    expect(message?.text).toContain('¿Tienen <cierres>?');
    expect(message?.html).toContain('¿Tienen &lt;cierres&gt;?');
    expect(message?.text).toContain('https://tienda.example/hilvanDash/contacto');
  });

  test('a name can’t add headers or recipients', async () => {
    const mail = await aMailServer();
    aSender(mail.url);
    const attack = 'Ana\r\nBcc: otra@correo.test\r\n\r\nHola';
    await order({ firstName: attack, lastName: '"Paz", <x@y.zz>' });
    await sendMessage({ userName: attack });
    await expect.poll(() => recipients(mail)).toEqual([SHOPPER, SHOP, SHOP].sort());
    for (const { raw } of mail.received) {
      const { headers } = mailContent(raw);
      expect([...headers.keys()]).not.toContain('bcc');
      expect(headers.get('to')).toMatch(/<(marta@correo\.test|ventas@casahilvan\.example)>$/);
    }
    const subjects = mail.received.map(({ raw }) => mailContent(raw).headers.get('subject'));
    expect(subjects).toContain('Mensaje de Ana Bcc: otra@correo.test Hola');
    const texts = mail.received.map(({ raw }) => mailContent(raw).text);
    expect(texts).toContainEqual(expect.stringMatching(/Nombre: Ana Bcc: otra@correo\.test Hola\r?\n/));
    const copy = contentFor(mail, SHOPPER);
    expect(copy.text).toContain('Hola, Ana. Es un pedido de presupuesto');
    expect(`${copy.headers.get('to')} ${copy.text}`).not.toMatch(/otra@|Paz/);
  });

  test('what has no variants is mailed by its units alone', async () => {
    const mail = await aMailServer();
    aSender(mail.url);
    const payload = anOrderRequest([{ product: zip, quantities: { '': 4 } }]);
    await shop.call({ method: 'POST', url: '/api/orders', payload });
    await expect.poll(() => recipients(mail)).toEqual([SHOPPER, SHOP].sort());
    const { text } = contentFor(mail, SHOPPER);
    expect(text).toContain('4 unidades');
    expect(text).not.toContain('×');
  });

  test('mails that fail while the server is down go out by themselves when it is back', async () => {
    const port = await freePort();
    aSender(`smtp://127.0.0.1:${port}`);
    await order();
    await sendMessage();
    await expect.poll(async () => (await failing()).length).toBeGreaterThan(0);
    expect((await notices()).length).toBe(3);
    expect((await notices()).every(({ failed }) => !failed)).toBe(true);
    const mail = await aMailServer({ port });
    await expect.poll(() => recipients(mail)).toEqual([SHOPPER, SHOP, SHOP].sort());
    await expect.poll(notices).toEqual([]);
  });

  test('a refused shopper address is given up after three attempts, apart from the shop’s mail, and can be retried', async () => {
    let isKnown = false;
    let attempts = 0;
    const mail = await aMailServer({
      refuses(address) {
        if (address !== SHOPPER || isKnown) return null;
        attempts += 1;
        return { code: 550, text: 'No existe esa casilla' };
      },
    });
    aSender(mail.url);
    const id = await order();
    await expect.poll(failing).toMatchObject([
      {
        kind: 'order-placed',
        recipient: 'shopper',
        subjectId: id,
        orderNumber: 1,
        failed: true,
        lastError: 'El servidor de correo lo rechazó: 550 No existe esa casilla',
      },
    ]);
    expect(attempts).toBe(3);
    expect(recipients(mail)).toEqual([SHOP]);

    isKnown = true;
    const [notice] = await failing();
    const retry = (path: string) => shop.callAsAdministrator({ method: 'POST', url: `/api/notices${path}` });
    expect((await retry(`/${notice?._id}/retry`)).json()).toMatchObject({ failed: false });
    await expect.poll(() => recipients(mail)).toEqual([SHOPPER, SHOP].sort());
    await expect.poll(notices).toEqual([]);
    expect((await retry(`/${notice?._id}/retry`)).json()).toMatchObject({ code: 'notice-not-found' });
    expect((await retry('/retry')).json()).toEqual({ retried: 0 });
  });

  test('the log says why a mail was refused, but not to whom', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'trace' }, { write: (line) => lines.push(line) });
    const mail = await aMailServer({
      refuses: (address) => ({ code: 550, text: `5.1.1 <${address}>: no existe ${address}` }),
    });
    aSender(mail.url, { ...shop.ctx, log });
    await order();
    await expect.poll(async () => (await failing()).every(({ failed }) => failed)).toBe(true);
    await expect.poll(() => lines.length).toBeGreaterThanOrEqual(6);
    expect(lines.join('')).toContain('550 5.1.1');
    expect(lines.join('')).not.toMatch(/marta|gietz|@/i);
  });

  test('a temporarily busy mailbox gets its mail later', async () => {
    let refusals = 4;
    const mail = await aMailServer({
      refuses: () => (refusals-- > 0 ? { code: 450, text: 'Vuelve más tarde' } : null),
    });
    aSender(mail.url);
    await order({ email: '' });
    await expect.poll(() => recipients(mail)).toEqual([SHOP]);
    expect(refusals).toBeLessThan(0);
  });

  test('a hanging mail server slows no order, and its connection ends with the sender', async () => {
    const mail = await aMailServer({ hangs: () => true });
    const sender = aSender(mail.url);
    await order();
    await expect.poll(() => mail.received.length).toBe(1);
    for (let orders = 0; orders < 5; orders += 1) await order();
    expect(mail.received.length).toBe(1);
    await sender.stop();
    expect((await notices()).length).toBe(12);
  });

  test('a mail sent but not recorded is sent again after its lease, with the same message id', async () => {
    let isHanging = true;
    const mail = await aMailServer({ hangs: () => isHanging });
    const first = aSender(mail.url);
    await order({ email: '' });
    await expect.poll(() => mail.received.length).toBe(1);
    await first.stop();
    isHanging = false;
    aSender(mail.url);
    await sendMessage();
    await expect.poll(() => mail.received.length).toBe(2);
    shop.clock.now += LEASE;
    await expect.poll(() => mail.received.length).toBe(3);
    await expect.poll(notices).toEqual([]);
    const names = mail.received.map(({ raw }) => mailContent(raw).headers.get('message-id'));
    expect(names[2]).toBe(names[0]);
    expect(names[1]).not.toBe(names[0]);
  });

  test('two senders on one database send each notice once', async () => {
    const mail = await aMailServer();
    for (let orders = 0; orders < 10; orders += 1) await order();
    aSender(mail.url);
    aSender(mail.url);
    await expect.poll(notices).toEqual([]);
    expect(mail.received.length).toBe(20);
    const names = new Set(mail.received.map(({ raw }) => mailContent(raw).headers.get('message-id')));
    expect(names.size).toBe(20);
  });

  test('sent notices are deleted after a month, and so are those of deleted orders', async () => {
    const mail = await aMailServer();
    const kept = await order({ email: '' });
    const deleted = await order({ email: '' });
    await shop.callAsAdministrator({ method: 'DELETE', url: `/api/orders/${deleted}` });
    const sender = aSender(mail.url);
    await expect.poll(notices).toEqual([]);
    const subjects = async () =>
      (await shop.ctx.db.selectFrom('outbox').select('subject_id').execute()).map((row) => row.subject_id);
    expect(await subjects()).toEqual([kept]);
    await sender.stop();
    shop.clock.now += 31 * 86_400_000;
    aSender(mail.url);
    await expect.poll(subjects).toEqual([]);
    expect(mail.received.length).toBe(1);
  });

  test('an address gets at most 20 copies a day; the shop gets every order', async () => {
    const mail = await aMailServer();
    const first = await order();
    await shop.ctx.db.deleteFrom('outbox').execute();
    for (let copies = 0; copies < 20; copies += 1)
      await addToOutbox(shop.ctx, { kind: 'order-placed', subjectId: first, recipients: ['shopper'] });
    await shop.ctx.db.updateTable('outbox').set({ sent_at: shop.ctx.now() }).execute();
    aSender(mail.url);
    await order();
    await expect.poll(notices).toEqual([]);
    expect(recipients(mail)).toEqual([SHOP]);
    shop.clock.now += 86_400_000;
    await order();
    await expect.poll(() => recipients(mail)).toEqual([SHOPPER, SHOP, SHOP].sort());
  });

  test('a shop without mail stores no notices', async () => {
    const ctx = { ...shop.ctx, tellsByMail: false };
    await addToOutbox(ctx, { kind: 'order-placed', subjectId: 'pedido', recipients: ['shop'] });
    expect(await notices()).toEqual([]);
  });
});
