import { pesos } from '#domain/money/centavos.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect, plain, test } from '#tests/support/browser.ts';
import {
  card,
  openLine,
  quoteLine,
  quotesOf,
  quoteTotal,
  showPart,
  typeInto,
} from '#tests/support/order-page.ts';
import { orderThroughApi } from '#tests/support/order-through-api.ts';
import { smallTargets } from '#tests/support/touch-targets.ts';

test('an order opens as a page, where its quote is made and sent [QUOTE-001 QUOTE-002 QUOTE-003 QUOTE-005]', async ({
  page,
  shop,
  server,
}) => {
  const thread = await shop.addProduct(aPlainThread());
  const zip = await shop.addProduct(
    aPlainThread({ name: `Cierre ${Date.now()}`, price: pesos(3290), bulkOffer: null, colours: [] }),
  );
  const order = await orderThroughApi(server.url, {
    lines: [{ product: thread, quantities: { Rojo: 8, Azul: 4 } }],
  });
  await beAdministrator(page);
  const isPhone = (page.viewportSize()?.width ?? 0) < 450;
  const total = async (amount: string) =>
    expect.poll(async () => plain(await quoteTotal(page).innerText())).toContain(amount);

  await test.step('the list opens the dialog, and the dialog leads to the page', async () => {
    await page.goto('/hilvanDash/pedidos');
    await page.getByRole('link', { name: `Ver pedido ${order.orderNumber}` }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Abrir pedido' }).click();
    await expect(page).toHaveURL(`/hilvanDash/pedidos/${order._id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Pedido N.º ${order.orderNumber}`);
    await expect(page.getByText('Sin presupuesto')).toBeVisible();
    const { customerId } = await (await page.request.get(`/api/orders/${order._id}`)).json();
    const customer = page.locator('a', { hasText: 'Ver cliente' });
    await expect(customer).toHaveAttribute('href', `/hilvanDash/clientes/${customerId}`);
    if (isPhone) await showPart(page, 'Pidió');
    await expect(card(page, 'Pidió')).toContainText('Rojo × 8');
    await expect(card(page, 'Pidió')).toContainText(/\$\s54\.000/);
    if (isPhone) await showPart(page, 'Presupuesto');
    await total('$ 54.000,00');
  });

  await test.step('amounts follow as one types, with the shop’s own pricing', async () => {
    const line = await openLine(page, thread);
    await typeInto(page, line.getByLabel(`Cantidad de ${thread.name}, Rojo`, { exact: true }), '6');
    await total('$ 50.000,00');
    await typeInto(page, line.getByLabel(/^Precio por unidad/), '4.500,50');
    await total('$ 45.005,00');
    await expect(line).toContainText(/antes \$\s5\.000(?!,)/);
    await typeInto(page, line.getByLabel(/^Descuento/), '12,5');
    await page.keyboard.press('Control+Enter');
    await expect(line).toContainText('Escribe por qué cambia el precio.');
    await expect(line.getByLabel(/^Motivo/)).toBeFocused();
    await page.keyboard.type('Precio acordado');
    await expect(line).not.toContainText('Escribe por qué cambia el precio.');
    await total('$ 39.379,38');
    await page.keyboard.press('F2');
    await expect(page.getByLabel('Agregar un producto')).toBeFocused();
    await page.keyboard.type(zip.code ?? '');
    await page.keyboard.press('Enter');
    await expect(quoteLine(page, zip)).toBeVisible();
    await total('$ 42.669,38');
    await page.getByRole('button', { name: 'Agregar un concepto' }).click();
    await page.keyboard.type('Afilado de tijera');
    await page.getByRole('button', { name: 'Agregar un concepto' }).click();
    await page.keyboard.type('De más');
    await page.getByRole('button', { name: 'Quitar De más' }).click();
    await expect(page.getByRole('button', { name: 'Quitar Afilado de tijera' })).toBeFocused();
    await typeInto(page, page.getByLabel('Importe del concepto 1'), '-669,38');
    await typeInto(page, page.getByLabel('Descuento sobre todo'), '10');
    await total('$ 37.800,00');
    await expect(card(page, 'Presupuesto')).toContainText(/EnvíoA confirmar/);
    await typeInto(page, page.getByLabel('Importe del envío'), '4.200');
    await typeInto(page, page.getByLabel('Transporte'), 'Encomienda a Rafaela');
    await typeInto(page, page.getByLabel('Mensaje para el cliente'), 'El cierre llega el martes.');
    await total('$ 42.000,00');
    await expectAccessible(page);
    if (isPhone) expect(await smallTargets(page)).toEqual([]);
  });

  await test.step('it is sent after a question, and brings its link', async () => {
    await page.keyboard.press('Control+Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sí, enviar' }).click();
    const sent = card(page, 'Presupuesto, versión 1');
    await expect(sent.getByRole('heading')).toBeFocused();
    await expect(page.getByText('Enviado', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Enviar presupuesto' })).toHaveCount(0);
    const [quote] = await quotesOf(page, order);
    expect(quote).toMatchObject({
      version: 1,
      total: 42_000,
      discountPercent: '10',
      extras: [{ text: 'Afilado de tijera', amount: -669.38 }],
      shipping: { amount: 4200, carrier: 'Encomienda a Rafaela', note: '' },
      message: 'El cierre llega el martes.',
    });
    await expect(sent.getByLabel('Enlace del presupuesto')).toHaveValue(quote?.link ?? '-');
    const chat = await sent.getByRole('link', { name: 'Enviar por WhatsApp' }).getAttribute('href');
    expect(chat).toMatch(/^https:\/\/wa\.me\/5493496401923\?/);
    expect(plain(decodeURIComponent(chat ?? ''))).toContain(quote?.link);
    expect(plain(decodeURIComponent(chat ?? ''))).toContain('$ 42.000,00');
    const seen = sent.getByRole('link', { name: 'Ver como lo ve el cliente' });
    await expect(seen).toHaveAttribute('href', quote?.link ?? '-');
    await expectAccessible(page);
  });

  if (isPhone) {
    await test.step('on a phone the other parts are one tap away', async () => {
      await expect(card(page, 'Cliente')).toBeHidden();
      for (const [name, heading] of [
        ['Cliente', 'Recordatorio'],
        ['Pagos', 'Pagos'],
        ['Historial', 'Historial'],
      ] as const) {
        await showPart(page, name);
        await expect(card(page, heading)).toBeVisible();
        await expect(card(page, 'Pidió')).toBeHidden();
        expect(await smallTargets(page)).toEqual([]);
        await expectAccessible(page);
      }
    });
  }
});
