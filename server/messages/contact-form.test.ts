import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WireListedMessage } from '#schemas/message-answers.ts';
import { builtPages } from '#server/pages/pages-source.ts';
import { ANY_ENGINE, openTestShop, type TestShop } from '#tests/support/test-shop.ts';

describe.each(ANY_ENGINE)('the plain contact form on %s', (engine) => {
  const message = {
    userName: ' Noelia ',
    userEmail: 'noelia@correo.test',
    userPhone: '03496 15-1234',
    userLocation: 'Rafaela',
    userMessage: '¿Tienen cierres de 60 cm?',
  };
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(engine, { pages: await builtPages() });
  });
  afterAll(() => shop.close());

  const listed = async () =>
    (await shop.callAsAdministrator({ url: '/api/getContact' })).json<WireListedMessage[]>();

  test('it arrives once however often it is sent, and keeps what was typed [BUY-011]', async () => {
    const post = (fields: Record<string, string>, headers = {}) =>
      shop.call({
        method: 'POST',
        url: '/contact',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        payload: new URLSearchParams(fields).toString(),
      });
    const [first, again] = [await post(message), await post(message)];
    expect([first.statusCode, first.headers.location]).toEqual([303, '/contact?enviado=1#enviado']);
    expect(again.statusCode).toBe(303);
    expect(await listed()).toHaveLength(1);
    const page = await shop.call({ url: '/contact?enviado=1' });
    expect(page.body).toContain('Gracias por contactarnos. Nos comunicaremos contigo a la brevedad.');

    const typed = { ...message, userEmail: 'noelia@', userLocation: '', userMessage: '<b>uno</b>\r\n"dos"' };
    const refused = await post(typed);
    expect(refused.statusCode).toBe(422);
    for (const part of [
      'El email no es válido.',
      'La dirección es obligatoria.',
      'value="noelia@"',
      ' Noelia ',
    ])
      expect(refused.body).toContain(part);
    expect(refused.body).toContain('\n&lt;b&gt;uno&lt;/b&gt;\n&quot;dos&quot;</textarea>');
    const long = 'x'.repeat(5001);
    expect((await post({ ...message, userMessage: long })).body).toContain(`\n${long}</textarea>`);
    expect((await post(message, { origin: 'https://otra.example' })).statusCode).toBe(403);
    expect(await listed()).toHaveLength(1);
    shop.clock.now += 24 * 60 * 60_000;
    await post(message);
    expect(await shop.ctx.db.selectFrom('contact_messages').select('id').execute()).toHaveLength(2);
  });
});
