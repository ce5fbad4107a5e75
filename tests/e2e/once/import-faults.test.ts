import type { Page } from '@playwright/test';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect, test } from '#tests/support/browser.ts';
import { chooseSheet, csvSheet, currentStep, figures } from '#tests/support/import-desk.ts';
import { smallTargets } from '#tests/support/touch-targets.ts';

const HEADER = 'Código;Nombre;Precio;Sección;Subsección;Tipo';

async function openImport(page: Page): Promise<void> {
  await beAdministrator(page);
  await page.goto('/hilvanDash/importar');
}

async function review(page: Page, rows: readonly string[]): Promise<void> {
  await chooseSheet(page, csvSheet([HEADER, ...rows]));
  await expect(currentStep(page)).toHaveText(/Columnas/);
  await page.getByRole('button', { name: 'Revisar' }).click();
  await expect(currentStep(page)).toHaveText(/Revisión/);
}

test.describe('files that are no spreadsheet', () => {
  test.use({ expectedFailures: [400, 413, 415, 422], expectedMessages: ['ERR_FAILED'] });

  test('each is refused with its reason, and another can be chosen [IMPORT-001]', async ({ page }) => {
    await openImport(page);
    const fault = page.getByRole('alert');
    await chooseSheet(page, csvSheet([], 'vacia.csv'));
    await expect(fault).toContainText('vacia.csv: ');
    await chooseSheet(page, { name: 'foto.xlsx', mimeType: 'image/png', buffer: Buffer.from('\x89PNG\r\n') });
    await expect(fault).toContainText('foto.xlsx: ');
    await page.route('**/api/imports', (route) => route.abort(), { times: 1 });
    await chooseSheet(page, csvSheet([HEADER, 'IMF-0;Cinta;10,50;Mercería;Hilos;Algodón']));
    await expect(fault).toHaveText('lista.csv: El servidor no responde. Intenta nuevamente.');
    await chooseSheet(page, csvSheet([HEADER, 'IMF-0;Cinta;10,50;Mercería;Hilos;Algodón']));
    await expect(currentStep(page)).toHaveText(/Columnas/);
  });
});

test.describe('two people', () => {
  test.use({ expectedFailures: [409] });

  test('products that changed after the review are named, nothing is imported, and it is reviewed again [IMPORT-006]', async ({
    page,
    shop,
  }) => {
    const product = await shop.addProduct(
      aPlainThread({ name: 'Cinta al bies', code: 'IMF-1', bulkOffer: null }),
    );
    await openImport(page);
    await review(page, ['IMF-1;Cinta al bies ancha;10,50;Mercería;Hilos;Algodón']);
    await shop.updateProduct({ ...product, name: 'Cinta de otra persona' });
    await page.getByRole('button', { name: 'Importar' }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'No se importó nada.' });
    await expect(notice).toContainText('Cinta de otra persona');
    await expect(notice).toContainText('IMF-1, fila 2');
    await expectAccessible(page);
    await notice.getByRole('button', { name: 'Revisar de nuevo' }).click();
    await expect(notice).toBeHidden();
    await expect(page.getByRole('listitem').filter({ hasText: 'IMF-1, fila 2' })).toContainText(
      'Antes: Cinta de otra persona Ahora: Cinta al bies ancha',
    );
    await page.getByRole('button', { name: 'Importar' }).click();
    await expect(page.getByText('Se actualizó 1 producto.')).toBeVisible();
  });
});

test('categories that the shop lacks are given a place, which the next file remembers [IMPORT-002]', async ({
  page,
}) => {
  const sheet = (code: string) =>
    csvSheet(['Código;Nombre;Precio;Categoría', `${code};Botón de nácar;10,50;Botones finos`]);
  await openImport(page);
  await chooseSheet(page, sheet('IMF-2'));
  await expect(currentStep(page)).toHaveText(/Columnas/);
  await page.getByRole('button', { name: 'Revisar' }).click();
  await expect(page.getByRole('heading', { name: 'Categorías que la tienda no tiene' })).toBeFocused();
  await page.getByLabel('Subsección de Botones finos').selectOption('Hilos');
  await page.getByLabel('Tipo de Botones finos').selectOption('Otros');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Revisar' }).click();
  await expect(currentStep(page)).toHaveText(/Revisión/);
  expect(await figures(page)).toMatchObject({ Nuevos: '1', 'Con errores': '0' });

  await page.goto('/hilvanDash/importar');
  await chooseSheet(page, sheet('IMF-3'));
  await expect(currentStep(page)).toHaveText(/Columnas/);
  await page.getByRole('button', { name: 'Revisar' }).click();
  await expect(currentStep(page)).toHaveText(/Revisión/);
  expect(await figures(page)).toMatchObject({ Nuevos: '1', 'Con errores': '0' });

  // A place chosen by mistake is corrected, for this file and the next.
  await page
    .getByRole('list', { name: 'Pasos para importar' })
    .getByRole('link', { name: /Columnas/ })
    .click();
  await page.getByText('Categorías con lugar elegido (1)').click();
  await expectAccessible(page);
  expect(await smallTargets(page)).toEqual([]);
  await page.getByLabel('Subsección de Botones finos').selectOption('Herrajes y Broches');
  await page.getByRole('button', { name: 'Revisar' }).click();
  await expect(page.getByRole('alert')).toHaveText('Falta elegir dónde va «Botones finos».');
  await page.getByLabel('Tipo de Botones finos').selectOption('Botones');
  await page.getByRole('button', { name: 'Revisar' }).click();
  await expect(currentStep(page)).toHaveText(/Revisión/);
  await expect(page.getByRole('listitem').filter({ hasText: 'IMF-3, fila 2' })).toContainText('Botones');
  await expect(page.getByRole('listitem').filter({ hasText: 'IMF-3, fila 2' })).toContainText(
    'Herrajes y Broches',
  );
});

test('the own export changes nothing, and there is nothing to import [IMPORT-008]', async ({ page }) => {
  await openImport(page);
  const file = await page.request.get('/api/items.xlsx?hidden=1');
  await chooseSheet(page, {
    name: 'productos.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await file.body(),
  });
  await expect(currentStep(page)).toHaveText(/Columnas/);
  await page.getByRole('button', { name: 'Revisar' }).click();
  await expect(currentStep(page)).toHaveText(/Revisión/);
  expect(await figures(page)).toMatchObject({ Nuevos: '0', Cambian: '0', 'Con errores': '0' });
  await expect(page.getByText('No hay nada que importar.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Importar' })).toBeDisabled();
});

test('undoing an import says its count before, and names what stays, from the list of imports too [IMPORT-007]', async ({
  page,
  shop,
}) => {
  await openImport(page);
  await review(page, [
    'IMF-4;Elástico chato;10,50;Mercería;Hilos;Algodón',
    'IMF-5;Elástico redondo;10,50;Mercería;Hilos;Algodón',
  ]);
  await page.getByRole('button', { name: 'Importar' }).click();
  await expect(page.getByText('Se crearon 2 productos.')).toBeVisible();
  const edited = (await shop.products()).find(({ code }) => code === 'IMF-4');
  if (edited === undefined) throw new Error('IMF-4 was not imported');
  await shop.updateProduct({ ...edited, name: 'Elástico retocado' });
  await page.getByRole('link', { name: 'Importar otra planilla' }).click();
  await expect(currentStep(page)).toHaveText(/Archivo/);
  await page
    .getByRole('button', { name: /^Deshacer importación/ })
    .first()
    .click();
  const asked = page.getByRole('alertdialog');
  await expect(asked).toContainText('Se crearon 2 productos. Se quitan los productos que creó');
  await asked.getByRole('button', { name: 'Sí, deshacer' }).click();
  const news = page.getByRole('dialog', { name: 'Importación deshecha' });
  await expect(news).toContainText('Se quitó 1 producto.');
  await expect(news).toContainText('Elástico retocado IMF-4: queda porque se cambió después');
  await expectAccessible(page);
  await news.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('Deshecha').first()).toBeVisible();
});

test('of many columns that the shop does not know, none stands before those that it does [IMPORT-002]', async ({
  page,
}) => {
  const unknown = Array.from({ length: 16 }, (_, index) => `Dato ${index + 1}`);
  await openImport(page);
  await chooseSheet(
    page,
    csvSheet([
      [HEADER, ...unknown].join(';'),
      ['IMF-9;Cinta;10,50;Mercería;Hilos;Algodón', ...unknown].join(';'),
    ]),
  );
  await expect(currentStep(page)).toHaveText(/Columnas/);
  const known = page.getByRole('list', { name: 'Columnas de la planilla' });
  await expect(known.getByRole('listitem')).toHaveCount(6);
  const folded = page.getByText('16 columnas que la tienda no conoce');
  const other = page.getByLabel('Qué es la columna Dato 16');
  await expect(other).toBeHidden();
  await folded.click();
  await expect(other).toHaveValue('');
  await other.selectOption('Descripción');
  await page.getByRole('button', { name: 'Revisar' }).click();
  await expect(currentStep(page)).toHaveText(/Revisión/);
});

test.describe('an import that is not there', () => {
  test.use({ expectedFailures: [404, 500] });

  test('an unknown one leads back to the file, and one that can’t be loaded is tried again [IMPORT-011]', async ({
    page,
  }) => {
    await openImport(page);
    await page.goto('/hilvanDash/importar?importacion=nadie');
    await expect(page.getByText('Esa importación no existe.')).toBeVisible();
    await page.getByRole('link', { name: 'Elegir una planilla' }).click();
    await expect(currentStep(page)).toHaveText(/Archivo/);
    await page.route('**/api/imports', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
    await page.reload();
    await expect(page.getByText('No se pudieron cargar las importaciones anteriores.')).toBeVisible();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByText('No se pudieron cargar las importaciones anteriores.')).toBeHidden();
  });
});
