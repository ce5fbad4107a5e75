import { aThread } from '#tests/support/a-thread.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect, test } from '#tests/support/browser.ts';
import { demoPhotos } from '#tests/support/catalogue-page.ts';
import { editWindow, openProduct } from '#tests/support/product-desk.ts';

test.afterEach(({ shop }) => shop.changeStore('look', { colours: [] }));

test('a colour is added to the shop, a photo gets its colour, and choosing it shows the photo [BUY-008]', async ({
  page,
  shop,
}) => {
  const name = 'Hilo de dos colores';
  const photos = await demoPhotos(shop, 2);
  const { id } = await shop.addProduct(aThread({ name, code: null, photos, colours: ['Rojo', 'Azul'] }));
  await beAdministrator(page);

  await test.step('a colour of the shop’s own', async () => {
    await page.goto('/hilvanDash/tienda/colores');
    await page.getByRole('button', { name: 'Agregar un color' }).click();
    await page.getByLabel('Nombre', { exact: true }).fill('Tornasol');
    await page.getByLabel('Valor', { exact: true }).fill('#8a5a44');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: /guard/i }).first()).toBeVisible();
  });

  await test.step('the product’s form has it, and says which colour a photo shows', async () => {
    await openProduct(page, name);
    await editWindow(page).getByLabel('Tornasol', { exact: true }).check();
    const ofSecond = editWindow(page).getByLabel('Color de la foto 2');
    expect((await ofSecond.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await ofSecond.selectOption('Tornasol');
    await expectAccessible(page);
    await editWindow(page)
      .getByRole('button', { name: /^Guardar/ })
      .click();
    await expect
      .poll(async () => (await shop.products()).find((product) => product.id === id)?.photoColours)
      .toEqual(['', 'Tornasol']);
  });

  await test.step('choosing the colour shows its photo', async () => {
    await page.goto(`/moreInfo/${id}`);
    const enlarge = (place: number) => page.getByRole('button', { name: `Ampliar foto ${place} de 2` });
    await expect(enlarge(1)).toBeVisible();
    await expect(enlarge(2)).toHaveCount(0);
    await page.getByLabel('Cantidad Tornasol').fill('2');
    await expect(enlarge(2)).toBeVisible();
    await expect(enlarge(1)).toHaveCount(0);
    const swatch = page.locator('.variant-row', { hasText: 'Tornasol' }).locator('.colour-swatch');
    await expect(swatch).toHaveCSS('background-color', 'rgb(138, 90, 68)');
  });
});
