import type { Page } from '@playwright/test';
import type { Product } from '#domain/products/product.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect, plain, test } from '#tests/support/browser.ts';
import { stopClock } from '#tests/support/carousel.ts';
import {
  card,
  openLine,
  openOrderPage,
  orderPage,
  quoteLine,
  quotesOf,
  quoteThroughApi,
  quoteTotal,
  removeLine,
  sendQuote,
  typeInto,
} from '#tests/support/order-page.ts';
import { orderThroughApi } from '#tests/support/order-through-api.ts';
import type { ShopClient } from '#tests/support/shop-client.ts';

async function anOrder(shop: ShopClient, url: string) {
  const thread = await shop.addProduct(aPlainThread());
  const lines = [{ product: thread, quantities: { Rojo: 2 } }];
  return { thread, order: await orderThroughApi(url, { lines }) };
}

const SAVED = 'borrador guardado';

/** A draft is saved when nobody has typed for a moment; with the page's clock that moment has passed. */
async function expectSaved(page: Page): Promise<void> {
  await page.clock.fastForward(700);
  await expect(quoteTotal(page)).toContainText(SAVED);
}

test.describe(() => {
  test.use({ expectedFailures: [412] });

  test('a draft survives a reload and a second administrator, and nobody’s text is lost [QUOTE-002]', async ({
    page,
    context,
    shop,
    server,
  }) => {
    const { thread, order } = await anOrder(shop, server.url);
    await beAdministrator(page);
    await page.clock.install();
    await openOrderPage(page, order);
    await typeInto(page, page.getByLabel('Mensaje para el cliente'), 'Gracias');
    await page.reload();
    await expect(page.getByLabel('Mensaje para el cliente')).toHaveValue('Gracias');
    await expectSaved(page);

    const second = await context.newPage();
    await second.goto(orderPage(order._id));
    await expect(second.getByLabel('Mensaje para el cliente')).toHaveValue('Gracias');
    await typeInto(second, second.getByLabel('Importe del envío'), '1.500,5');
    await typeInto(second, second.getByLabel('Mensaje para el cliente'), 'Hasta pronto');
    await expectSaved(second);

    await stopClock(page);
    await typeInto(page, (await openLine(page, thread)).getByLabel(/^Precio por unidad/), '4.000');
    await typeInto(page, page.getByLabel('Mensaje para el cliente'), 'Muchas gracias');
    await page.clock.fastForward(700);
    await page.clock.resume();
    const conflict = card(page, 'Otra persona cambió este presupuesto antes que tú.');
    await expect(conflict).toBeVisible();
    const choice = (label: string) => conflict.getByRole('group', { name: label });
    await expect(choice(thread.name).getByRole('radio', { name: 'Lo mío' })).toBeChecked();
    await expect(choice('Envío').getByRole('radio', { name: 'Lo que se guardó' })).toBeChecked();
    await expect(choice('Mensaje')).toContainText(/Muchas gracias.*Hasta pronto/s);
    await expectAccessible(page);
    await conflict.getByRole('button', { name: 'Seguir con lo elegido' }).click();
    await expect(page.getByLabel('Mensaje para el cliente')).toHaveValue('Muchas gracias');
    await expect(page.getByLabel('Importe del envío')).toHaveValue('1.500,5');
    await expectSaved(page);
    expect(plain(await quoteTotal(page).innerText())).toContain('$ 9.500,50');
  });
});

test.describe(() => {
  test.use({ expectedMessages: ['ERR_FAILED'] });

  test('what can’t be read is named at its field and not sent, and what was typed without an answer is saved later [QUOTE-002]', async ({
    page,
    shop,
    server,
  }) => {
    const { thread, order } = await anOrder(shop, server.url);
    await beAdministrator(page);
    await page.clock.install();
    await openOrderPage(page, order);
    const price = (await openLine(page, thread)).getByLabel(/^Precio por unidad/);
    await typeInto(page, price, '1,500.50');
    await page.keyboard.press('Tab');
    await expect(price).toHaveAccessibleDescription('Escribe un importe, como 1.500,50.');
    await page.getByRole('button', { name: 'Enviar presupuesto' }).click();
    await expect(price).toBeFocused();
    await typeInto(page, price, '');
    await typeInto(page, page.getByLabel('Descuento sobre todo'), '101');
    await page.getByRole('button', { name: 'Enviar presupuesto' }).click();
    await expect(page.getByLabel('Descuento sobre todo')).toBeFocused();
    await expect(page.getByLabel('Descuento sobre todo')).toHaveAccessibleDescription(/de 0 a 100/);
    await typeInto(page, page.getByLabel('Descuento sobre todo'), '');
    await removeLine(page, thread);
    await expect(quoteLine(page, thread)).toHaveCount(0);
    await page.getByRole('button', { name: 'Enviar presupuesto' }).click();
    await expect(card(page, 'Presupuesto').getByRole('alert')).toHaveText(
      'Agrega al menos un producto o un concepto.',
    );
    expect(await quotesOf(page, order)).toEqual([]);

    await test.step('without an answer', async () => {
      await page.route('**/quote-draft', (route) => route.abort());
      await typeInto(page, page.getByLabel('Transporte'), 'Correo');
      await page.clock.fastForward(700);
      await expect(quoteTotal(page).getByRole('alert')).toContainText('Lo que escribiste sigue aquí.');
      await page.unroute('**/quote-draft');
      await page.clock.fastForward(5000);
      await expect(quoteTotal(page)).toContainText(SAVED);
      const draft = await page.request.get(`/api/orders/${order._id}/quote-draft`);
      expect(await draft.json()).toMatchObject({ shipping: { carrier: 'Correo' } });
    });
  });
});

test.describe(() => {
  test.use({ mayShift: true });

  test('the customer’s answers arrive by themselves, and the next version begins with the last one [QUOTE-003 QUOTE-005]', async ({
    page,
    shop,
    server,
  }) => {
    const { thread, order } = await anOrder(shop, server.url);
    await beAdministrator(page);
    const lines = [
      { _id: thread.id, quantity: { Rojo: 3 }, unitPrice: 4000, discountPercent: '0', note: 'Acordado' },
    ];
    const first = await quoteThroughApi(page, order, { lines });
    await page.clock.install();
    const told = page.waitForResponse('**/api/events');
    await page.goto(orderPage(order._id));
    await told;
    const sent = card(page, /^Presupuesto, versión/);
    await expect(sent).toContainText('Enviado');
    const customer = `${server.url}/api${new URL(first.link).pathname.replace('/presupuesto/', '/quotes/')}`;
    const asked = await fetch(`${customer}/question`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ message: '¿Puede ser en azul?' }),
    });
    expect(asked.status).toBe(201);
    await expect(sent).toContainText('Con cambios pedidos');
    await expect(sent).toContainText('¿Puede ser en azul?');

    await sent.getByRole('button', { name: 'Hacer otra versión' }).click();
    await expect((await openLine(page, thread)).getByLabel(/^Precio por unidad/)).toHaveValue('4000');
    await typeInto(page, page.getByLabel('Transporte'), 'Correo');
    await expectSaved(page);
    await card(page, 'Presupuesto').getByRole('button', { name: 'Descartar' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sí, descartar' }).click();
    await expect(sent.getByRole('heading')).toBeFocused();
    await expect(quoteTotal(page)).toHaveCount(0);
    await sent.getByRole('button', { name: 'Hacer otra versión' }).click();
    await expect(page.getByLabel('Transporte')).toHaveValue('');
    await (await openLine(page, thread)).getByLabel(/^Agregar un color/).selectOption('Azul');
    expect(plain(await quoteTotal(page).innerText())).toContain('$ 16.000,00');
    await sendQuote(page);
    await expect(card(page, 'Presupuesto, versión 2')).toBeVisible();
    await expect(card(page, 'Versiones anteriores')).toContainText(/Versión 1.*\$\s12\.000,00/s);

    const [second] = await quotesOf(page, order);
    const token = new URL(second?.link ?? '').pathname.split('/').at(-1);
    const accepted = await fetch(`${server.url}/api/quotes/${token}/accept`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ version: 2 }),
    });
    expect(accepted.status).toBe(200);
    await expect(sent).toContainText('Aceptado el');
    await expect(
      page.getByRole('banner').or(page.getByRole('main')).getByText('Aceptado').first(),
    ).toBeVisible();
  });
});

test('no quote is sent while a colour is open, and nothing that was picked is lost [QUOTE-002]', async ({
  page,
  shop,
  server,
}) => {
  const { order } = await anOrder(shop, server.url);
  const [first, second, third, fourth] = [
    await shop.addProduct(aPlainThread({ name: 'Hilo abierto' })),
    await shop.addProduct(aPlainThread({ name: 'Hilo seguro' })),
    await shop.addProduct(aPlainThread({ name: 'Hilo en su línea' })),
    await shop.addProduct(aPlainThread({ name: 'Hilo que no va' })),
  ];
  await beAdministrator(page);
  await openOrderPage(page, order);
  const finder = page.getByRole('combobox', { name: /^(Agregar un producto|¿Qué color)/ });
  const pick = async (name: string) => {
    await finder.fill(name);
    await page.getByRole('listbox').getByRole('option').filter({ hasText: name }).click();
  };
  await pick(first.name);
  await pick(second.name);
  await page.keyboard.press('Control+Enter');
  await expect(quoteTotal(page).getByRole('alert')).toContainText(`Falta elegir el color de ${second.name}.`);
  await expect(finder).toBeFocused();
  await page.getByRole('listbox').getByRole('option', { name: 'Azul' }).click();
  await page.keyboard.press('Control+Enter');
  await expect(quoteLine(page, first)).toContainText('Falta elegir el color. Si no va, quita el producto.');
  await expectAccessible(page);
  const chooseInLine = (product: Product) =>
    quoteLine(page, product).getByRole('button', { name: /^Azul/ }).click();
  await chooseInLine(first);
  // A line answers too, as removing it does.
  const isAsked = quoteTotal(page).getByRole('alert');
  await pick(third.name);
  await page.keyboard.press('Control+Enter');
  await expect(isAsked).toContainText(`Falta elegir el color de ${third.name}.`);
  await chooseInLine(third);
  await expect(isAsked).toHaveCount(0);
  await pick(fourth.name);
  await page.keyboard.press('Control+Enter');
  await expect(isAsked).toContainText(`Falta elegir el color de ${fourth.name}.`);
  await removeLine(page, fourth);
  await expect(isAsked).toHaveCount(0);
  await sendQuote(page);
  await expect(card(page, /^Presupuesto, versión 1/)).toBeVisible();
  const [quote] = await quotesOf(page, order);
  expect(quote?.lines.map(({ quantity }) => quantity)).toEqual([
    { Rojo: 2 },
    { Azul: 1 },
    { Azul: 1 },
    { Azul: 1 },
  ]);
});

test.describe(() => {
  test.use({ expectedFailures: [412] });

  test('what is missing is said before sending, and who sends second sees what was sent first [QUOTE-002 QUOTE-003]', async ({
    page,
    context,
    shop,
    server,
  }) => {
    const { thread, order } = await anOrder(shop, server.url);
    await shop.deleteProduct(thread.id);
    await beAdministrator(page);
    await openOrderPage(page, order);
    await expect(quoteLine(page, thread)).toContainText('Ya no está en el catálogo');
    const second = await context.newPage();
    await openOrderPage(second, order);
    await second.getByRole('button', { name: 'Enviar presupuesto' }).click();
    const secondDialog = second.getByRole('alertdialog');
    await expect(secondDialog).toBeVisible();
    await page.getByRole('button', { name: 'Enviar presupuesto' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(`${thread.name} (ya no está en el catálogo)`);
    await dialog.getByRole('button', { name: 'Sí, enviar' }).click();
    await expect(page.getByText('Presupuesto enviado: versión 1')).toBeVisible();
    // What was sent arrives while the question is open.
    await expect(second.getByText('Presupuesto, versión 1')).toBeAttached();
    await secondDialog.getByRole('button', { name: 'Sí, enviar' }).click();
    await expect(second.getByText(/^No se envió: otra persona/)).toBeVisible();
    await expect(card(second, /^Presupuesto, versión 1/)).toBeVisible();
    expect(await quotesOf(page, order)).toHaveLength(1);
  });
});
