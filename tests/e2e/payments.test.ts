import { validDayAfter } from '#domain/quotes/quote-validity.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect, plain } from '#tests/support/browser.ts';
import { stopClock } from '#tests/support/carousel.ts';
import { isSmall } from '#tests/support/catalogue-page.ts';
import { orderThroughApi } from '#tests/support/order-through-api.ts';
import { testOnOwnShop } from '#tests/support/own-shop.ts';
import { aPhoto } from '#tests/support/photos.ts';
import { smallTargets } from '#tests/support/touch-targets.ts';

const test = testOnOwnShop({ DEMO: '1', DEMO_PRODUCTS: '20' });

test('a customer transfers, says so with a photo, and the desk takes it [PAY-002 PAY-003]', async ({
  page,
  shop,
  server,
  browser,
}) => {
  const product = await shop.addProduct(aPlainThread({ name: 'Hilo de transferir' }));
  const lines = [{ product, quantities: { Rojo: 12 } }];
  const { _id } = await orderThroughApi(server.url, { lines, customer: { firstName: 'Norma' } });
  const { link, total } = await shop.sendQuote(_id, {
    lines: [{ _id: product.id, quantity: { Rojo: 12 }, unitPrice: null, discountPercent: '0', note: '' }],
    extras: [{ text: 'Confección', amount: 60_000 }],
    discountPercent: '0',
    shipping: null,
    validUntil: validDayAfter(Date.now(), 7),
    message: '',
  });
  const byTransfer = new Intl.NumberFormat('es-AR', { minimumFractionDigits: 2 }).format(
    Math.round(total * 95) / 100,
  );
  const customer = await browser.newContext({ ...(isSmall(page) && { viewport: page.viewportSize() }) });
  await customer.grantPermissions(['clipboard-read', 'clipboard-write']);
  const theirs = await customer.newPage();
  await theirs.clock.install();

  await test.step('the accepted quote says the account, which can be copied', async () => {
    await theirs.goto(link);
    await theirs.getByRole('button', { name: /^Aceptar presupuesto/ }).click();
    const paying = theirs.getByRole('region', { name: 'Cómo pagar' });
    await expect.poll(async () => plain(await paying.innerText())).toContain(`$ ${byTransfer}`);
    await stopClock(theirs);
    await theirs.getByRole('button', { name: 'Copiar el CBU' }).click();
    await expect(paying.getByText('CBU copiado')).toBeAttached();
    await theirs.clock.resume();
    expect(await theirs.evaluate(() => navigator.clipboard.readText())).toBe('9990001800000019231028');
    await expectAccessible(theirs);
    if (isSmall(page)) expect(await smallTargets(theirs)).toEqual([]);
  });

  await beAdministrator(page);
  await page.goto('/hilvanDash/cobros');
  await expect(page.getByText('No hay comprobantes por revisar')).toBeVisible();

  await test.step('what they say arrives at the open inbox by itself', async () => {
    await theirs.getByText('Ya transferí').click();
    const photo = await aPhoto({ width: 800, height: 1200 }).jpeg().toBuffer();
    await theirs
      .getByLabel('Comprobante')
      .setInputFiles({ name: 'IMG_20.jpg', mimeType: 'image/jpeg', buffer: photo });
    await theirs.getByRole('button', { name: 'Avisar la transferencia' }).click();
    await expect(theirs.getByText(/Lo miramos y te contestamos/)).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: /^Norma/ })).toBeVisible();
    await expect(page.getByText('Coincide con el total por transferencia')).toBeVisible();
    await expect(page.getByRole('img', { name: 'Foto del comprobante' })).toHaveJSProperty('complete', true);
    await expectAccessible(page);
    if (isSmall(page)) expect(await smallTargets(page)).toEqual([]);
  });

  await test.step('refused with a word, they read it and say it again', async () => {
    await page.getByRole('button', { name: 'Rechazar con un mensaje' }).click();
    await page.getByLabel('Qué le dices al cliente').fill('Todavía no entró: ¿es de hoy?');
    await page.getByRole('button', { name: 'Rechazar', exact: true }).click();
    await expect(page.getByText('No hay comprobantes por revisar')).toBeVisible();
    await theirs.reload();
    await expect(theirs.getByText('Todavía no entró: ¿es de hoy?')).toBeVisible();
    await theirs.getByRole('button', { name: 'Avisar la transferencia' }).click();
  });

  await test.step('taken, the order is paid', async () => {
    await page.getByRole('button', { name: /^Tomar \$/ }).click();
    await expect(page.getByText('No hay comprobantes por revisar')).toBeVisible();
    await theirs.reload();
    await expect(theirs.getByText('Pago recibido')).toBeVisible();
    await page.goto(`/hilvanDash/pedidos/${_id}`);
    await expect(page.getByText('Descuento por transferencia')).toBeAttached();
  });
  await customer.close();
});
