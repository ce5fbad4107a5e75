import { SHOP_DAY_MS, shopTime } from '#domain/time/shop-days.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect } from '#tests/support/browser.ts';
import { orderThroughApi } from '#tests/support/order-through-api.ts';
import { testOnOwnShop } from '#tests/support/own-shop.ts';
import { A_QUOTE, aQuoteLine } from '#tests/support/quote-desk.ts';

const test = testOnOwnShop({ LOG_LEVEL: 'silent' });

// What the server answers to a wrong phone and to an open quote, and what stands for its failures.
test.use({ expectedFailures: [404, 409, 422, 503] });

test('a shop without customers says how they come, and failures can be tried again [QUOTE-010]', async ({
  page,
}) => {
  await beAdministrator(page);
  await page.goto('/hilvanDash/clientes');
  await expect(page.getByText(/^Todavía no hay clientes/)).toBeVisible();
  await page.goto('/hilvanDash/clientes?buscar=nadie');
  await expect(page.getByText('No hay clientes con “nadie”.')).toBeVisible();
  await expectAccessible(page);
  await page.route('**/api/customers?*', (route) => route.fulfill({ status: 503 }));
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('No se pudieron cargar los clientes.');
  await page.unroute('**/api/customers?*');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await page.getByRole('link', { name: 'Quitar la búsqueda' }).click();
  await expect(page.getByText(/^Todavía no hay clientes/)).toBeVisible();
  await page.goto('/hilvanDash/clientes/nadie');
  await expect(page.getByText(/^Ese cliente no existe/)).toBeVisible();
});

test('an open quote is named before a person is erased, and a second press erases anyway [QUOTE-010]', async ({
  page,
  shop,
  server,
}) => {
  const product = await shop.addProduct(aPlainThread());
  const order = await orderThroughApi(server.url, { lines: [{ product, quantities: { Rojo: 1 } }] });
  const validUntil = shopTime(Date.now() + SHOP_DAY_MS).slice(0, 10);
  await shop.sendQuote(order._id, { ...A_QUOTE, validUntil, lines: [aQuoteLine(product, { Rojo: 1 })] });
  await beAdministrator(page);
  await page.goto(`/hilvanDash/clientes/${order._id}`);
  await page.getByRole('button', { name: 'Borrar datos…' }).click();
  const dialog = page.getByRole('dialog', { name: /^Borrar los datos de Marta/ });
  await dialog.getByLabel('Escribe su teléfono para confirmar').fill('3496401923');
  await dialog.getByRole('button', { name: 'Borrar para siempre' }).click();
  await expect(dialog).toContainText(`el presupuesto del pedido ${order.orderNumber} espera respuesta`);
  await expectAccessible(page);
  await dialog.getByRole('checkbox', { name: /^Borrar igual/ }).check();
  await dialog.getByRole('button', { name: 'Borrar para siempre' }).click();
  await expect(page.getByText('1 pedido sin la persona.')).toBeVisible();
});

test('a wrong phone erases nothing and keeps the window, and a note that fails stays typed [QUOTE-010]', async ({
  page,
  shop,
  server,
}) => {
  const product = await shop.addProduct(aPlainThread());
  const { _id } = await orderThroughApi(server.url, { lines: [{ product, quantities: { Rojo: 1 } }] });
  await beAdministrator(page);
  await page.goto(`/hilvanDash/clientes/${_id}`);
  await page.getByRole('button', { name: 'Borrar datos…' }).click();
  const dialog = page.getByRole('dialog', { name: /^Borrar los datos de Marta/ });
  await dialog.getByLabel('Escribe su teléfono para confirmar').fill('3496000000');
  await dialog.getByRole('button', { name: 'Borrar para siempre' }).click();
  await expect(dialog).toContainText('Ese no es el teléfono del cliente. No se borró nada.');
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByRole('button', { name: 'Borrar datos…' })).toBeFocused();

  await page.route('**/api/customers/*/notes', (route) => route.fulfill({ status: 503 }));
  const note = page.getByLabel('Nota interna');
  await note.fill('Paga en efectivo.');
  await page.getByRole('button', { name: 'Agregar nota' }).click();
  await expect(note).toHaveAttribute('aria-invalid', 'true');
  await expect(note).toHaveValue('Paga en efectivo.');
  await page.unroute('**/api/customers/*/notes');
  // A refresh that fails takes nothing away.
  await page.route(`**/api/customers/${_id}?*`, (route) => route.fulfill({ status: 503 }));
  await page.getByRole('button', { name: 'Agregar nota' }).click();
  const behind = page.getByRole('alert').filter({ hasText: 'No se pudo actualizar' });
  await expect(behind).toBeVisible();
  await page.unroute(`**/api/customers/${_id}?*`);
  await behind.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Paga en efectivo.' })).toBeVisible();
});
