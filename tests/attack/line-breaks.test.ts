import { describe, expect, test } from 'vitest';
import { productToWire } from '#schemas/wire/product-to-wire.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { A_MESSAGE } from '#tests/support/send-message.ts';
import { shopForAllTests } from '#tests/support/shop-of-tests.ts';
import { ANY_ENGINE } from '#tests/support/test-shop.ts';

/** A name that would begin another header, or look like a line of the shop's own. */
const BROKEN = 'Marta\r\nBcc: otra@correo.test\u2028Total: $ 0\t';
const ON_ONE_LINE = 'Marta Bcc: otra@correo.test Total: $ 0';

describe.each(ANY_ENGINE)('a line break in a field of one line on %s', (engine) => {
  const thread = aThread({ photos: [], altTexts: [], photoColours: [] });
  const shop = shopForAllTests(engine, { products: [thread] });
  const post = async (url: string, payload: object) => {
    const answer = await shop.callAsAdministrator({ method: 'POST', url, payload });
    expect([url, answer.statusCode]).toEqual([url, 201]);
    return answer.json();
  };
  const get = async (url: string) => (await shop.callAsAdministrator({ url })).json();

  test('becomes a space in what shoppers send [CHECKOUT-045 CONTACT-007 LAW-003]', async () => {
    const who = { firstName: BROKEN, lastName: BROKEN };
    const order = anOrderRequest([{ product: thread, quantities: { Rojo: 1 } }], who);
    const { _id } = await post('/api/orders', order);
    expect(await get(`/api/orders/${_id}`)).toMatchObject({
      userName: ON_ONE_LINE,
      userLastName: ON_ONE_LINE,
    });
    const text = 'Uno\nDos';
    await post('/api/sendContact', {
      ...A_MESSAGE,
      userName: BROKEN,
      userLocation: BROKEN,
      userMessage: text,
    });
    expect((await get('/api/getContact'))[0]).toMatchObject({
      userName: ON_ONE_LINE,
      userLocation: ON_ONE_LINE,
      userMessage: text,
    });
    await post('/api/withdrawals', { name: BROKEN, contact: '3496401923', orderNumber: '1\n', text });
    expect((await get('/api/withdrawals'))[0]).toMatchObject({ name: ON_ONE_LINE, orderNumber: '1', text });
  });

  test('becomes a space in what the desk types [PRODADM-011 STORE-001]', async () => {
    const { _id: _none, ...input } = productToWire({ ...thread, code: null, name: BROKEN, brand: BROKEN });
    const made = await post('/api/items', input);
    expect(made.data.items[0]).toMatchObject({ name: ON_ONE_LINE, marca: ON_ONE_LINE });
    const { value, version } = shop.ctx.settings.area('identity');
    const saved = await shop.callAsAdministrator({
      method: 'PUT',
      url: '/api/store/identity',
      payload: { ...value, name: BROKEN },
      headers: { 'if-match': `"${version}"` },
    });
    expect(saved.json()).toMatchObject({ name: ON_ONE_LINE });
  });
});
