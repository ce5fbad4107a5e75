import type { Page } from '@playwright/test';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect, plain, test } from '#tests/support/browser.ts';
import { orderThroughApi } from '#tests/support/order-through-api.ts';
import { smallTargets } from '#tests/support/touch-targets.ts';

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 450;
const menu = (page: Page) => page.getByRole('navigation', { name: 'Panel' });
const row = (page: Page, number: number) => page.getByRole('row').filter({ hasText: `N.º ${number}` });

async function openMenu(page: Page): Promise<void> {
  if (isPhone(page)) await page.getByRole('button', { name: 'Abrir menú' }).click();
  await expect(menu(page)).toBeVisible();
}

test('the sidebar leads to every section [DASH-001 DASH-002 DASH-003 DASH-004 DASH-005 DASH-006 DASH-007 DASH-008 DASH-010 DASH-011 DASH-012 DASH-G01 DASH-G02 DASH-G03]', async ({
  page,
  shop,
  server,
}) => {
  const thread = await shop.addProduct(aPlainThread());
  await orderThroughApi(server.url, { lines: [{ product: thread, quantities: { Rojo: 1 } }] });
  const pending = (await shop.orders()).filter((order) => order.status === 'pendiente' && !order.deleted);
  await beAdministrator(page);
  await page.goto('/hilvanDash');
  if (isPhone(page)) await expect(menu(page)).toBeHidden();
  await openMenu(page);
  await expect(menu(page).getByRole('link', { name: 'Pedidos' })).toContainText(
    `${pending.length} pendientes`,
  );
  await expectAccessible(page);
  if (isPhone(page)) {
    expect(await menu(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
    await menu(page).getByRole('button', { name: 'Cerrar menú' }).click();
    await expect(menu(page)).toBeHidden();
    await openMenu(page);
  }
  const links = menu(page).getByRole('link');
  await expect(links).toHaveText([
    /Administración/,
    'General',
    /^Pedidos/,
    'Mis Productos',
    'Agregar Producto',
    'Calculadora',
    /^Contacto \(Alpha\)/,
    'Precios',
    'Importar',
    'Existencias',
    'Etiquetas',
    'Cobros',
    'Clientes',
    'Mi tienda',
    'Arrepentimientos',
    'Registro',
    'Cuenta',
  ]);
  for (const name of [
    'Pedidos',
    'Mis Productos',
    'Agregar Producto',
    'Calculadora',
    'Contacto (Alpha)',
    'Precios',
    'Importar',
    'Existencias',
    'Etiquetas',
    'Cobros',
    'Clientes',
    'Mi tienda',
    'Arrepentimientos',
    'Registro',
    'Cuenta',
    'General',
  ]) {
    await menu(page).getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    if (isPhone(page)) {
      await expect(menu(page)).toBeHidden();
      await openMenu(page);
    }
  }
  await expect(
    page.getByRole('main', { includeHidden: true }).getByText('Pedidos pendientes').locator('..'),
  ).toContainText(`${pending.length}`);
  const address = page.url();
  await menu(page).getByRole('button', { name: 'Actualizar Precios' }).click();
  await expect(page.getByRole('alertdialog', { name: '¿Actualizar los precios?' })).toBeVisible();
  expect(page.url()).toBe(address);
});

test('tabs list the orders by status [ORDADM-001 ORDADM-002 ORDADM-003 ORDADM-005 ORDADM-006 ORDADM-008 ORDADM-009 ORDADM-010 ORDADM-013 ORDADM-023 ORDADM-G05 DASH-012 DASH-013]', async ({
  page,
  shop,
  server,
}, { project }) => {
  const thread = await shop.addProduct(aPlainThread());
  const customer = { lastName: `Mesa ${project.name}` };
  const place = () =>
    orderThroughApi(server.url, { lines: [{ product: thread, quantities: { Rojo: 12 } }], customer });
  const first = (await place()).orderNumber;
  const second = (await place()).orderNumber;
  await beAdministrator(page);
  await page.goto('/hilvanDash/pedidos');
  await expect(page).toHaveTitle('Pedidos | Casa Hilván');
  await expect(page.getByRole('tab')).toHaveText([/^Todos/, /^Listos/, /^En proceso/, /^Pendientes/]);
  const rows = page.getByRole('row').filter({ hasText: 'N.º' });
  await expect(rows.first()).toContainText(`N.º ${second}`);
  await expect(rows.nth(1)).toContainText(`N.º ${first}`);
  await expect(row(page, first)).toContainText('Pendiente');
  await expect(row(page, first)).toContainText(/\$\s54\.000/);

  const pendingTab = page.getByRole('tab', { name: /^Pendientes/ });
  const { length: pendingBefore } = (await shop.orders()).filter(
    ({ status, deleted }) => status === 'pendiente' && !deleted,
  );
  await expect(pendingTab).toHaveText(`Pendientes ${pendingBefore}`);
  const set = async (number: number, label: string, further: readonly string[] = []) => {
    await page.getByRole('button', { name: `Acciones del pedido ${number}` }).click();
    await expect(page.getByRole('menuitem')).toHaveText(['En progreso', 'Listo', 'Eliminar', ...further]);
    if (label === 'Listo') await expectAccessible(page);
    await page.getByRole('menuitem', { name: label, exact: true }).click();
    await expect(page.getByText(`Pedido N.º ${number}: ${label}`)).toBeVisible();
  };
  const shows = async (tab: string, numbers: { shown: number[]; missing: number[] }) => {
    await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
    await expect(page.getByRole('tab', { name: new RegExp(`^${tab}`), selected: true })).toBeVisible();
    for (const number of numbers.shown) await expect(row(page, number)).toBeVisible();
    for (const number of numbers.missing) await expect(row(page, number)).toHaveCount(0);
  };
  await set(first, 'Listo');
  await expect(row(page, first)).toContainText('Listo');
  await expect(pendingTab).toHaveText(`Pendientes ${pendingBefore - 1}`);
  await shows('Listos', { shown: [first], missing: [second] });
  await set(first, 'En progreso', ['Pendiente']);
  await expect(row(page, first)).toHaveCount(0);
  await shows('En proceso', { shown: [first], missing: [second] });
  await expect(row(page, first)).toContainText('En progreso');
  await expectAccessible(page);
  await shows('Pendientes', { shown: [second], missing: [first] });
  await page.reload();
  await shows('Pendientes', { shown: [second], missing: [first] });
  await shows('Todos', { shown: [first, second], missing: [] });

  await page.getByRole('button', { name: 'Cambiar a tema oscuro' }).click();
  await expect(page.getByRole('button', { name: 'Cambiar a tema claro' })).toBeVisible();
  await expectAccessible(page);
});

test('the whole order shows on screen and on paper [ORDADM-004 ORDADM-014 ORDADM-015 ORDADM-016 ORDADM-017 ORDADM-018 ORDADM-019 ORDADM-020 ORDADM-G01 ORDADM-G03]', async ({
  page,
  context,
  shop,
  server,
}) => {
  const thread = await shop.addProduct(aPlainThread({ name: 'Hilo fino', description: 'Resiste el lavado' }));
  const plainThread = await shop.addProduct(aPlainThread({ name: 'Hilo sin descuento' }));
  const unpriced = await shop.addProduct(
    aPlainThread({ name: 'Hilo a consultar', price: null, bulkOffer: null }),
  );
  const { orderNumber } = await orderThroughApi(server.url, {
    lines: [
      { product: thread, quantities: { Rojo: 7, Azul: 5 } },
      { product: plainThread, quantities: { Coral: 1 } },
      { product: unpriced, quantities: { Azul: 1 } },
    ],
    customer: { email: '' },
  });
  await context.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = 'yes';
    };
  });
  await beAdministrator(page);
  await page.goto('/hilvanDash/pedidos');
  await row(page, orderNumber).getByRole('link', { name: 'Ver pedido' }).click();
  const detail = page.getByRole('dialog', { name: `Pedido N.º ${orderNumber}` });
  const line = (name: string) => detail.getByRole('listitem').filter({ hasText: name });
  await expect(line('Hilo fino')).toContainText('Resiste el lavado');
  const text = plain(await detail.innerText());
  expect(text).toMatch(/\p{L}+, \d{1,2} de \p{L}+ de \d{4}, \d\d:\d\d/u);
  expect(text).toContain('Marta Gietz');
  expect(text).toContain('3496401923');
  expect(text).not.toContain('Correo');
  expect(plain(await line('Hilo fino').first().innerText())).toMatch(
    /Costurina.*Rojo × 7.*Azul × 5.*\$ 60\.000.*\$ 54\.000.*10,00 %/s,
  );
  expect(plain(await line('Hilo sin descuento').first().innerText())).not.toContain('%');
  expect(text).toMatch(/\$ 65\.000.*\$ 59\.000/s);
  await expect(line('Hilo fino').first()).toContainText(`Código ${thread.code}`);
  await expect(line('Hilo a consultar').first()).toContainText('Consultar');
  await expect(detail.getByText('No incluye los productos a consultar')).toBeVisible();
  if (isPhone(page)) expect(await smallTargets(page)).toEqual([]);
  await expectAccessible(page);

  const opened = page.waitForEvent('popup');
  await detail.getByRole('button', { name: 'IMPRIMIR' }).click();
  const sheet = await opened;
  await expect(sheet.locator('html')).toHaveAttribute('data-printed', 'yes');
  const printed = plain(await sheet.getByRole('main').innerText());
  for (const part of [
    'Casa',
    `Pedido N.º ${orderNumber}`,
    'Marta Gietz',
    '3496401923',
    '7 × Rojo · 5 × Azul · De lista $ 60.000, ahorra 10,00 %',
    '$ 59.000',
  ]) {
    expect(printed).toContain(part);
  }
  expect(printed).toMatch(/Gracias por su compra$/);
  await expectAccessible(sheet);
  await sheet.close();

  await detail.getByRole('button', { name: 'CERRAR' }).click();
  await expect(detail).toBeHidden();
  await expect(row(page, orderNumber)).toBeVisible();
});
