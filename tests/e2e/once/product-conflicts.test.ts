import { pesos } from '#domain/money/centavos.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect, test } from '#tests/support/browser.ts';
import { acknowledge, editWindow, openProducts, row, SAVED, UPDATED } from '#tests/support/product-desk.ts';
import { smallTargets } from '#tests/support/touch-targets.ts';

test.describe(() => {
  test.use({ expectedFailures: [412] });

  test('the second of two editors sees both versions and chooses; no typed text is lost [PRODADM-013 PRODADM-016 PANEL-007]', async ({
    page,
    shop,
  }) => {
    const braid = await shop.addProduct(aPlainThread({ name: 'Galón de dos', summary: 'Liso' }));
    const stored = async () => (await shop.products()).find(({ id }) => id === braid.id);
    await beAdministrator(page);
    await page.goto(`/hilvanDash/productos?editar=${braid.id}`);
    const form = editWindow(page);
    expect(await form.ariaSnapshot()).not.toMatch(/- (banner|contentinfo)/);
    const field = (label: string) => form.getByLabel(label, { exact: true });
    const save = () => form.getByRole('button', { name: 'Guardar cambios' }).click();
    await field('Nombre').fill('Galón mío');
    await field('Marca').fill('Puntal');
    const theirs = { ...braid, name: 'Galón suyo', summary: 'Brillante', price: pesos(7000) };
    await shop.updateProduct(theirs);

    await save();
    await expect(form.getByRole('alert')).toContainText('Otra persona guardó cambios antes que tú.');
    const choice = (label: string) => form.getByRole('group', { name: label });
    await expect(choice('Nombre')).toContainText(/Galón mío.*Galón suyo/s);
    await expect(choice('Nombre').getByRole('radio', { name: 'Lo mío' })).toBeChecked();
    await expect(choice('Marca').getByRole('radio', { name: 'Lo mío' })).toBeChecked();
    await expect(choice('Resumen').getByRole('radio', { name: 'Lo que se guardó' })).toBeChecked();
    await expect(choice('Precio')).toContainText(/5\.000.*7\.000/s);
    await expect(choice('Código')).toHaveCount(0);
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Todo lo mío' }).click();
    await expect(choice('Precio').getByRole('radio', { name: 'Lo mío' })).toBeChecked();
    await choice('Precio').getByRole('radio', { name: 'Lo que se guardó' }).check();
    await form.getByRole('button', { name: 'Seguir con lo elegido' }).click();
    await expect(field('Nombre')).toHaveValue('Galón mío');
    await expect(field('Precio')).toHaveValue('7.000');
    await expect(field('Resumen')).toHaveValue('Liso');

    await shop.updateProduct({ ...theirs, code: 'GALON-2' });
    await save();
    await expect(choice('Código').getByRole('radio', { name: 'Lo que se guardó' })).toBeChecked();
    await test.step('on a phone one version stands below the other', async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      expect(await smallTargets(page)).toEqual([]);
      await expectAccessible(page);
    });
    await form.getByRole('button', { name: 'Seguir con lo elegido' }).click();
    await save();
    await acknowledge(page, SAVED);
    await acknowledge(page, UPDATED);
    expect(await stored()).toMatchObject({
      name: 'Galón mío',
      brand: 'Puntal',
      summary: 'Liso',
      price: pesos(7000),
      code: 'GALON-2',
    });
    await openProducts(page, 'Galón mío');
    await expect(row(page, 'Galón mío')).toBeVisible();
  });
});

test.describe(() => {
  test.use({ expectedFailures: [404, 401], expectedMessages: ['No se proporcionó un id válido.'] });

  test('a missing id, a deleted product and an ended session show their message [PRODADM-016 PRODADM-017 LOGIN-009]', async ({
    page,
    shop,
  }) => {
    const logged: string[] = [];
    const asked: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    page.on('request', (request) => asked.push(request.url()));
    await beAdministrator(page);
    await test.step('no id', async () => {
      await page.goto('/hilvanDash/productos?editar=');
      await expect(editWindow(page)).toContainText('No encontramos ese producto.');
      expect(logged).toEqual(['No se proporcionó un id válido.']);
      expect(asked.filter((url) => /\/api\/items\/(?!brands$)/.test(url))).toEqual([]);
      await expectAccessible(page);
      await editWindow(page).getByRole('button', { name: 'Volver a la lista' }).click();
      await expect(page).toHaveURL(/productos$/);
    });

    const gone = await shop.addProduct(aPlainThread({ name: 'Broche que se va' }));
    await test.step('deleted by another', async () => {
      await page.goto(`/hilvanDash/productos?editar=${gone.id}`);
      await editWindow(page).getByLabel('Marca').fill('Sin destino');
      await shop.deleteProduct(gone.id);
      await editWindow(page).getByRole('button', { name: 'Guardar cambios' }).click();
      await page.getByRole('dialog', { name: 'Error' }).getByRole('button', { name: 'OK' }).click();
      await expect(editWindow(page)).toContainText('No encontramos ese producto.');
      await expect(editWindow(page).getByLabel('Marca')).toHaveValue('Sin destino');
    });

    const kept = await shop.addProduct(aPlainThread({ name: 'Broche que queda' }));
    await test.step('the session ended: what was typed is there after the login', async () => {
      await page.goto(`/hilvanDash/productos?editar=${kept.id}`);
      await editWindow(page).getByLabel('Marca').fill('Escrita antes');
      await page.request.post('/api/logout');
      await editWindow(page).getByRole('button', { name: 'Guardar cambios' }).click();
      await expect(page).toHaveURL(/\/login\?volver=/);
      await beAdministrator(page);
      await page.goto(`/hilvanDash/productos?editar=${kept.id}`);
      await expect(editWindow(page).getByLabel('Marca')).toHaveValue('Escrita antes');
    });
  });
});

test('links show the products without a price, a photo or a code [PRODADM-001]', async ({ page, shop }) => {
  const bare = { price: null, bulkOffer: null, code: null };
  await shop.addProduct(aPlainThread({ name: 'Ovillo sin nada', ...bare }));
  await beAdministrator(page);
  for (const [part, label] of [
    ['precio', 'Sin precio'],
    ['foto', 'Sin foto'],
    ['codigo', 'Sin código'],
  ]) {
    await page.goto(`/hilvanDash/productos?falta=${part}&buscar=ovillo+sin+nada`);
    await expect(page.getByRole('rowheader')).toHaveCount(1);
    await page.getByRole('button', { name: `Quitar el filtro ${label}` }).click();
    await expect(page).toHaveURL(/productos\?buscar=ovillo\+sin\+nada$/);
  }
});
