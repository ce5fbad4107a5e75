import type { Page } from '@playwright/test';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect, test } from '#tests/support/browser.ts';
import { bookOf } from '#tests/support/corpus/written-sheet.ts';
import { chooseSheet, csvSheet, currentStep, figures } from '#tests/support/import-desk.ts';

async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page);
}

test('a spreadsheet is mapped, reviewed cell by cell, imported and undone [IMPORT-001 IMPORT-002 IMPORT-003 IMPORT-004 IMPORT-005 IMPORT-006 IMPORT-007]', async ({
  page,
  shop,
}) => {
  const known = await shop.addProduct(
    aPlainThread({ name: 'Cinta de raso', code: 'IMP-1', brand: 'Sedalina', bulkOffer: null }),
  );
  const stored = async (code: string) => (await shop.products()).find((product) => product.code === code);
  await beAdministrator(page);
  await page.goto('/hilvanDash/importar');

  await test.step('the file: what it takes, a template and the own export', async () => {
    await expect(page.getByText('CSV, XLSX, XLS u ODS, hasta 20.000 filas y 20 MB')).toBeVisible();
    for (const name of ['Plantilla para completar en XLSX', 'Mis productos como están en CSV']) {
      const href = await page.getByRole('link', { name }).getAttribute('href');
      expect((await page.request.get(href ?? '')).ok()).toBe(true);
    }
    await expectSound(page);
    await chooseSheet(
      page,
      csvSheet([
        'Ref. del proveedor;Nombre;Marca;Precio;Sección;Subsección;Tipo;Depósito',
        'IMP-1;Cinta de raso doble;Sedalina;1.234;Mercería;Hilos;Algodón;7',
        'IMP-2;Cierre invisible;Sedalina;2.500;Mercería;Hilos;Algodón;9',
        'IMP-3;Cierre común;Sedalina;12,3,4;Mercería;Hilos;Algodón;9',
      ]),
    );
    await expect(currentStep(page)).toHaveText(/Columnas/);
  });

  await test.step('the columns: unknown ones are mapped by hand, doubtful numbers are asked about', async () => {
    const columns = page.getByRole('list', { name: 'Columnas de la planilla' });
    await expect(columns.getByText('IMP-1 · IMP-2 · IMP-3')).toBeVisible();
    await page.getByLabel('Qué es la columna Ref. del proveedor').selectOption({ label: 'Código' });
    await expect(page.getByText('1 queda afuera.')).toBeVisible();
    await page.getByRole('button', { name: 'Revisar' }).click();
    await expect(columns.getByText('Elige cómo se leen sus números.')).toBeVisible();
    await expectSound(page);
    await page.reload();
    await expect(page.getByLabel('Qué es la columna Ref. del proveedor')).toHaveValue('code');
    await page.getByRole('radio', { name: '$ 1.234,00, con coma decimal' }).check();
    await page.getByRole('button', { name: 'Revisar' }).click();
    await expect(currentStep(page)).toHaveText(/Revisión/);
  });

  await test.step('the review: four figures, before and after, errors by row and column', async () => {
    expect(await figures(page)).toEqual({ Nuevos: '1', Cambian: '1', Iguales: '0', 'Con errores': '1' });
    const change = page.getByRole('listitem').filter({ hasText: 'IMP-1, fila 2' });
    await expect(change).toContainText('Antes: Cinta de raso Ahora: Cinta de raso doble');
    await expectSound(page);
    await page.getByRole('tab', { name: /Con errores/ }).click();
    await expect(page.getByText(/fila 4, columna D «Precio»: .*12,3,4/i)).toBeVisible();
    const wrong = await page.getByRole('link', { name: 'Filas con errores en CSV' }).getAttribute('href');
    expect(await (await page.request.get(wrong ?? '')).text()).toContain('IMP-3');
    await expect(page.getByText('Se crea 1 y se actualiza 1; 1 fila queda afuera.')).toBeVisible();
    expect((await stored('IMP-1'))?.name).toBe('Cinta de raso');
    await expectSound(page);
  });

  await test.step('a wrong cell is mended in its place, and a correction that is wrong too says so', async () => {
    const mend = page.getByLabel('Corregir fila 4, Precio');
    await mend.fill('doce');
    await page.getByRole('button', { name: 'Revisar con las correcciones' }).click();
    await expect(page.getByText(/fila 4, columna D «Precio»: .*doce/i)).toBeVisible();
    await expectSound(page);
  });

  await test.step('the steps can be left and come back to', async () => {
    await page
      .getByRole('list', { name: 'Pasos para importar' })
      .getByRole('link', { name: /Archivo/ })
      .click();
    await page
      .getByRole('link', { name: /^Seguir/ })
      .first()
      .click();
    await expect(currentStep(page)).toHaveText(/Revisión/);
  });

  await test.step('the good rows are imported', async () => {
    await page.getByRole('button', { name: 'Importar las filas buenas' }).click();
    await expect(currentStep(page)).toHaveText(/Listo/);
    await expect(page.getByText('Se creó 1 producto y se actualizó 1 producto.')).toBeVisible();
    expect(await stored('IMP-1')).toMatchObject({
      id: known.id,
      name: 'Cinta de raso doble',
      price: 123_400,
    });
    expect(await stored('IMP-2')).toMatchObject({ isHidden: true, price: 250_000 });
    expect(await stored('IMP-3')).toBeUndefined();
    await expect(page.getByRole('link', { name: 'Ver los precios que cambiaron' })).toBeVisible();
    await expectSound(page);
  });

  await test.step('it is undone', async () => {
    await page.getByRole('button', { name: 'Deshacer importación' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(
      'Nombres, categorías, fotos y los demás datos que cambió quedan como están.',
    );
    await question.getByRole('button', { name: 'Sí, deshacer' }).click();
    const news = page.getByRole('dialog', { name: 'Importación deshecha' });
    await expect(news).toContainText('Se quitó 1 producto y volvieron los precios de 1 producto.');
    await expect(news).toContainText(
      'En 1 producto quedan los nombres, categorías, fotos y demás datos que cambió.',
    );
    await news.getByRole('button', { name: 'OK' }).click();
    await expect(news).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Importación deshecha' })).toBeVisible();
    expect(await stored('IMP-2')).toBeUndefined();
    expect((await stored('IMP-1'))?.price).toBe(known.price);
  });
});

/** Its columns are known by their names. */
async function openReview(page: Page, rows: readonly string[]): Promise<void> {
  await beAdministrator(page);
  await page.goto('/hilvanDash/importar');
  await chooseSheet(page, csvSheet(rows));
  await page.getByRole('button', { name: 'Revisar' }).click();
}

test('photos of other sites come after the import, and those that do not are named with their row [IMPORT-009]', async ({
  page,
}) => {
  await openReview(page, [
    'Código;Nombre;Marca;Precio;Sección;Subsección;Tipo;Fotos',
    'FOTO-1;Cinta mate;Sedalina;2.500,00;Mercería;Hilos;Algodón;http://127.0.0.1/cinta.jpg',
  ]);
  await expect(page.getByText('Se crea 1. Después se trae 1 foto de su sitio.')).toBeVisible();
  await page.getByRole('button', { name: 'Importar', exact: true }).click();
  await expect(currentStep(page)).toHaveText(/Listo/);
  await expect(page.getByText('1 foto no llegó.')).toBeVisible();
  const lost = page.getByRole('region', { name: 'Fotos que no llegaron' });
  await expect(lost).toContainText(
    'Fila 2, Cinta mate FOTO-1: http://127.0.0.1/cinta.jpg: la dirección es de una red privada y no se permite',
  );
  await expectSound(page);
  const retried = page.waitForResponse((answer) => answer.url().endsWith('/photos'));
  await page.getByRole('button', { name: 'Volver a traer las que faltan' }).click();
  expect((await retried).ok()).toBe(true);
  await expect(lost).toBeVisible();
});

test('what another screen imports is followed, however slowly the shop answers [IMPORT-006]', async ({
  page,
}) => {
  await openReview(page, [
    'Código;Nombre;Marca;Precio;Sección;Subsección;Tipo',
    'LENTO-1;Cinta lenta;Sedalina;2.500,00;Mercería;Hilos;Algodón',
  ]);
  await expect(page.getByText('Se crea 1.')).toBeVisible();
  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
  let asked = 0;
  await page.route(/\/api\/imports\/[^/]+$/, async (route) => {
    asked += 1;
    const response = await route.fetch();
    if (asked > 1) {
      await isAnswered;
      return route.fulfill({ response });
    }
    const body = { ...(await response.json()), status: 'applying', progress: { done: 0, total: 1 } };
    await route.fulfill({ response, json: body });
  });
  await page.clock.install();
  await page.reload();
  await expect(page.getByText('Importando: 0 de 1 filas')).toBeVisible();
  await expect.poll(() => asked).toBe(2);
  await page.clock.runFor(10_000);
  answer();
  await expect(page.getByRole('button', { name: 'Importar', exact: true })).toBeVisible();
  expect(asked).toBe(2);
});

test('fifty products of a workbook are in the shop after six presses: its sheet, its questions once, and all shown [IMPORT-001 IMPORT-002 IMPORT-004]', async ({
  page,
  shop,
}) => {
  await beAdministrator(page);
  await page.goto('/hilvanDash/importar');
  const header = ['Código', 'Artículo', 'Rubro', 'Color', 'Lista'];
  const rows = Array.from({ length: 50 }, (_, index) => [
    `SEIS-${index + 1}`,
    `Cierre de prueba ${index + 1}`,
    'Cremalleras > Cierre común',
    index === 0 ? 'Verde inglés' : 'Negro',
    2250,
  ]);
  const book = bookOf({ Índice: [['Lista de diciembre']], Mercería: [header, ...rows] });

  // 1: the file.
  await chooseSheet(page, { name: 'lista.xlsx', mimeType: 'application/octet-stream', buffer: book });
  await expect(page.getByRole('radio', { name: /Mercería 50 filas/ })).toBeChecked();
  await expect(page.getByRole('region', { name: 'Primeras filas «Mercería»' })).toContainText('SEIS-1');
  await expectSound(page);
  // 2: the sheet.
  await page.getByRole('button', { name: 'Seguir con «Mercería»' }).click();
  await expect(page.getByText('lista.xlsx, hoja «Mercería»: 50 filas.')).toBeVisible();
  await expect(page.getByLabel('Porcentaje que se suma a los precios')).toHaveValue('');
  // 3 and 4: the questions of the dry run come with the likeliest answers.
  await page.getByRole('button', { name: 'Revisar' }).click();
  await expect(page.getByLabel('Subsección de Cremalleras > Cierre común')).toHaveValue('Cierres');
  await expect(page.getByLabel('Qué color es Verde inglés')).toHaveValue(/^Verde/);
  await expectSound(page);
  await page.getByRole('button', { name: 'Revisar' }).click();
  await expect(currentStep(page)).toHaveText(/Revisión/);
  // 5: the import.
  await page.getByRole('button', { name: 'Importar', exact: true }).click();
  await expect(page.getByText('50 productos nuevos están ocultos')).toBeVisible();
  await expect(page.getByText('50 no tienen foto.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Fotos por código' })).toHaveAttribute(
    'href',
    '/hilvanDash/importar/fotos',
  );
  await expect(page.getByRole('link', { name: 'Revisarlos' })).toHaveAttribute('href', /ocultos=1/);
  await expectSound(page);
  // 6: what shoppers see.
  await page.getByRole('button', { name: 'Mostrarlos todos' }).click();
  await expect(page.getByText('50 productos nuevos están ocultos')).toBeHidden();
  const shown = (await shop.products()).filter(
    ({ code, isHidden }) => code?.startsWith('SEIS-') && !isHidden,
  );
  expect(shown).toHaveLength(50);
});
