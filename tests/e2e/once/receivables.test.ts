import { validDayAfter } from '#domain/quotes/quote-validity.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect, plain } from '#tests/support/browser.ts';
import { orderThroughApi } from '#tests/support/order-through-api.ts';
import { testOnOwnShop } from '#tests/support/own-shop.ts';

const test = testOnOwnShop({ DEMO: '1', DEMO_PRODUCTS: '20' });

test('General says what is owed, and what a taken-back order gives back is written down [DASH-G02 LAW-003 QUOTE-008]', async ({
  page,
  shop,
  server,
  request,
}) => {
  const product = await shop.addProduct(aPlainThread({ name: 'Hilo por cobrar' }));
  const lines = [{ product, quantities: { Rojo: 12 } }];
  const customer = { firstName: 'Norma', lastName: 'Keller', email: 'norma@correo.test' };
  const { _id, orderNumber } = await orderThroughApi(server.url, { lines, customer });
  const { link, total } = await shop.sendQuote(_id, {
    lines: [{ _id: product.id, quantity: { Rojo: 12 }, unitPrice: null, discountPercent: '0', note: '' }],
    extras: [],
    discountPercent: '0',
    shipping: null,
    validUntil: validDayAfter(Date.now(), 7),
    message: '',
  });
  const token = link.split('/').at(-1) ?? '';
  const accepted = await request.post(`${server.url}/api/quotes/${token}/accept`, { data: { version: 1 } });
  expect(accepted.ok()).toBe(true);
  const pesos = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 2 });
  await beAdministrator(page);

  await test.step('General says how much, of how many orders, and leads to them', async () => {
    await page.goto('/hilvanDash');
    const figure = page.getByRole('link', { name: /^Por cobrar/ });
    expect(plain(await figure.innerText())).toContain('1 pedido');
    await expect(page.getByRole('heading', { name: 'Por cobrar' })).toBeVisible();
    await expect(page.getByText('Ningún comprobante por revisar')).toBeVisible();
    await expectAccessible(page);
    await figure.click();
  });

  await test.step('the tab has the order with its rest, and a chat that asks for it', async () => {
    const rows = page.getByRole('list', { name: 'Pedidos por cobrar' });
    await expect(page.getByRole('tab', { name: 'Por cobrar 1', exact: true })).toBeVisible();
    expect(plain(await page.locator('main > header').innerText())).toContain(
      `$ ${pesos.format(total)} por cobrar`,
    );
    expect(plain(await rows.innerText())).toContain(`$ ${pesos.format(total)}`);
    await expect(rows.getByRole('link', { name: /^Reclamar/ })).toHaveAttribute('href', /faltan/);
    await expectAccessible(page);
  });

  await test.step('what is paid moves to the other tab', async () => {
    await page.getByRole('link', { name: 'Norma Keller', exact: true }).click();
    await page.getByRole('button', { name: /^Todo lo que falta/ }).click();
    await page.getByRole('button', { name: 'Anotar pago' }).click();
    await expect(page.getByText('Devolver dinero')).toBeVisible();
    await page.goto('/hilvanDash/cobros/por-cobrar');
    await expect(page.getByText('Nada por cobrar.')).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Por cobrar 0', exact: true })).toBeVisible();
    await expect(page.locator('main > header')).not.toContainText('por cobrar');
    await page.getByRole('tab', { name: 'Cobrado' }).click();
    const moves = page.getByRole('list', { name: 'Pagos y devoluciones' });
    expect(plain(await moves.innerText())).toContain('Norma Keller');
    await expectAccessible(page);
  });

  await test.step('a withdrawal says what to give back, until it is written down', async () => {
    const asked = await request.post(`${server.url}/api/withdrawals`, {
      data: {
        name: 'Norma',
        contact: 'norma@correo.test',
        orderNumber: `${orderNumber}`,
        text: 'Me arrepentí',
      },
    });
    expect(asked.ok()).toBe(true);
    await page.goto('/hilvanDash/arrepentimientos');
    const card = page.getByRole('article');
    expect(plain(await card.innerText())).toContain(
      `Si lo aceptas, hay que devolver $ ${pesos.format(total)}, que se pagaron en efectivo`,
    );
    await card.getByText('Anotar lo devuelto').click();
    await card.getByRole('button', { name: /^Todo lo cobrado/ }).click();
    await expectAccessible(page);
    await card.getByRole('button', { name: 'Anotar devolución' }).click();
    await expect(card.getByText(/hay que devolver/)).toBeHidden();
  });
});
