import { pesos } from '#domain/money/centavos.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect, test } from '#tests/support/browser.ts';
import { applyButton, foot, PRICES, row, writeChange } from '#tests/support/price-studio.ts';
import { question } from '#tests/support/product-desk.ts';

test.use({ expectedFailures: [409, 500, 503], expectedMessages: ['net::ERR_FAILED'] });

const aButton = (name: string, brand: string) =>
  aPlainThread({ name, brand, price: pesos(1000), bulkOffer: null });

test('a price that changed meanwhile is shown before, meant and now, and nothing is applied [STUDIO-005]', async ({
  page,
  shop,
}) => {
  const brand = 'Botonera Sur';
  const first = await shop.addProduct(aButton('Botón uno', brand));
  const second = await shop.addProduct(aButton('Botón dos', brand));
  const priceOf = async (id: string) => (await shop.products()).find((product) => product.id === id)?.price;
  await beAdministrator(page);
  await page.goto(`${PRICES}?${new URLSearchParams({ marca: brand })}`);
  await writeChange(page, { percent: '10' });
  await page.getByText('Agregar una nota').click();
  await page.getByLabel('Nota para el historial').fill('De la lista');
  await expect(applyButton(page)).toHaveText('Aplicar a 2 productos');
  await shop.updateProduct({ ...second, price: pesos(1300) });
  await applyButton(page).click();

  const conflict = page.getByRole('region', { name: 'Productos que cambiaron mientras tanto' });
  await expect(conflict.getByRole('heading')).toHaveText('1 producto cambió mientras mirabas la lista');
  await expect(conflict.getByRole('row').last()).toContainText(
    /Botón dos\s*\$\s1\.000\s*\$\s1\.100\s*\$\s1\.300/,
  );
  await expect(applyButton(page)).toHaveCount(0);
  await expectAccessible(page);
  expect([await priceOf(first.id), await priceOf(second.id)]).toEqual([pesos(1000), pesos(1300)]);

  await conflict.getByRole('button', { name: 'Volver a calcular' }).click();
  await expect(conflict).toHaveCount(0);
  await expect(row(page, 'Botón dos')).toContainText(/\$\s1\.430/);
  await expect(page.getByLabel('Nota para el historial')).toHaveValue('De la lista');
  await applyButton(page).click();
  await expect(foot(page)).toContainText('Listo: 2 precios');
  expect([await priceOf(first.id), await priceOf(second.id)]).toEqual([pesos(1100), pesos(1430)]);
});

test('a percent that can’t be read shows no price, and nothing can be applied or scheduled [STUDIO-003 STUDIO-004]', async ({
  page,
  shop,
}) => {
  const brand = 'Broches del Este';
  await shop.addProduct(aButton('Broche', brand));
  await beAdministrator(page);
  await page.goto(`${PRICES}?${new URLSearchParams({ marca: brand })}`);
  await writeChange(page, { percent: '10' });
  await expect(row(page, 'Broche')).toContainText(/\$\s1\.100/);
  for (const percent of ['diez', '10,555', '-10']) {
    await writeChange(page, { percent });
    await expect(page.getByLabel('Porcentaje', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await expect(row(page, 'Broche')).toHaveCount(0);
    await expect(foot(page)).toHaveCount(0);
  }
  await expectAccessible(page);
  await writeChange(page, { percent: '20' });
  await expect(row(page, 'Broche')).toContainText(/\$\s1\.200/);
});

test('without an answer nothing typed is lost, and a second press applies the prices once [STUDIO-006]', async ({
  page,
  shop,
}) => {
  const brand = 'Hebillas del Norte';
  const { id } = await shop.addProduct(aButton('Hebilla', brand));
  const priceOf = async () => (await shop.products()).find((product) => product.id === id)?.price;
  await beAdministrator(page);

  await test.step('the preview', async () => {
    await page.route('**/api/price-changes/preview', (route) => route.fulfill({ status: 503, body: 'no' }), {
      times: 1,
    });
    await page.goto(`${PRICES}?${new URLSearchParams({ marca: brand, valor: '10' })}`);
    await expect(page.getByRole('alert')).toContainText('El servidor respondió 503');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(applyButton(page)).toHaveText('Aplicar a 1 producto');
  });

  await test.step('the answer of an applied change is lost', async () => {
    const keys: (string | undefined)[] = [];
    await page.route('**/api/price-changes', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length > 1) return route.continue();
      await route.fetch();
      await route.abort();
    });
    await applyButton(page).click();
    await expect(foot(page).getByRole('alert')).toContainText('El servidor no responde.');
    expect(await priceOf()).toBe(pesos(1100));
    await applyButton(page).click();
    await expect(foot(page)).toContainText('Listo: 1 precio');
    expect(await priceOf()).toBe(pesos(1100));
    expect(keys[0]).toBeDefined();
    expect(keys[1]).toBe(keys[0]);
    await page.unroute('**/api/price-changes');
  });

  await test.step('lists that can’t be loaded, and an undo that is refused', async () => {
    await page.route('**/api/price-changes?*', (route) => route.fulfill({ status: 500, body: 'no' }), {
      times: 1,
    });
    await page.getByRole('tab', { name: 'Historial' }).click();
    await expect(page.getByRole('alert')).toContainText('No se pudieron cargar los cambios de precios.');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    const entry = page.getByRole('article').first();
    await page.route('**/undo', (route) => route.fulfill({ status: 503, body: 'no' }), { times: 1 });
    await entry.getByRole('button', { name: /^Deshacer/ }).click();
    await question(page, '¿Deshacer este cambio?').getByRole('button', { name: 'Sí, deshacer' }).click();
    const error = page.getByRole('dialog', { name: 'Error' });
    await expect(error).toContainText('El servidor respondió 503');
    await error.getByRole('button', { name: 'OK' }).click();
    await entry.getByRole('button', { name: /^Deshacer/ }).click();
    await question(page, '¿Deshacer este cambio?').getByRole('button', { name: 'Sí, deshacer' }).click();
    await expect(page.getByText('Deshecho: 1 precio como antes')).toBeVisible();
    expect(await priceOf()).toBe(pesos(1000));
  });
});

test('the VAT of chosen products is set in the studio, with each one before, and taken back [LAW-001]', async ({
  page,
  shop,
}) => {
  const brand = 'Libros de Costura';
  const { id } = await shop.addProduct(aButton('Manual de corte', brand));
  await shop.addProduct({ ...aButton('Revista de moldes', brand), vat: '10.5' });
  const vatOf = async () => (await shop.products()).find((product) => product.id === id)?.vat;
  await beAdministrator(page);
  await page.goto(`${PRICES}?${new URLSearchParams({ marca: brand })}`);
  await page.getByLabel('Qué hacer').selectOption('Poner el IVA en');
  await page.getByLabel('Tasa de IVA').selectOption('10,5\u00a0%');
  await expect(row(page, 'Manual de corte')).toContainText(/21\s%.*10,5\s%/);
  await expect(row(page, 'Revista de moldes')).toContainText('Sin cambios');
  await expectAccessible(page);
  await applyButton(page).click();
  await expect(foot(page)).toContainText('Listo: 1 producto');
  expect(await vatOf()).toBe('10.5');
  await foot(page).getByRole('button', { name: 'Deshacer' }).click();
  await expect(foot(page)).toContainText('Deshecho: 1 producto como antes');
  expect(await vatOf()).toBe('21');
});

test('packs that stay behind are told beside the rows, moved in one press, and asked about before they are left [STUDIO-003 STUDIO-004]', async ({
  page,
  shop,
}) => {
  const brand = 'Packs del Litoral';
  const bulkOffer = { minimumUnits: 12, packPrice: pesos(10_800) };
  const packed = await shop.addProduct({ ...aButton('Broche en pack', brand), bulkOffer });
  await shop.addProduct(aButton('Broche suelto', brand));
  const packOf = async () =>
    (await shop.products()).find(({ id }) => id === packed.id)?.bulkOffer?.packPrice ?? null;
  const notice = page.getByText('1 tiene precio por cantidad que queda igual.');
  const asked = question(page, '¿Cambiar 2 precios?');
  await beAdministrator(page);
  await page.goto(`${PRICES}?${new URLSearchParams({ marca: brand })}`);
  await writeChange(page, { percent: '10' });
  await expect(notice).toBeVisible();
  await expect(row(page, 'Broche en pack')).toContainText(/Pack\s\$\s10\.800\sigual/);
  await expect(foot(page)).toContainText('1 pack queda igual');
  await expectAccessible(page);

  await test.step('a press on "Aplicar" asks once, and a no changes nothing', async () => {
    await applyButton(page).click();
    await expect(asked).toContainText('1 pack queda igual.');
    await asked.getByRole('button', { name: 'Cancelar' }).click();
    await expect(asked).toHaveCount(0);
    expect(await packOf()).toBe(pesos(10_800));
  });

  await test.step('both move, and go on doing so when an amount takes the place of the percentage', async () => {
    await page.getByRole('button', { name: 'Cambiar también' }).click();
    await expect(page.getByLabel('Qué precio')).toHaveValue('ambos');
    await expect(row(page, 'Broche en pack')).toContainText(/pack\s\$\s11\.880/);
    await expect(notice).toHaveCount(0);
    await page.getByLabel('Qué hacer').selectOption('Sumar');
    await expect(page.getByLabel('Qué precio')).toHaveValue('ambos');
    await page.getByLabel('Monto en pesos').fill('250');
    await expect(row(page, 'Broche en pack')).toContainText(/pack\s\$\s13\.500/);
    await applyButton(page).click();
    await expect(foot(page)).toContainText('Listo: 2 precios');
    expect(await packOf()).toBe(pesos(13_500));
  });
});

test('a lost comma over the whole shop is asked about with its counts, and the rest of the shop can be chosen [STUDIO-002 STUDIO-004]', async ({
  page,
  shop,
}) => {
  const brand = 'Agujas del Sur';
  await shop.addProduct(aButton('Aguja uno', brand));
  await shop.addProduct({ ...aButton('Aguja oculta', brand), isHidden: true });
  await beAdministrator(page);
  await page.goto(PRICES);
  await writeChange(page, { percent: '125' });
  await expect(foot(page)).toContainText(/cambian más de 30\s%/);
  await applyButton(page).click();
  const asked = page.getByRole('alertdialog');
  await expect(asked).toContainText('No elegiste cuáles: son todos los productos.');
  await expect(asked).toContainText(/cambian más de 30\s%/);
  await asked.getByRole('button', { name: 'Cancelar' }).click();

  await page.goto(`${PRICES}?${new URLSearchParams({ marca: brand, valor: '8' })}`);
  await expect(row(page, 'Aguja oculta')).toHaveCount(0);
  await expect(page.getByText('1 oculto no entra.')).toBeVisible();
  await page.getByRole('button', { name: 'Incluirlo' }).click();
  await expect(row(page, 'Aguja oculta')).toHaveCount(1);
  await page.getByRole('button', { name: 'Todos menos estos' }).click();
  await expect(page.getByText(/ocultos? no entran?\./)).toHaveCount(0);
  await expect(row(page, 'Aguja uno')).toHaveCount(0);
  await page.getByRole('button', { name: 'Todos menos estos' }).click();
  await expect(row(page, 'Aguja uno')).toHaveCount(1);
  await page.getByRole('button', { name: 'Los que no cambié hoy' }).click();
  await expect(page.getByText('Ningún producto cumple todo eso. Quita algún filtro.')).toBeVisible();
});
