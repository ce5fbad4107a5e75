import type { Page } from '@playwright/test';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { aRibbon } from '#tests/support/a-ribbon.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect } from '#tests/support/browser.ts';
import { isSmall } from '#tests/support/catalogue-page.ts';
import { orderThroughApi } from '#tests/support/order-through-api.ts';
import { testOnOwnShop } from '#tests/support/own-shop.ts';
import { editWindow } from '#tests/support/product-desk.ts';
import { smallTargets } from '#tests/support/touch-targets.ts';

const test = testOnOwnShop();

async function expectWhole(page: Page): Promise<void> {
  if (isSmall(page)) expect(await smallTargets(page)).toEqual([]);
  await expectAccessible(page);
}

/** Types as a scanner does: the code and Enter without a pause. */
async function scan(page: Page, code: string): Promise<void> {
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
}

async function openMenu(page: Page): Promise<void> {
  if (isSmall(page)) await page.getByRole('button', { name: 'Abrir menú' }).click();
}

const row = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name, exact: true }) });

test('switched on, a drawer is counted, goods come in by scanner, and the book says why [STOCK-001 STOCK-006 LABEL-002]', async ({
  page,
  shop,
}) => {
  const zip = await shop.addProduct(
    aPlainThread({
      code: 'cierre',
      brand: '',
      name: 'Cierre oro 70 cm',
      colours: ['Rojo', 'Negro'],
      models: [],
    }),
  );
  await shop.changeStore('selling', { barCodes: true });
  await beAdministrator(page);

  await test.step('the menu has no stock until it is switched on', async () => {
    await page.goto('/hilvanDash/tienda/existencias');
    await openMenu(page);
    const entry = page.getByRole('navigation', { name: 'Panel' }).getByRole('link', { name: 'Existencias' });
    await expect(
      page.getByRole('navigation', { name: 'Panel' }).getByRole('link', { name: 'Importar' }),
    ).toBeVisible();
    await expect(entry).toBeHidden();
    if (isSmall(page)) await page.getByRole('button', { name: 'Cerrar menú' }).click();
    await page.getByLabel('Controlar existencias').check();
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect(page.getByText('Todo está guardado.')).toBeVisible();
    await expectWhole(page);
    await page.getByRole('link', { name: 'Mi tienda' }).first().click();
    await openMenu(page);
    await entry.click();
    await expect(page.getByText('Nada contado todavía.')).toBeVisible();
    await expectWhole(page);
  });

  await test.step('a count shows what differs before it counts', async () => {
    await page.getByRole('tab', { name: 'Contar' }).click();
    await expectWhole(page);
    await page.getByRole('link', { name: zip.subsection, exact: true }).click();
    const field = page.getByLabel(/^Cuántos hay de/);
    await expect(field).toBeFocused();
    await expect(page.getByText('1 de 2', { exact: true })).toBeVisible();
    await expectWhole(page);
    await scan(page, '8');
    await expect(page.getByText('2 de 2', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByText('2 de 2', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: /^Uno más de/ }).click();
    await page.getByRole('button', { name: 'Siguiente' }).click();
    await expect(page.getByRole('heading', { name: 'Diferencias' })).toBeVisible();
    await expect(page.getByText('2 de 2 contados')).toBeVisible();
    await expectWhole(page);
    expect(await (await page.request.get('/api/stock')).json()).toMatchObject({ counted: 0 });
    await page.getByRole('button', { name: 'Guardar 2 conteos' }).click();
    await expect(row(page, zip.name)).toHaveCount(2);
    await expectWhole(page);
  });

  await test.step('what arrives is scanned; the same code again is one more', async () => {
    await page.getByRole('tab', { name: 'Recibir' }).click();
    await expect(page.getByRole('combobox')).toBeFocused();
    await scan(page, '12*cierre');
    await page.getByRole('option', { name: 'Rojo' }).click();
    const line = page.getByRole('list', { name: 'Líneas' }).getByRole('listitem');
    await expect(line).toHaveCount(1);
    await expect(line).toContainText('20');
    await expectWhole(page);
    await page.getByLabel('Proveedor').fill('Broche & Hijos');
    await page.getByLabel('Remito o factura').fill('0003-8841');
    await page.reload();
    await expect(page.getByLabel('Proveedor')).toHaveValue('Broche & Hijos');
    await page.getByRole('button', { name: 'Recibir mercadería' }).click();
    await expect(page.getByText('Pasa el escáner')).toBeVisible();
    await page.getByRole('button', { name: 'Etiquetas de lo recibido' }).click();
    await expect(page.getByRole('heading', { name: 'Lo que llegó' })).toBeVisible();
    await expect(page.getByLabel(`Etiquetas de ${zip.name}, Rojo`)).toHaveValue('12');
    await expectWhole(page);
    await page.goto('/hilvanDash/existencias');
  });

  await test.step('the book of the product says what made it so', async () => {
    await expect(page.getByText('Broche & Hijos')).toBeVisible();
    await row(page, zip.name).first().getByRole('link').click();
    const book = page.getByRole('complementary', { name: 'Libro del producto' });
    const red = book.getByRole('region', { name: 'Rojo' });
    await expect(red.getByRole('listitem').first()).toContainText('Recibido');
    await expect(red.getByRole('listitem').first()).toContainText('Broche & Hijos, 0003-8841');
    await expect(red.getByRole('listitem').last()).toContainText('Contado');
    await red.getByLabel('Avisar en, Rojo').fill('24');
    await red.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByText('Aviso guardado')).toBeVisible();
    await expectWhole(page);
    await book.getByRole('button', { name: 'Descargar el libro' }).click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Texto (CSV)' }).click();
    expect((await downloading).suggestedFilename()).toBe('movimientos.csv');
    await book.getByRole('link', { name: 'Cerrar el libro' }).click();
    await page.getByRole('button', { name: 'Por reponer 2' }).click();
    await expect(row(page, zip.name)).toHaveCount(2);
    await expectWhole(page);
    const widths = [page.getByRole('table'), page.getByRole('tablist')].map((part) => part.boundingBox());
    const [list, tabs] = await Promise.all(widths);
    expect(list?.width).toBeLessThanOrEqual(tabs?.width ?? 0);
  });
});

test('what an order asks and the shelf has less of is said on its page, in the list and to whoever prepares it [STOCK-002]', {
  tag: '@once',
}, async ({ page, shop, server }) => {
  const zip = await shop.addProduct(
    aPlainThread({ code: 'corto', brand: '', name: 'Cierre corto', colours: ['Rojo'], models: [] }),
  );
  const order = await orderThroughApi(server.url, { lines: [{ product: zip, quantities: { Rojo: 12 } }] });
  await beAdministrator(page);
  const { version, ...area } = await (await page.request.get('/api/store/stock')).json();
  const headers = { 'if-match': `"${version}"` };
  await page.request.put('/api/store/stock', { headers, data: { ...area, isOn: true } });
  const lines = [{ _id: zip.id, variant: 'Rojo', counted: 8 }];
  await page.request.post('/api/stock/counts', { data: { lines } });

  await page.goto('/hilvanDash/pedidos');
  await expect(page.getByText('Falta mercadería')).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/hilvanDash/pedidos/${order._id}`);
  const stock = page.getByRole('list', { name: 'Existencias' });
  await expect(stock).toHaveText('Cierre corto, Rojo: pide 12, hay 8');
  await expectWhole(page);
  await page.goto(`/hilvanDash/pedidos/preparar?ids=${order._id}`);
  await expect(page.getByText('Cierre corto, Rojo: pide 12, hay 8')).toBeVisible();
  await page.request.post('/api/stock/counts', { data: { lines: [{ ...lines[0], counted: 12 }] } });
  await page.goto(`/hilvanDash/pedidos/${order._id}`);
  await expect(stock).toHaveText('Hay de todo lo que se cuenta.');
});

test('a ribbon is counted by rolls, and the sheet for the cutter says which one to cut [STOCK-005]', {
  tag: '@once',
}, async ({ page, shop, server }) => {
  const ribbon = await shop.addProduct(aRibbon({ brand: '', colours: [] }));
  const lines = [{ product: ribbon, quantities: { '': 300 } }];
  const order = await orderThroughApi(server.url, { lines });
  await beAdministrator(page);
  await shop.changeStore('stock', { isOn: true });
  const counted = { lines: [{ _id: ribbon.id, variant: '', counted: 3000 }] };
  await page.request.post('/api/stock/counts', { data: counted });

  await page.goto(`/hilvanDash/existencias?libro=${ribbon.id}`);
  const book = page.getByRole('complementary', { name: 'Libro del producto' });
  await book.getByLabel('Rollos').fill('25 + 3,2 + algo');
  await book.getByRole('button', { name: 'Contar por rollos' }).click();
  await expect(book.getByText('Escribe los largos con + entre ellos')).toBeVisible();
  await book.getByLabel('Rollos').fill('25 + 3,2 + 2 + 0,8');
  await book.getByRole('button', { name: 'Contar por rollos' }).click();
  await expect(page.getByText('Rollos guardados')).toBeVisible();
  await expect(book.getByLabel('Rollos')).toHaveValue('25 + 3,2 + 2 + 0,8');
  await expectWhole(page);
  const rolls = book.getByRole('list', { name: 'Lo que queda de cada rollo' }).getByRole('listitem');
  await expect(rolls).toHaveText([/Rollo 1 se corta primero\s*2\sm/, /Rollo 2\s*3,2\sm/, /Rollo 3\s*25\sm/]);
  await book.getByRole('link', { name: 'Cerrar el libro' }).click();
  await page.getByRole('button', { name: 'Con retazos 1' }).click();
  await expect(row(page, 'Cinta bebé')).toContainText(/Retazos: 0,8\sm/);
  await expectWhole(page);

  await page.goto(`/hilvanDash/pedidos/preparar?ids=${order._id}`);
  await expect(page.getByText(/Del rollo de 3,2\sm: 1 de 3\sm\. Quedan 0,2\sm/)).toBeVisible();

  await test.step('its remnant becomes a product of which there is one, and leaves the shelf', async () => {
    await page.goto(`/hilvanDash/existencias?libro=${ribbon.id}`);
    await book.getByRole('button', { name: /^Ofrecer 0,8\sm como retazo$/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sí, ofrecer' }).click();
    await expect(editWindow(page).getByLabel('Nombre', { exact: true })).toHaveValue(
      /^Retazo de 0,8\sm: Cinta bebé$/,
    );
    const offered = (await shop.products()).find(({ name }) => name.startsWith('Retazo de'));
    await page.goto(`/hilvanDash/existencias?libro=${offered?.id}`);
    await expect(book.getByText('Contado')).toBeVisible();
    await page.goto(`/hilvanDash/existencias?libro=${ribbon.id}`);
    await expect(book.getByLabel('Rollos')).toHaveValue('25 + 3,2 + 2');
    await expect(book.getByText('Se ofrece como retazo')).toBeVisible();
    await expectWhole(page);
  });
});
