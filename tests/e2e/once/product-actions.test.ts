import { pesos } from '#domain/money/centavos.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect, test } from '#tests/support/browser.ts';
import { isSmall } from '#tests/support/catalogue-page.ts';
import { openProducts, question, row } from '#tests/support/product-desk.ts';
import { smallTargets } from '#tests/support/touch-targets.ts';

test('many products are filtered, chosen, changed and brought back, and a price is edited in place [BUY-007]', async ({
  page,
  shop,
}, { project }) => {
  const brand = `Marca ${project.name}`;
  const names = ['Ovillo uno', 'Ovillo dos', 'Ovillo tres'].map((name) => `${name} ${project.name}`);
  const [one = '', two = '', three = ''] = names;
  for (const [index, name] of names.entries()) {
    const price = pesos(1000 * (index + 1));
    await shop.addProduct(aPlainThread({ name, brand, code: null, price, isSoldOut: index === 2 }));
  }
  await beAdministrator(page);
  await page.goto(`/hilvanDash/productos?marca=${encodeURIComponent(brand)}`);
  const done = page
    .getByRole('status')
    .filter({ has: page.getByRole('button', { name: 'Cerrar el aviso' }) });
  const act = async (action: string) => {
    await page.getByRole('button', { name: 'Más acciones' }).click();
    await page.getByRole('menuitem', { name: action, exact: true }).click();
  };

  await test.step('chips over the list filter it, in the address', async () => {
    await expect(page.getByText('3 productos')).toBeVisible();
    await expect(page.getByLabel('Marca', { exact: true })).toHaveValue(brand);
    await page.getByLabel('Disponibilidad').selectOption('Agotados');
    await expect(page).toHaveURL(/stock=agotado/);
    await expect(page.getByText('1 producto', { exact: true })).toBeVisible();
    await expect(row(page, three)).toBeVisible();
    await page.getByLabel('Disponibilidad').selectOption('Con y sin stock');
    const filters = page.getByRole('region', { name: 'Filtros' });
    await filters.getByRole('button', { name: 'Precio', exact: true }).click();
    await page.getByLabel('Precio hasta').fill('mil');
    await page.getByLabel('Precio hasta').press('Enter');
    await expect(page.getByText('Escríbelo así: 1.234,56 o 1234.')).toBeVisible();
    await page.getByLabel('Precio hasta').fill('2.000');
    await page.getByLabel('Precio hasta').press('Enter');
    await expect(page).toHaveURL(/hasta=2000/);
    await expect(page.getByText('2 productos')).toBeVisible();
    await expectAccessible(page);
    if (isSmall(page)) expect(await smallTargets(page)).toEqual([]);
  });

  await test.step('an action says its count before, and is undone', async () => {
    await page.getByLabel(`Elegir ${one}`).check();
    await page.getByRole('button', { name: 'Elegir los 2 encontrados' }).click();
    await act('Ocultar');
    await expect(question(page, '¿Ocultar 2 productos?')).toBeVisible();
    await expectAccessible(page);
    await question(page, '¿Ocultar 2 productos?')
      .getByRole('button', { name: 'Ocultar 2 productos' })
      .click();
    await expect(done).toContainText('Ocultaste 2 productos.');
    await expect(page.getByRole('rowheader')).toHaveCount(0);
    await expectAccessible(page);
    await done.getByRole('button', { name: 'Deshacer' }).click();
    await expect(done).toContainText('2 productos como antes.');
    await expect(page.getByRole('rowheader')).toHaveCount(2);
  });

  await test.step('deleted ones come back by ticking them', async () => {
    await page.getByLabel(`Elegir ${two}`).check();
    await act('Eliminar');
    await question(page, '¿Eliminar 1 producto?')
      .getByRole('button', { name: 'Eliminar 1 producto' })
      .click();
    await expect(done).toContainText('Eliminaste 1 producto.');
    await page.getByRole('link', { name: 'Ver productos eliminados' }).click();
    await page.getByLabel(`Elegir ${two}`).check();
    await page.getByRole('region', { name: 'Elegidos' }).getByRole('button', { name: 'Restaurar' }).click();
    await question(page, '¿Restaurar 1 producto?')
      .getByRole('button', { name: /^Restaurar 1/ })
      .click();
    await expect(done).toContainText('Restauraste 1 producto.');
  });

  await test.step('a new category', async () => {
    await page.goto(`/hilvanDash/productos?marca=${encodeURIComponent(brand)}`);
    await page.getByLabel(`Elegir ${one}`).check();
    await act('Cambiar categoría');
    const dialog = page.getByRole('dialog', { name: 'Cambiar la categoría de 1 producto' });
    await dialog.getByLabel('Pasar a').selectOption({ index: 3 });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Pasar 1 producto' }).click();
    await expect(done).toContainText('Pasaste 1 producto a');
    await done.getByRole('button', { name: 'Deshacer' }).click();
    await expect(done).toContainText('1 producto como antes.');
    await done.getByRole('button', { name: 'Cerrar el aviso' }).click();
  });

  await test.step('a price: Enter saves, Escape leaves, the old one comes back', async () => {
    const open = () =>
      row(page, one)
        .getByRole('button', { name: /^Cambiar el precio/ })
        .click();
    const field = row(page, one).getByLabel(`Precio de ${one}`, { exact: true });
    await open();
    await expect(field).toBeFocused();
    await field.fill('77');
    await field.press('Escape');
    await expect(row(page, one).getByRole('button', { name: /^Cambiar el precio.*1\.000/ })).toBeFocused();
    await open();
    await field.fill('0');
    await field.press('Enter');
    await expect(row(page, one).getByRole('alert')).toContainText('Tiene que ser mayor que cero');
    await expectAccessible(page);
    await field.fill('1.250');
    await field.press('Enter');
    await expect(row(page, one).locator('s')).toContainText('1.000');
    await row(page, one).getByRole('button', { name: 'Deshacer' }).click();
    await expect(row(page, one).getByRole('button', { name: /^Cambiar el precio.*1\.000/ })).toBeVisible();
    const [kept] = (await shop.products()).filter(({ name }) => name === one);
    expect(kept?.price).toBe(pesos(1000));
    // The offer to take it back ends by itself, so nothing is pressed after the look at it.
    await open();
    await field.fill('1.250');
    await field.press('Enter');
    await expect(row(page, one).getByRole('button', { name: 'Deshacer' })).toBeVisible();
    await expect(row(page, one).getByRole('button', { name: /1\.250$/ })).toBeVisible();
    await expectAccessible(page);
  });
});

test('a price changed in the list says that its pack stays, and moves it and both back in one press [BUY-007]', async ({
  page,
  shop,
}) => {
  const bulkOffer = { minimumUnits: 10, packPrice: pesos(9000) };
  const { id, name } = await shop.addProduct(
    aPlainThread({ name: 'Ganchillo en pack', price: pesos(1000), bulkOffer }),
  );
  const stored = async () => (await shop.products()).find((product) => product.id === id);
  await beAdministrator(page);
  await openProducts(page, name);
  await row(page, name)
    .getByRole('button', { name: /^Cambiar el precio/ })
    .click();
  const field = row(page, name).getByLabel(`Precio de ${name}`, { exact: true });
  await field.fill('1.500');
  await field.press('Enter');
  await expect(row(page, name)).toContainText(/Pack\s\$\s9\.000\sigual/);
  await row(page, name).getByRole('button', { name: 'Cambiar también' }).click();
  await expect(row(page, name).getByRole('button', { name: 'Cambiar también' })).toHaveCount(0);
  expect(await stored()).toMatchObject({ price: pesos(1500), bulkOffer: { packPrice: pesos(13_500) } });
  await row(page, name).getByRole('button', { name: 'Deshacer' }).click();
  await expect(row(page, name).getByRole('button', { name: /^Cambiar el precio.*1\.000/ })).toBeVisible();
  expect(await stored()).toMatchObject({ price: pesos(1000), bulkOffer });
  // What is offered ends by itself, so nothing is pressed after the look at it.
  await row(page, name)
    .getByRole('button', { name: /^Cambiar el precio/ })
    .click();
  await field.fill('1.500');
  await field.press('Enter');
  await expect(row(page, name).getByRole('button', { name: 'Cambiar también' })).toBeVisible();
  await expectAccessible(page);
});

test('an empty list says how many hidden products it would have, and shows or lists them [PRODADM-G01 BUY-007]', async ({
  page,
  shop,
}) => {
  const brand = 'Solo Ocultos';
  for (const name of ['Dedal oculto', 'Dedal guardado'])
    await shop.addProduct(aPlainThread({ name, brand, isHidden: true }));
  await beAdministrator(page);
  await page.goto(`/hilvanDash/productos?marca=${encodeURIComponent(brand)}`);
  const empty = page.getByText('No se ve ningún producto. Hay 2 que cumplen eso, todos ocultos.');
  await expect(empty).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Revisarlos' }).click();
  await expect(row(page, 'Dedal oculto')).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Mostrar los 2' }).click();
  await question(page, '¿Mostrar 2 productos?').getByRole('button', { name: 'Mostrar 2 productos' }).click();
  await expect(row(page, 'Dedal guardado')).toBeVisible();
  await expect(empty).toHaveCount(0);
});
