import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect, test } from '#tests/support/browser.ts';
import { csvSheet, currentStep, figures } from '#tests/support/import-desk.ts';
import { tabTo } from '#tests/support/keyboard.ts';

test('a spreadsheet is imported and taken back with the keyboard alone, and rows without a change are counted [IMPORT-005 IMPORT-007 IMPORT-008]', async ({
  page,
  shop,
}) => {
  await shop.addProduct(aPlainThread({ name: 'Hilo igual', code: 'TEC-1' }));
  const press = (key: string) => page.keyboard.press(key);
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await beAdministrator(page);
  await page.goto('/hilvanDash/importar');

  await test.step('chooses the file', async () => {
    await tabTo(page, page.getByLabel(/^Elegir una planilla/));
    const sheet = csvSheet([
      'Código;Nombre;Sección;Subsección;Tipo',
      'TEC-1;Hilo igual;Mercería;Hilos;Algodón',
      'TEC-2;Hilo tecleado;Mercería;Hilos;Algodón',
    ]);
    // On a busy machine Chromium may take the first press as none of a person, and opens no chooser.
    await expect(async () => {
      const chooser = page.waitForEvent('filechooser', { timeout: 2000 });
      await press('Enter');
      await (await chooser).setFiles(sheet);
    }).toPass();
    await expect(currentStep(page)).toHaveText(/Columnas/);
  });

  await test.step('leaves a column out, takes it in again, and reviews', async () => {
    const field = page.getByLabel('Qué es la columna Nombre');
    await tabTo(page, field);
    // Letters that come too far apart begin another search of the list.
    await expect(async () => {
      await page.keyboard.type('No importar');
      await expect(page.getByText('1 queda afuera.')).toBeVisible({ timeout: 1500 });
    }).toPass();
    while ((await field.inputValue()) !== 'name') await press('ArrowDown');
    await tabTo(page, button('Revisar'));
    await press('Enter');
    await expect(currentStep(page)).toHaveText(/Revisión/);
    expect(await figures(page)).toEqual({ Nuevos: '1', Cambian: '0', Iguales: '1', 'Con errores': '0' });
  });

  await test.step('imports', async () => {
    await tabTo(page, button('Importar'));
    await press('Enter');
    await expect(currentStep(page)).toHaveText(/Listo/);
    expect((await shop.products()).some(({ code }) => code === 'TEC-2')).toBe(true);
  });

  await test.step('takes it back, after a second thought', async () => {
    await tabTo(page, button('Deshacer importación'));
    await press('Enter');
    const asked = page.getByRole('alertdialog');
    await expect(asked).toBeVisible();
    await press('Escape');
    await expect(button('Deshacer importación')).toBeFocused();
    await press('Enter');
    await tabTo(page, asked.getByRole('button', { name: 'Sí, deshacer' }));
    await press('Enter');
    await expect(
      page.getByRole('dialog', { name: 'Importación deshecha' }).getByRole('button'),
    ).toBeFocused();
    await press('Enter');
    expect((await shop.products()).some(({ code }) => code === 'TEC-2')).toBe(false);
  });
});
