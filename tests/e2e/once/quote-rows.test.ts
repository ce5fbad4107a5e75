import { pesos } from '#domain/money/centavos.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect, plain, test } from '#tests/support/browser.ts';
import {
  card,
  openLine,
  openOrderPage,
  quoteLine,
  quotesOf,
  quoteTotal,
  removeLine,
  sendQuote,
  typeInto,
} from '#tests/support/order-page.ts';
import { orderThroughApi } from '#tests/support/order-through-api.ts';

/** A row whose name takes one line: two lines of text, and the field of its units. */
const ROW_PIXELS = 60;

test('a product of the quote is one row, and one at a time shows its details [QUOTE-002]', async ({
  page,
  shop,
  server,
}) => {
  const zip = await shop.addProduct(aPlainThread({ name: 'Cierre de fila', colours: [], bulkOffer: null }));
  const thread = await shop.addProduct(aPlainThread({ name: 'Hilo de fila' }));
  const order = await orderThroughApi(server.url, {
    lines: [
      { product: zip, quantities: { '': 3 } },
      { product: thread, quantities: { Rojo: 2, Azul: 1 } },
    ],
  });
  await beAdministrator(page);
  for (const width of [1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await openOrderPage(page, order);
    await expect(quoteLine(page, zip)).toBeVisible();
    const { height } = (await quoteLine(page, zip).boundingBox()) ?? { height: Number.POSITIVE_INFINITY };
    expect(height).toBeLessThanOrEqual(ROW_PIXELS);
  }
  await typeInto(page, quoteLine(page, zip).getByLabel(`Cantidad de ${zip.name}`), '4');
  await quoteLine(page, thread)
    .getByRole('button', { name: /^3 en 2 colores/ })
    .click();
  const red = quoteLine(page, thread).getByLabel(`Cantidad de ${thread.name}, Rojo`);
  await typeInto(page, red, '5');
  await expect(quoteLine(page, thread)).toContainText('6 en 2 colores');
  await expectAccessible(page);
  await openLine(page, zip);
  await expect(red).toHaveCount(0);
  await quoteLine(page, zip)
    .getByLabel(/^Descuento/)
    .focus();
  await page.keyboard.press('Escape');
  await expect(quoteLine(page, zip).getByRole('button', { name: /^Abrir la línea/ })).toBeFocused();
  await expect(card(page, 'Presupuesto').getByLabel(/^Precio por unidad/)).toHaveCount(0);

  // What hinders sending in a closed line opens it.
  await typeInto(page, (await openLine(page, zip)).getByLabel(/^Precio por unidad/), '100');
  await openLine(page, thread);
  await page.keyboard.press('Control+Enter');
  await expect(quoteLine(page, zip).getByLabel(/^Motivo/)).toBeFocused();
  await expect(quoteLine(page, zip)).toContainText('Escribe por qué cambia el precio.');
});

test('the field that adds products stays in sight while lines join above it [QUOTE-002]', async ({
  page,
  shop,
  server,
}) => {
  const products = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      shop.addProduct(aPlainThread({ name: `Botón junto ${index}`, code: `junto-${index}`, colours: [] })),
    ),
  );
  const lines = products.slice(0, 10).map((product) => ({ product, quantities: { '': 1 } }));
  const order = await orderThroughApi(server.url, { lines });
  await beAdministrator(page);
  await openOrderPage(page, order);
  await page.keyboard.press('F2');
  const field = page.getByLabel('Agregar un producto');
  for (const product of products.slice(10)) {
    await page.keyboard.type(product.code ?? '');
    await page.keyboard.press('Enter');
    await expect(quoteLine(page, product)).toBeVisible();
    await expect(field).toBeFocused();
    const foot = await quoteTotal(page).boundingBox();
    await expect
      .poll(async () => {
        const box = await field.boundingBox();
        return (box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0);
      })
      .toBeLessThanOrEqual(foot?.y ?? 0);
  }
});

test('what was removed from a quote comes back where it was, as it was [QUOTE-002]', async ({
  page,
  shop,
  server,
}) => {
  const [first, second] = [
    await shop.addProduct(aPlainThread({ name: 'Hilo que se quita' })),
    await shop.addProduct(aPlainThread({ name: 'Hilo que queda' })),
  ];
  const order = await orderThroughApi(server.url, {
    lines: [first, second].map((product) => ({ product, quantities: { Rojo: 2 } })),
  });
  await beAdministrator(page);
  await openOrderPage(page, order);
  const quote = card(page, 'Presupuesto');
  const undo = quote.getByRole('button', { name: 'Deshacer' });
  const line = await openLine(page, first);
  await typeInto(page, line.getByLabel(/^Precio por unidad/), '4.000');
  await typeInto(page, line.getByLabel(/^Motivo/), 'Por la demora');
  await removeLine(page, first);
  await expect(quoteLine(page, first)).toHaveCount(0);
  await expect(undo).toBeFocused();
  await expect(quote).toContainText('Se quitó Hilo que se quita.');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(quote.getByRole('heading', { level: 3, name: /^Hilo/ })).toHaveText([first.name, second.name]);
  await expect(quoteLine(page, first).getByRole('button', { name: /^Abrir la línea/ })).toBeFocused();
  await expect(quoteLine(page, first)).toContainText('Por la demora');
  await expect(undo).toHaveCount(0);

  const concept = page.getByLabel('Concepto 1', { exact: true });
  await page.getByRole('button', { name: 'Agregar un concepto' }).click();
  await page.keyboard.type('Afilado');
  await page.getByRole('button', { name: 'Quitar Afilado' }).click();
  await expect(concept).toHaveCount(0);
  await undo.click();
  await expect(concept).toBeFocused();
  await expect(concept).toHaveValue('Afilado');
});

test('a product stands twice in a quote, at its price and as a gift, and what charges nothing is asked about [QUOTE-002 QUOTE-003]', async ({
  page,
  shop,
  server,
}) => {
  const ribbon = aPlainThread({ name: 'Cinta repetida', price: pesos(1000), colours: [], bulkOffer: null });
  const product = await shop.addProduct(ribbon);
  const order = await orderThroughApi(server.url, { lines: [{ product, quantities: { '': 10 } }] });
  await beAdministrator(page);
  await openOrderPage(page, order);
  const lines = quoteLine(page, product);
  await (await openLine(page, product)).getByRole('button', { name: 'Repetir la línea' }).click();
  await expect(lines).toHaveCount(2);
  const [paid, gift] = [lines.nth(0), lines.nth(1)];
  await expect(gift.getByLabel('Cantidad de Cinta repetida')).toBeFocused();
  await page.keyboard.type('2');
  await typeInto(page, gift.getByLabel(/^Descuento/), '100');
  await typeInto(page, gift.getByLabel(/^Motivo/), 'De regalo');
  expect(plain(await quoteTotal(page).innerText())).toContain('$ 10.000,00');
  await paid.getByRole('button', { name: /^Abrir la línea/ }).click();
  await typeInto(page, paid.getByLabel(/^Descuento/), '100');
  await page.getByRole('button', { name: 'Enviar presupuesto' }).click();
  const question = page.getByRole('alertdialog', { name: '¿Enviar un presupuesto de $ 0?' });
  await expect(question).toContainText('Quien lo acepte no paga nada.');
  await question.getByRole('button', { name: 'Cancelar' }).click();
  expect(await quotesOf(page, order)).toEqual([]);
  await typeInto(page, paid.getByLabel(/^Descuento/), '');
  await sendQuote(page);
  await expect(card(page, 'Presupuesto, versión 1')).toBeVisible();
  const [quote] = await quotesOf(page, order);
  expect(quote?.lines.map(({ quantity, total, note }) => ({ quantity, total, note }))).toEqual([
    { quantity: { '': 10 }, total: 10_000, note: '' },
    { quantity: { '': 2 }, total: 0, note: 'De regalo' },
  ]);
  await page.goto(quote?.link ?? '');
  await expect(page.getByRole('listitem').filter({ hasText: 'Cinta repetida' })).toHaveCount(2);
});

test('a line without its colour asks for it: a press or a digit answers, and its units are next [QUOTE-002]', async ({
  page,
  shop,
  server,
}) => {
  const thread = await shop.addProduct(aPlainThread({ name: 'Hilo preguntado' }));
  const zip = await shop.addProduct(aPlainThread({ name: 'Cierre ya pedido', colours: [], bulkOffer: null }));
  const order = await orderThroughApi(server.url, { lines: [{ product: zip, quantities: { '': 1 } }] });
  await beAdministrator(page);
  await openOrderPage(page, order);
  await page.keyboard.press('F2');
  await page.keyboard.type(thread.name);
  await page.getByRole('listbox').getByRole('option').filter({ hasText: thread.name }).click();
  const line = quoteLine(page, thread);
  const colours = line.getByRole('group', { name: `¿Qué color de ${thread.name}?` });
  await expect(colours.getByRole('button')).toHaveText(
    thread.colours.map((colour, place) => `${colour}${place + 1}`),
  );
  await expectAccessible(page);
  await colours.getByRole('button').first().focus();
  await page.keyboard.press('2');
  await expect(line.getByLabel(`Cantidad de ${thread.name}, ${thread.colours[1]}`)).toBeFocused();
  await page.keyboard.type('7');
  await sendQuote(page);
  await expect(card(page, 'Presupuesto, versión 1')).toBeVisible();
  const [quote] = await quotesOf(page, order);
  expect(quote?.lines.map(({ quantity }) => quantity)).toEqual([{ '': 1 }, { [thread.colours[1] ?? '']: 7 }]);
});

test('F2 counts from the moment at which the field is seen [QUOTE-002]', async ({ page, shop, server }) => {
  const product = await shop.addProduct(aPlainThread({ name: 'Hilo sin demora' }));
  const order = await orderThroughApi(server.url, { lines: [{ product, quantities: { Rojo: 1 } }] });
  await beAdministrator(page);
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (document.querySelector('[aria-keyshortcuts="F2"]') === null) return;
      watch.disconnect();
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'F2', cancelable: true }));
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  await openOrderPage(page, order);
  await expect(page.getByLabel('Agregar un producto')).toBeFocused();
});
