import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect } from '#tests/support/browser.ts';
import { listensForArrows } from '#tests/support/keyboard.ts';
import { testOnOwnShop } from '#tests/support/own-shop.ts';
import { shopClient } from '#tests/support/shop-client.ts';
import { smallTargets } from '#tests/support/touch-targets.ts';

const test = testOnOwnShop();

test.use({ expectedFailures: [412, 422] });

test('the shop renames, adds, orders and merges its categories; links and forms follow [STORE-004 FIND-009]', async ({
  page,
  context,
  server,
}) => {
  const shop = await shopClient(server.url);
  await shop.addProduct(aPlainThread({ subsection: 'Hilos', type: 'Algodón' }));
  await beAdministrator(page);
  await page.goto('/hilvanDash/tienda');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Categorías/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Categorías');
  const list = page.getByRole('list', { name: 'Subsecciones de Mercería' });
  const rename = (name: string) => list.getByRole('button', { name: `${name}: cambiar el nombre` });
  const done = page.getByRole('main').getByRole('status').first();
  await expectAccessible(page);

  await test.step('keys go from name to name, and Enter renames: what moves is said before', async () => {
    await rename('Puntillas').focus();
    await page.keyboard.press('ArrowUp');
    await expect(rename('Hilos')).toBeFocused();
    await page.keyboard.press('Enter');
    const field = list.getByRole('textbox', { name: 'Nombre nuevo de Hilos' });
    await field.fill('Cintas');
    await expect(list.getByRole('status')).toHaveText('1 producto pasa a «Cintas».');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(
      'Ya hay una categoría con ese nombre: elige otro, o únelas.',
    );
    await field.fill('Hilos y lanas');
    await page.keyboard.press('Enter');
    await expect(done).toHaveText(
      '«Hilos» ahora se llama «Hilos y lanas». 1 producto pasa a «Hilos y lanas».',
    );
    await expect(rename('Hilos y lanas')).toBeFocused();
  });

  await test.step('an old link leads to the new name, which the menus show', async () => {
    const visitor = await context.newPage();
    await visitor.goto('/?subsection=hilos&type=Algod%C3%B3n');
    await expect(visitor).toHaveURL(/\/\?type=Algod%C3%B3n&subsection=Hilos\+y\+lanas/);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Hilos y lanas · Algodón');
    await visitor.close();
  });

  await test.step('types are added, put in order by keys, hidden and taken back', async () => {
    await page.keyboard.press('ArrowRight');
    await page.getByRole('button', { name: 'Agregar tipo a Hilos y lanas' }).click();
    await page.getByRole('textbox', { name: 'Agregar tipo a Hilos y lanas' }).fill('Merino');
    await page.keyboard.press('Enter');
    const types = page.getByRole('list', { name: 'Tipos de Hilos y lanas' });
    await expect(types.getByRole('listitem').last()).toContainText('Merino');
    await expect(done).toHaveText('Agregaste «Merino».');
    const handle = types.getByRole('button', { name: 'Mover Poliéster' });
    await handle.focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('Tienes «Poliéster», en el lugar 1 de 10.')).toBeAttached();
    await listensForArrows(page);
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText('«Poliéster» va al lugar 2 de 10.')).toBeAttached();
    await page.keyboard.press('Space');
    await expect(types.getByRole('listitem').first()).toContainText('Algodón');
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(types.getByRole('listitem').first()).toContainText('Poliéster');
  });

  await test.step('a category with products is merged after choosing where they go', async () => {
    await page.getByRole('button', { name: 'Acciones de Hilos y lanas', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Unir con…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Unir «Hilos y lanas» con otra' });
    await dialog.getByLabel('Unir con').selectOption('Cordones');
    await expect(dialog.getByRole('status')).toHaveText('1 producto pasa a «Cordones».');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Unir', exact: true }).click();
    await expect(done).toHaveText('Uniste «Hilos y lanas» con «Cordones». 1 producto pasa a «Cordones».');
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(done).toHaveText('Deshiciste el cambio. 1 producto volvió a su lugar.');
    await expect(list.getByRole('listitem').first()).toContainText('Hilos y lanas');
    await page.getByRole('button', { name: 'Acciones de Hilos y lanas', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Unir con…' }).click();
    await dialog.getByLabel('Unir con').selectOption('Cordones');
    await dialog.getByRole('button', { name: 'Unir', exact: true }).click();
    await expect(done).toContainText('1 producto pasa a «Cordones»');
  });

  await test.step('a category’s text stands below its products, its picture beside the heading [FIND-009]', async () => {
    await page.getByRole('button', { name: 'Acciones de Cordones', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Foto y texto…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Foto y texto de «Cordones»' });
    await dialog.getByLabel('Texto').fill('Para capuchas y zapatillas.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Guardar el texto' }).click();
    await expect(done).toHaveText('Cambiaste el texto de «Cordones».');
    const visitor = await context.newPage();
    await visitor.goto('/categoria/merceria/cordones');
    const results = visitor.getByRole('region', { name: 'Cordones', exact: true });
    await expect(results.getByRole('heading', { name: 'Sobre Cordones' })).toBeVisible();
    await expect(results).toContainText('Para capuchas y zapatillas.');
    await expect(results.locator('img[src="/art/subsections/cordones.webp"]').first()).toBeVisible();
    await expectAccessible(visitor);
    await visitor.close();
  });

  await test.step('two people don’t cross: the second sees the first one’s tree', async () => {
    const other = await context.newPage();
    await other.goto('/hilvanDash/tienda/categorias');
    await other.getByRole('button', { name: 'Acciones de Puntillas', exact: true }).click();
    await other.getByRole('menuitem', { name: 'Ocultar' }).click();
    await expect(other.getByRole('main')).toContainText('«Puntillas» ya no está en los menús de la tienda.');
    await other.close();
    await rename('Cintas').click();
    await list.getByRole('textbox', { name: 'Nombre nuevo de Cintas' }).fill('Galones');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('Otra persona cambió las categorías antes que tú');
    await expect(list.getByRole('listitem').filter({ hasText: 'Puntillas' }).first()).toContainText('Oculta');
    await page.keyboard.press('Enter');
    await expect(done).toContainText('«Cintas» ahora se llama «Galones».');
  });

  await test.step('on a phone all of it stays in reach, and the wizard has the new names', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await smallTargets(page)).toEqual([]);
    await page.getByRole('button', { name: 'Tipos de Galones' }).click();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.body.scrollWidth)).toBe(360);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('link', { name: 'Agregar Producto' }).click();
    await expect(page.getByRole('heading', { name: '¿Qué vas a agregar?' })).toBeVisible();
    await page.getByRole('button', { name: 'Mercería' }).click();
    await expect(page.getByRole('button', { name: /^Galones/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Hilos/ })).toHaveCount(0);
  });
});
