import { validDayAfter } from '#domain/quotes/quote-validity.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { test as base, expect } from '#tests/support/browser.ts';
import { isSmall } from '#tests/support/catalogue-page.ts';
import { ACCESS_TOKEN, fakeMercadoPago, noticeOf, WEBHOOK_SECRET } from '#tests/support/fake-mercado-pago.ts';
import { orderThroughApi } from '#tests/support/order-through-api.ts';
import { runServer } from '#tests/support/running-server.ts';
import { smallTargets } from '#tests/support/touch-targets.ts';

type Fake = Awaited<ReturnType<typeof fakeMercadoPago>>;

const test = base.extend<object, { fake: Fake }>({
  fake: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the used fixtures from the pattern.
    async ({}, use) => {
      const fake = await fakeMercadoPago();
      await use(fake);
      await fake.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ fake }, use) => {
      const server = await runServer({ DEMO: '1', DEMO_PRODUCTS: '20', MERCADOPAGO_URL: fake.url });
      await use(server);
      await server.stop();
      server.clean();
    },
    { scope: 'worker' },
  ],
});

test('the owner pastes the keys once, and a customer pays the deposit without scripts [PAY-001 PAY-005]', async ({
  page,
  shop,
  server,
  fake,
  browser,
}) => {
  await beAdministrator(page);
  await test.step('keys go in and only their ends come out', async () => {
    await page.goto('/hilvanDash/tienda/cobros');
    await page.getByRole('link', { name: 'Conectar Mercado Pago' }).click();
    await page.getByLabel('Cobrar con Mercado Pago').check();
    await page.getByLabel('Access Token').fill(ACCESS_TOKEN);
    await page.getByLabel('Clave de los avisos').fill(WEBHOOK_SECRET);
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByText('Mercado Pago está encendido')).toBeVisible();
    await expect(page.getByText('termina en 4821')).toBeVisible();
    await expectAccessible(page);
    if (isSmall(page)) expect(await smallTargets(page)).toEqual([]);
    await page.reload();
    await expect(page.getByText('termina en 7c0e')).toBeVisible();
    // A field that was opened and left empty changes nothing.
    await page.getByRole('button', { name: 'Cambiar: Access Token' }).click();
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByText('termina en 4821')).toBeVisible();
    expect(await page.content()).not.toContain(ACCESS_TOKEN.slice(0, 20));
  });

  const product = await shop.addProduct(aPlainThread({ name: 'Hilo de pagar' }));
  const { _id } = await orderThroughApi(server.url, { lines: [{ product, quantities: { Rojo: 12 } }] });
  const { link, total } = await shop.sendQuote(_id, {
    lines: [{ _id: product.id, quantity: { Rojo: 12 }, unitPrice: null, discountPercent: '0', note: '' }],
    extras: [],
    discountPercent: '0',
    shipping: null,
    validUntil: validDayAfter(Date.now(), 7),
    message: '',
  });
  const customer = await browser.newContext({
    javaScriptEnabled: false,
    ...(isSmall(page) && { viewport: page.viewportSize() }),
  });
  const theirs = await customer.newPage();
  await theirs.goto(link);
  await theirs.getByRole('button', { name: /^Aceptar presupuesto/ }).click();
  const online = theirs.getByRole('region', { name: /^Con Mercado Pago/ });
  await expect(online).toContainText(/\$\s54\.000/);
  await theirs.getByRole('button', { name: 'Pagar la seña, $\u00a016.200' }).click();
  await expect(theirs.getByRole('heading', { name: 'Mercado Pago' })).toBeVisible();
  const [preference] = fake.preferences.values();
  expect([preference?.amount, total]).toEqual([16_200, 54_000]);

  const notice = noticeOf(fake.pay(preference?.reference ?? '', { transaction_amount: 16_200 }));
  const { url, headers, payload } = notice;
  const sent = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' } };
  await fetch(`${server.url}${url}`, { ...sent, body: JSON.stringify(payload) });
  await theirs.goto(link);
  await expect(online).toContainText(/\$\s37\.800/);
  await expect(theirs.getByRole('button', { name: /seña/ })).toHaveCount(0);
  await customer.close();
});
