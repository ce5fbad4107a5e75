import { pesos } from '#domain/money/centavos.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect } from '#tests/support/browser.ts';
import { isSmall } from '#tests/support/catalogue-page.ts';
import { testOnOwnShop } from '#tests/support/own-shop.ts';
import { applyButton, foot, PRICES, writeChange } from '#tests/support/price-studio.ts';
import { editWindow, openProduct, question } from '#tests/support/product-desk.ts';
import { smallTargets } from '#tests/support/touch-targets.ts';

const test = testOnOwnShop();

test('the history tells each change in words, and undoes all or some of its rows [STUDIO-001 STUDIO-007 STUDIO-008]', async ({
  page,
  shop,
}) => {
  const ribbon = (name: string) =>
    shop.addProduct(
      aPlainThread({ name, subsection: 'Cintas', type: 'Raso', price: pesos(1000), bulkOffer: null }),
    );
  const [satin] = [await ribbon('Cinta de raso'), await ribbon('Cinta bies'), await ribbon('Cinta gross')];
  const priceOf = async (name: string) =>
    (await shop.products()).find((product) => product.name === name)?.price;
  await beAdministrator(page);
  await page.goto(`${PRICES}?subseccion=Cintas`);
  await writeChange(page, { percent: '20', roundTo: '10' });
  await page.getByText('Agregar una nota').click();
  await page.getByLabel('Nota para el historial').fill('Lista de noviembre');
  await expect(applyButton(page)).toHaveText('Aplicar a 3 productos');
  await applyButton(page).click();
  await expect(foot(page)).toContainText('Listo: 3 precios');
  await shop.updateProduct({ ...satin, price: pesos(1500) });

  await page.getByRole('tab', { name: 'Historial' }).click();
  await expect(page).toHaveURL(/\/precios\/historial/);
  const entry = page.getByRole('article').filter({ hasText: 'en 3 productos de' });
  const edit = page.getByRole('article').first();

  await test.step('who, when, which rule, and the edit too', async () => {
    await expect(entry).toContainText(/\+20\s%.*en 3 productos de.*Cintas.*\$\s10/);
    await expect(entry).toContainText('rosa@casahilvan.example');
    await expect(entry).toContainText('«Lista de noviembre»');
    await expect(edit).not.toContainText('en 3 productos de');
    await expectAccessible(page);
    if (isSmall(page)) expect(await smallTargets(page)).toEqual([]);
  });

  const window = page.getByRole('dialog');
  const behind = await page.getByRole('article').count();
  await test.step('its rows, and who changed since', async () => {
    await entry.getByRole('link', { name: /^Ver:/ }).click();
    await expect(window.getByRole('listitem')).toHaveCount(3);
    const changed = window.getByRole('listitem').filter({ hasText: 'Cinta de raso' });
    await expect(changed).toContainText('Cambiado después');
    await expect(changed.getByRole('checkbox')).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('as files', async () => {
    for (const format of ['CSV', 'XLSX']) {
      const download = page.waitForEvent('download');
      await window.getByRole('link', { name: `Descargar en ${format}` }).click();
      expect((await download).suggestedFilename()).toMatch(new RegExp(`\\.${format}$`, 'i'));
    }
  });

  await test.step('a chosen row goes back alone', async () => {
    await window.getByRole('checkbox', { name: 'Elegir Cinta bies' }).check();
    await window.getByRole('button', { name: 'Deshacer 1 elegido' }).click();
    const asked = question(page, '¿Deshacer este cambio?');
    await expect(asked).toContainText('1 precio vuelve a ser el de antes.');
    await asked.getByRole('button', { name: 'Sí, deshacer' }).click();
    await expect(window.getByRole('listitem').filter({ hasText: 'Cinta bies' })).toContainText('Deshecho');
    await expect(window.getByText('Deshecho en parte')).toBeVisible();
    expect([await priceOf('Cinta bies'), await priceOf('Cinta gross')]).toEqual([pesos(1000), pesos(1200)]);
  });

  await test.step('the rest too, and the changed one is named and kept', async () => {
    await window.getByRole('button', { name: /^Deshacer 1 precio/ }).click();
    await question(page, '¿Deshacer este cambio?').getByRole('button', { name: 'Sí, deshacer' }).click();
    const report = page.getByRole('dialog', { name: 'Deshecho: 1 precio como antes' });
    await expect(report.getByRole('region', { name: 'Cambiado después' })).toContainText('Cinta de raso');
    await report.getByRole('button', { name: 'OK' }).click();
    // The list behind the window waits until it closes.
    await expect(page.locator('.batch')).toHaveCount(behind);
    expect([await priceOf('Cinta gross'), await priceOf('Cinta de raso')]).toEqual([
      pesos(1000),
      pesos(1500),
    ]);
    await window.getByRole('button', { name: 'Volver a la lista' }).click();
    await expect(page.getByRole('article')).toHaveCount(behind + 2);
  });

  await test.step('an undone batch says so, and leads to its undo', async () => {
    await entry
      .last()
      .getByRole('link', { name: /Deshecho/ })
      .click();
    await expect(window).toContainText('Deshecho en 1 producto: +20\u00a0% en 3 productos');
  });
});

test('a change waits for its moment at the shop, and can be cancelled before [STUDIO-009]', async ({
  page,
  shop,
}) => {
  await shop.addProduct(
    aPlainThread({
      name: 'Puntilla',
      subsection: 'Puntillas',
      type: 'Guipur',
      price: pesos(800),
      bulkOffer: null,
    }),
  );
  await beAdministrator(page);
  await page.goto(`${PRICES}?subseccion=Puntillas&cambio=bajar&valor=25`);
  const dialog = page.getByRole('dialog', { name: 'Programar' });

  await test.step('when it begins and ends', async () => {
    await page.getByRole('button', { name: 'Programar…' }).click();
    await dialog.getByRole('button', { name: 'Programar 1 producto' }).click();
    await expect(dialog).toContainText('Elige la fecha y la hora en que empieza');
    await dialog.getByLabel('Empieza').fill('2099-11-27T09:00');
    await dialog.getByLabel('Termina').fill('2099-11-30T20:30');
    await dialog.getByLabel('Mostrar como oferta hasta que termine').check();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Programar 1 producto' }).click();
    await expect(foot(page)).toContainText('Programado para el 27 de noviembre de 2099, 09:00: 1 precio');
  });

  await foot(page).getByRole('link', { name: 'Ver en Programados' }).click();
  await expect(page.getByRole('tab', { name: 'Programados' })).toHaveAttribute('aria-selected', 'true');
  const entry = page.getByRole('article').filter({ hasText: 'Puntillas' });
  await expect(entry).toContainText(
    'Empieza el 27 de noviembre de 2099, 09:00 y termina el 30 de noviembre de 2099, 20:30',
  );
  await expect(entry).toContainText('En espera');
  await expectAccessible(page);
  if (isSmall(page)) expect(await smallTargets(page)).toEqual([]);

  await test.step('cancelled', async () => {
    await entry.getByRole('button', { name: /^Cancelar/ }).click();
    const asked = question(page, '¿Cancelar este cambio programado?');
    await expectAccessible(page);
    await asked.getByRole('button', { name: 'Volver' }).click();
    await expect(entry).toContainText('En espera');
    await entry.getByRole('button', { name: /^Cancelar/ }).click();
    await asked.getByRole('button', { name: 'Sí, cancelarlo' }).click();
    await expect(entry).toContainText('Cancelado');
    await expect(entry.getByRole('button', { name: /^Cancelar/ })).toHaveCount(0);
  });
  const [lace] = (await shop.products()).filter(({ name }) => name === 'Puntilla');
  expect(lace?.price).toBe(pesos(800));
});

test('the edit window shows the product’s own prices as a plot and a table [STUDIO-007]', async ({
  page,
  shop,
}) => {
  const needle = await shop.addProduct(
    aPlainThread({ name: 'Aguja de punta de bola', subsection: 'Agujas', type: 'Tejer', price: pesos(1000) }),
  );
  await shop.updateProduct({ ...needle, price: pesos(1200) });
  await shop.updateProduct({ ...needle, price: pesos(1500.5) });
  await beAdministrator(page);
  await openProduct(page, needle.name);
  await editWindow(page).getByText('Historial de precios').click();
  await expect(
    editWindow(page).getByRole('img', {
      name: /^2 cambios de precio, entre \$\s1\.000 y \$\s1\.500,50; ahora \$\s1\.500,50$/,
    }),
  ).toBeVisible();
  const rows = editWindow(page)
    .getByRole('table', { name: /Cambios de precio/ })
    .getByRole('row');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1)).toContainText(/\$\s1\.200\s*\$\s1\.500,50/);
  await expectAccessible(page);
});
