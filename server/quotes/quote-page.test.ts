import { describe, expect, test } from 'vitest';
import { MESSAGE_LENGTH } from '#domain/contact/text-lengths.ts';

import { builtPages } from '#server/pages/pages-source.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { quoteDesk } from '#tests/support/quote-desk.ts';
import { shopForEachTest } from '#tests/support/shop-of-tests.ts';
import { ANY_ENGINE } from '#tests/support/test-shop.ts';

const BROWSER = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0.0.0 Mobile Safari/537.36' };

/** React marks where two texts meet. */
const plainTexts = (html: string) => html.replaceAll('<!-- -->', '');

const firstHeading = (body: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(body)?.[1];

/** What stands above the quote's lines. */
const firstPart = (body: string) => body.slice(0, body.indexOf('class="quote-lines'));

describe.each(ANY_ENGINE)('the page of a quote on %s', (engine) => {
  const thread = aThread({ name: 'Hilo de bordar' });
  const shop = shopForEachTest(engine, async () => ({ products: [thread], pages: await builtPages() }));
  const desk = quoteDesk(shop);
  const day = (offset: number) => new Date(shop.clock.now + offset * 86_400_000).toISOString().slice(0, 10);

  async function aQuote(terms = {}): Promise<{ orderId: string; token: string }> {
    const orderId = await desk.order(thread, { firstName: 'Ana', lastName: 'Ñandú', phone: '3496412345' });
    return { orderId, token: await desk.sent(orderId, thread, { validUntil: day(7), ...terms }) };
  }
  const open = (token: string, headers: Record<string, string> = BROWSER) =>
    shop.call({ url: `/presupuesto/${token}`, headers });
  const press = (token: string, form: 'aceptar' | 'cambio', fields: Record<string, string>) =>
    shop.call({
      method: 'POST',
      url: `/presupuesto/${token}/${form}`,
      // What browsers send from a page whose policy is `no-referrer`.
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
      payload: new URLSearchParams(fields).toString(),
    });

  test('it has no script, shows version, total and validity, and never how to reach the person [QUOTE-003 QUOTE-004]', async () => {
    const { token } = await aQuote({
      message: 'Te guardamos el hilo.',
      shipping: { amount: 4200, carrier: 'Correo', note: '' },
    });
    const { statusCode, body, headers } = await open(token);
    expect(statusCode).toBe(200);
    expect(body).not.toContain('<script');
    for (const text of [
      'Hilo de bordar',
      'Te guardamos el hilo.',
      '58.200,00',
      'viernes 27 de noviembre',
      'Ana',
      'CUIT',
    ])
      expect(body).toContain(text);
    for (const secret of ['Ñandú', '3496412345', 'marta@correo.test']) expect(body).not.toContain(secret);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': expect.stringContaining('noindex'),
    });
    expect((await open(`${token}A`)).statusCode).toBe(404);
  });

  test('it is accepted by a plain form, once, whatever is pressed [QUOTE-004]', async () => {
    const { orderId, token } = await aQuote();
    const pressed = await Promise.all([1, 2, 3].map(() => press(token, 'aceptar', { version: '1' })));
    expect(pressed.map(({ statusCode, headers }) => [statusCode, headers.location])).toEqual(
      Array(3).fill([303, `/presupuesto/${token}#estado`]),
    );
    expect((await desk.kindsOf(orderId)).filter((kind) => kind === 'quote-accepted')).toHaveLength(1);
    const { body } = await open(token);
    expect(plainTexts(firstPart(body))).toContain('Aceptaste la versión 1');
    expect(plainTexts(body.slice(0, body.indexOf('<h1')))).toContain('Aceptado el viernes 20 de noviembre');
    expect(firstPart(body)).toContain('54.000,00');
    expect(body).not.toContain('<form');
  });

  test('an older version says that there is a newer one, and accepts nothing [QUOTE-004]', async () => {
    const { orderId, token } = await aQuote();
    const newer = await desk.sent(orderId, thread, { validUntil: day(9) });
    const { body } = await open(token);
    expect(body).toContain(`/presupuesto/${newer}"`);
    expect(firstHeading(body)).toBe('Hay una versión más nueva');
    expect(plainTexts(firstPart(body))).toContain('El viernes 20 de noviembre te mandamos la versión 2, por');
    expect(firstPart(body)).toContain('54.000,00');
    expect(body).not.toContain('Aceptar presupuesto');
    expect((await press(token, 'aceptar', { version: '1' })).statusCode).toBe(303);
    expect((await desk.orderOf(orderId)).quoteState).not.toBe('accepted');
  });

  test('an expired one offers to ask again [QUOTE-004]', async () => {
    const { orderId, token } = await aQuote({ validUntil: day(0) });
    shop.clock.now += 2 * 86_400_000;
    const { body } = await open(token);
    expect(firstPart(body)).toContain('Venció el');
    expect(body).toContain('Pedir de nuevo');
    expect(body).not.toContain('Aceptar presupuesto');
    expect((await press(token, 'aceptar', { version: '1' })).statusCode).toBe(303);
    expect((await desk.orderOf(orderId)).quoteState).not.toBe('accepted');
  });

  test('a change is asked for by a plain form, and an unfit text is given back [QUOTE-004]', async () => {
    const { orderId, token } = await aQuote();
    const empty = await press(token, 'cambio', { message: ' ' });
    expect(empty.statusCode).toBe(422);
    const long = `<b>${'a'.repeat(MESSAGE_LENGTH)}`;
    const refused = await press(token, 'cambio', { message: long });
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain(long.replace('<b>', '&lt;b&gt;'));
    expect((await press(token, 'cambio', { message: 'Que sean 20\r\ny un cierre' })).statusCode).toBe(303);
    expect((await desk.orderOf(orderId)).quoteState).toBe('changes-requested');
    expect((await open(token)).body).toContain('Que sean 20\ny un cierre');
  });

  test('a browser sees it, a preview, a HEAD and the shop itself don’t [QUOTE-005]', async () => {
    const { orderId, token } = await aQuote();
    const url = `/presupuesto/${token}`;
    await open(token, { 'user-agent': 'WhatsApp/2.23.20.0' });
    await shop.call({ method: 'HEAD', url, headers: BROWSER });
    await shop.callAsAdministrator({ url, headers: BROWSER });
    expect((await desk.orderOf(orderId)).quoteState).toBe('sent');
    await Promise.all([open(token), open(token)]);
    expect((await desk.orderOf(orderId)).quoteState).toBe('seen');
    expect((await desk.kindsOf(orderId)).filter((kind) => kind === 'quote-seen')).toHaveLength(1);
  });

  test('a form of an unknown link, or of another kind, changes nothing [QUOTE-004]', async () => {
    const { orderId, token } = await aQuote();
    expect((await press('no-existe', 'aceptar', { version: '1' })).statusCode).toBe(404);
    const unfit = await press(token, 'aceptar', {});
    expect(unfit.statusCode).toBe(422);
    expect(unfit.body).toContain('No pudimos guardar tu respuesta');
    expect(unfit.body).toContain('En el presupuesto se ve si quedó aceptado.');
    for (const guess of ['%00', '%ED%A0%80', 'a'.repeat(5000)])
      for (const form of ['aceptar', 'cambio'] as const) {
        const { statusCode } = await press(guess, form, { version: '1', message: 'Hola' });
        expect([guess.slice(0, 9), form, statusCode < 500]).toEqual([guess.slice(0, 9), form, true]);
      }
    for (const guess of ['/presupuesto/%00', '/pedido/%00', '/api/quotes/%00'])
      expect([guess, (await shop.call({ url: guess, headers: BROWSER })).statusCode]).toEqual([
        guess,
        expect.toSatisfy((status: number) => status < 500),
      ]);
    const json = await shop.call({
      method: 'POST',
      url: `/presupuesto/${token}/aceptar`,
      payload: { version: 1 },
    });
    expect(json.statusCode).toBe(415);
    expect((await desk.orderOf(orderId)).quoteState).toBe('sent');
  });

  test('the order’s page leads to its newest quote [QUOTE-006]', async () => {
    const { orderId } = await aQuote();
    const newer = await desk.sent(orderId, thread, { validUntil: day(9) });
    const { link } = (await shop.callAsAdministrator({ url: `/api/orders/${orderId}/link` })).json();
    const { body } = await shop.call({ url: new URL(link).pathname });
    expect(body).toContain(`/presupuesto/${newer}"`);
    expect(body).toContain('Tienes un presupuesto por aceptar.');
  });
});
