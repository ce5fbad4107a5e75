import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtPages } from '#server/pages/pages-source.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { ACCESS_TOKEN, fakeMercadoPago } from '#tests/support/fake-mercado-pago.ts';
import { quoteDesk } from '#tests/support/quote-desk.ts';
import { shopForEachTest } from '#tests/support/shop-of-tests.ts';
import { ANY_ENGINE } from '#tests/support/test-shop.ts';

describe.each(ANY_ENGINE)('‘Pagar con Mercado Pago’ on a quote’s page on %s', (engine) => {
  let fake: Awaited<ReturnType<typeof fakeMercadoPago>>;
  beforeAll(async () => {
    fake = await fakeMercadoPago();
  });
  afterAll(() => fake.close());

  const thread = aThread();
  const shop = shopForEachTest(engine, async () => ({
    products: [thread],
    mercadoPagoUrl: fake.url,
    pages: await builtPages(),
  }));
  const quotes = quoteDesk(shop);

  async function accepted(): Promise<string> {
    const token = await quotes.sent(await quotes.order(thread), thread);
    await quotes.accept(token);
    return `/presupuesto/${token}`;
  }
  const save = (isOn: boolean) =>
    shop.callAsAdministrator({
      method: 'PUT',
      url: '/api/payments/mercado-pago',
      payload: { isOn, accessToken: ACCESS_TOKEN },
    });
  const page = async (url: string) => (await shop.call({ url, headers: { accept: 'text/html' } })).body;
  const press = (url: string) =>
    shop.call({
      method: 'POST',
      url: `${url}/pagar`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'part=total',
    });

  test('a shop without it sends the page that it always sent; with it, a form without scripts [PAY-005]', async () => {
    const url = await accepted();
    expect(await page(url)).not.toMatch(/Mercado Pago|pay-online|pay-by-transfer/);
    await save(true);
    expect(await page(url)).toContain(`action="${url}/pagar"`);
    await save(false);
    expect(await page(url)).not.toMatch(/Mercado Pago|pay-online|pay-by-transfer/);
  });

  test('it leads there by a page of ours that loads nothing [PAY-005]', async () => {
    await save(true);
    const led = await press(await accepted());
    expect(led.body).toContain(`<meta http-equiv="refresh" content="0;url=${fake.url}/checkout`);
    expect(led.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
    expect(led.headers['content-security-policy']).toMatch(/^default-src 'none'/);
  });

  test('what can’t be paid leads back, and a failure says so and charges nothing [PAY-005]', async () => {
    const url = await accepted();
    expect((await press(url)).headers).toMatchObject({ location: `${url}#estado` });
    await save(true);
    fake.lies.busy = 1;
    const failed = await press(url);
    expect([failed.statusCode, failed.body]).toEqual([502, expect.stringContaining('No se cobró nada')]);
    expect((await press('/presupuesto/no-es-este')).statusCode).toBe(404);
  });
});
