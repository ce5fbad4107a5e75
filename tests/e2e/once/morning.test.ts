import type { Page } from '@playwright/test';
import { pesos } from '#domain/money/centavos.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect, plain, test } from '#tests/support/browser.ts';
import { productField, scan } from '#tests/support/new-order-page.ts';
import {
  card,
  openLine,
  quoteLine,
  quotesOf,
  quoteTotal,
  sendQuote,
  showPart,
  typeInto,
} from '#tests/support/order-page.ts';
import { orderThroughApi } from '#tests/support/order-through-api.ts';

const PHONE = { width: 390, height: 844 };

const row = (page: Page, number: number) => page.getByRole('row').filter({ hasText: `N.º ${number}` });

test.use({ viewport: PHONE, screen: PHONE, hasTouch: true, isMobile: true, mayShift: true });

test('a shopkeeper’s morning on a phone: three orders, a quote, its acceptance, a payment, paper and done [QUOTE-001 QUOTE-002 QUOTE-003 QUOTE-004 QUOTE-005 QUOTE-007 QUOTE-008 QUOTE-009]', async ({
  page,
  context,
  browser,
  shop,
  server,
}) => {
  const lastName = 'Tempranera';
  const thread = await shop.addProduct(aPlainThread({ name: 'Hilo de la mañana' }));
  const zip = await shop.addProduct(
    aPlainThread({ name: 'Cierre de la mañana', price: pesos(1000), bulkOffer: null, colours: [] }),
  );
  await context.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = 'true';
    };
  });
  await beAdministrator(page);

  const [first, second] =
    await test.step('two orders come in, and the list shows them by itself', async () => {
      await page.goto(`/hilvanDash/pedidos?q=${lastName}`);
      const order = (units: number) =>
        orderThroughApi(server.url, {
          lines: [{ product: thread, quantities: { Rojo: units } }],
          customer: { lastName },
        });
      const placed = [await order(12), await order(2)] as const;
      for (const { orderNumber } of placed) await expect(row(page, orderNumber)).toBeVisible();
      return placed;
    });

  await test.step('a third one is taken at the counter', async () => {
    await page.goto('/hilvanDash/pedidos/nuevo');
    await expect(productField(page)).toBeFocused();
    await scan(page, zip.code ?? '');
    await page.getByLabel('Buscar cliente', { exact: true }).fill(`Ana ${lastName}`);
    await page.keyboard.press('Enter');
    await page.getByLabel('Celular', { exact: true }).fill('3496 40-7745');
    await page.getByRole('button', { name: 'Tomar pedido' }).click();
    await expect(page.getByText(/Pedido N\.º \d+ tomado/)).toBeVisible();
  });

  await test.step('the first customer is called back: 20 instead of 12, and a zip, with shipping', async () => {
    await page.goto(`/hilvanDash/pedidos?q=${lastName}`);
    await page.getByRole('link', { name: `Ver pedido ${first.orderNumber}` }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Abrir pedido' }).click();
    const units = (await openLine(page, thread)).getByLabel(`Cantidad de ${thread.name}, Rojo`, {
      exact: true,
    });
    await typeInto(page, units, '20');
    await typeInto(page, page.getByLabel('Agregar un producto'), zip.code ?? '');
    await page.keyboard.press('Enter');
    await expect(quoteLine(page, zip)).toBeVisible();
    await typeInto(page, page.getByLabel('Importe del envío'), '4.200');
    await typeInto(page, page.getByLabel('Transporte'), 'Encomienda a Rafaela');
    expect(plain(await quoteTotal(page).innerText())).toContain('$ 95.200,00');
    await sendQuote(page);
    await expect(card(page, 'Presupuesto, versión 1')).toContainText('Enviado');
  });

  await test.step('it is accepted on another device, and the desk hears of it', async () => {
    const [quote] = await quotesOf(page, first);
    const device = await browser.newContext({ viewport: PHONE, hasTouch: true, locale: 'es-AR' });
    const customer = await device.newPage();
    await customer.goto(quote?.link ?? '');
    await expect(customer.getByRole('main')).toContainText(/Encomienda a Rafaela/);
    await expect(card(page, 'Presupuesto, versión 1')).toContainText('Visto');
    await customer.getByRole('button', { name: /^Aceptar presupuesto de \$\s95\.200,00$/ }).click();
    await expect(customer.getByRole('main')).toContainText('Aceptado el');
    await device.close();
    await expect(card(page, 'Presupuesto, versión 1')).toContainText('Aceptado el');
  });

  await test.step('the quote prints as the customer sees it', async () => {
    const opened = page.waitForEvent('popup');
    await card(page, 'Presupuesto, versión 1').getByRole('button', { name: 'Imprimir' }).click();
    const sheet = await opened;
    await expect(sheet.locator('html')).toHaveAttribute('data-printed', 'true');
    await sheet.close();
  });

  await test.step('a part of it is paid', async () => {
    await showPart(page, 'Pagos');
    await page.getByLabel('Monto').fill('50.000');
    await page.getByRole('button', { name: 'Anotar pago' }).click();
    await expect(card(page, 'Pagos')).toContainText(/Falta\s*\$\s45\.200/);
    await showPart(page, 'Historial');
    await expect(card(page, 'Historial')).toContainText(/Pag[oó]/);
    await expect(card(page, 'Historial')).toContainText('Aceptó');
  });

  await test.step('all three are picked, printed and done', async () => {
    await page.goto(`/hilvanDash/pedidos?q=${lastName}`);
    await expect(row(page, first.orderNumber)).toContainText('Aceptado');
    for (const box of await page.getByLabel(/^Elegir pedido \d+$/).all()) await box.check();
    const bar = page.getByRole('region', { name: 'Elegidos' });
    await expect(bar.getByRole('status')).toHaveText('3 elegidos');
    for (const [name, text] of [
      ['Preparar', /Hilo de la mañana/],
      ['Imprimir', new RegExp(`Pedido N\\.º ${second.orderNumber}`)],
    ] as const) {
      const opened = context.waitForEvent('page');
      await bar.getByRole('link', { name }).click();
      const paper = await opened;
      await expect(paper.getByRole('main').filter({ hasText: text })).toBeVisible();
      await expect(paper.locator('html')).toHaveAttribute('data-printed', 'true');
      await paper.close();
    }
    await bar.getByRole('button', { name: 'Cambiar estado' }).click();
    await page.getByRole('menuitem', { name: 'Listo', exact: true }).click();
    await expect(page.getByText('3 pedidos: Listo')).toBeVisible();
    const statuses = (await shop.orders(`?q=${lastName}`)).map(({ status }) => status);
    expect(statuses).toEqual(['Listo', 'Listo', 'Listo']);
  });
});
