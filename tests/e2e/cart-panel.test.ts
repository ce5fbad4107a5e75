import type { Page } from '@playwright/test';
import { pesos } from '#domain/money/centavos.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expect, plain, test } from '#tests/support/browser.ts';
import { leaveCart, storedCart } from '#tests/support/stored-cart.ts';

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Tu carrito' });
const openCart = (page: Page) => page.getByRole('button', { name: /^Carrito/ }).click();

test('the empty panel opens, says so and closes [PANEL-001 PANEL-002 PANEL-003 PANEL-009 PANEL-G02]', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/contact');
  const panel = panelOf(page);
  await openCart(page);
  await expect(panel.getByText('Tu carrito está vacío')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Finalizar pedido' })).toHaveCount(0);
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Cerrar' }).click();
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: 'Carrito', exact: true })).toBeFocused();

  await openCart(page);
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();

  await openCart(page);
  await expect(panel).toBeVisible();
  await page.mouse.click(20, 300);
  await expect(panel).toBeHidden();
});

test('lines show their product and cost [PANEL-004 PANEL-005 PANEL-006 PANEL-007 PANEL-008 PANEL-012 PANEL-014 PANEL-G03 PRICE-017 PRICE-020]', async ({
  page,
  shop,
}) => {
  const [{ photos } = { photos: [] }] = await shop.products();
  const thread = await shop.addProduct(aPlainThread({ brand: 'Costurina', name: 'Hilo fino', photos }));
  const buttons = await shop.addProduct(
    aPlainThread({
      name: 'Botones',
      price: pesos(1200),
      bulkOffer: null,
      colours: [],
      models: ['Chico', 'Grande'],
    }),
  );
  const tape = await shop.addProduct(
    aPlainThread({
      name: 'Cinta',
      price: pesos(100),
      bulkOffer: { minimumUnits: 12, packPrice: pesos(1000) },
      colours: [],
    }),
  );
  await leaveCart(page, [
    { product: thread, quantities: { Rojo: 6, Azul: 6 } },
    { product: buttons, quantities: { Chico: 1, Grande: 1 } },
    { product: tape, quantities: { '': 13 } },
  ]);
  await page.goto('/contact');
  await openCart(page);
  const panel = panelOf(page);
  const line = (name: string) => panel.getByRole('article').filter({ hasText: name });
  await expect(line('Hilo fino')).toContainText('Costurina');
  await expect(line('Hilo fino').locator('img').first()).toHaveJSProperty('complete', true);
  expect(plain(await line('Hilo fino').innerText())).toMatch(/\$ 60\.000\s*Ahorras 10 %\s*\$ 54\.000/);
  const threadRows = line('Hilo fino').getByRole('listitem');
  await expect(threadRows).toHaveCount(2);
  await expect(threadRows.first()).toContainText('Rojo');
  await expect(threadRows.last().getByLabel('Cantidad Azul')).toHaveValue('6');
  const buttonsText = plain(await line('Botones').innerText());
  expect(buttonsText).toContain('$ 2.400');
  expect(buttonsText).not.toContain('%');
  await expect(line('Cinta').getByRole('textbox', { name: 'Cantidad', exact: true })).toHaveValue('13');
  expect(plain(await line('Cinta').innerText())).toMatch(/\$ 1\.300\s*Ahorras 17 %\s*\$ 1\.083/);
  await expect(line('Cinta').getByRole('button', { name: 'Eliminar Cinta' })).toBeVisible();
  await expect(panel.getByText('+ Info')).toHaveCount(0);
  await expect(panel.getByText(/^Total/)).toHaveText(/Total\s*\$\s57\.483/);
  await expectAccessible(page);
});

test('a discount under half a percent shows in the panel as on the page [PANEL-007]', {
  tag: '@once',
}, async ({ page, shop }) => {
  const bulkOffer = { minimumUnits: 10, packPrice: pesos(49_900) };
  const thread = await shop.addProduct(aPlainThread({ bulkOffer }));
  await leaveCart(page, [{ product: thread, quantities: { Rojo: 10 } }]);
  await page.goto('/cart');
  await expect(page.getByRole('article')).toContainText(/Ahorras 0,20\s%/);
  await openCart(page);
  const line = panelOf(page).getByRole('article');
  expect(plain(await line.innerText())).toMatch(/\$ 50\.000\s*Ahorras menos de 1 %\s*\$ 49\.900/);
});

test('quantities changed in the panel are stored [CART-012 CART-013 CART-014 CART-016 CART-G01 DETAIL-018]', {
  tag: '@once',
}, async ({ page, shop }) => {
  const thread = await shop.addProduct(aPlainThread());
  await leaveCart(page, [{ product: thread, quantities: { Rojo: 11, Azul: 1 } }]);
  await page.goto('/contact');
  await openCart(page);
  const panel = panelOf(page);
  const total = panel.getByText(/^Total/);
  await expect(total).toHaveText(/\$\s54\.000/);
  await panel.getByRole('button', { name: 'Agregar una unidad de Rojo' }).click();
  await expect(panel.getByLabel('Cantidad Rojo')).toHaveValue('12');
  await expect(panel.getByRole('status')).toHaveText(/^13 unidades, total \$\s58\.500$/);
  await expect(total).toHaveText(/\$\s58\.500/);
  await panel.getByRole('button', { name: 'Quitar una unidad de Azul' }).click();
  await expect(panel.getByLabel('Cantidad Azul')).toHaveCount(0);
  await expect(panel.getByRole('button', { name: `Eliminar ${thread.name}` })).toBeFocused();
  await panel.getByRole('button', { name: 'Quitar una unidad de Rojo' }).click();
  await expect(total).toHaveText(/\$\s55\.000/);

  await page.reload();
  await openCart(page);
  await expect(panel.getByLabel('Cantidad Rojo')).toHaveValue('11');
  await panel.getByLabel('Cantidad Rojo').fill('');
  await panel.getByLabel('Cantidad Rojo').pressSequentially('1');
  await expect(total).toHaveText(/\$\s5\.000/);
  await panel.getByRole('button', { name: 'Quitar una unidad de Rojo' }).click();
  await expect(panel.getByText('Tu carrito está vacío')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Seguir comprando' })).toBeFocused();
  expect(await storedCart(page)).toEqual([]);
});

test('a line is deleted only after a confirmation [PANEL-015 PANEL-016 PANEL-017]', { tag: '@once' }, async ({
  page,
  shop,
}) => {
  const [thread, other] = [await shop.addProduct(aPlainThread()), await shop.addProduct(aPlainThread())];
  await leaveCart(
    page,
    [thread, other].map((product) => ({ product, quantities: { Rojo: 1 } })),
  );
  await page.goto('/contact');
  await openCart(page);
  const panel = panelOf(page);
  const remove = panel.getByRole('button', { name: `Eliminar ${thread.name}` });
  const question = page.getByRole('alertdialog', { name: '¿Estás seguro?' });
  for (const refuse of [
    () => question.getByRole('button', { name: 'Cancelar' }).click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await remove.click();
    await expect(question).toContainText('No podrás revertir esto.');
    await expectAccessible(page);
    await refuse();
    await expect(question).toBeHidden();
    await expect(remove).toBeFocused();
    expect(await storedCart(page)).toHaveLength(2);
  }
  await remove.click();
  await question.getByRole('button', { name: 'Sí, borrar' }).click();
  const done = page.getByRole('dialog', { name: '¡Borrado!' });
  await expect(done).toContainText('El artículo ha sido eliminado del carrito.');
  await expectAccessible(page);
  await done.getByRole('button', { name: 'OK' }).click();
  await expect(panel.getByRole('article')).toHaveCount(1);
  await expect(panel.getByRole('button', { name: `Eliminar ${other.name}` })).toBeFocused();
  expect(await storedCart(page)).toEqual([expect.objectContaining({ id: other.id })]);
});

test('hints show that a long cart continues [PANEL-010 PANEL-011 PANEL-G01]', { tag: '@once' }, async ({
  page,
  shop,
}) => {
  const products = await Promise.all(Array.from({ length: 6 }, () => shop.addProduct(aPlainThread())));
  await leaveCart(
    page,
    products.map((product) => ({ product, quantities: { Rojo: 1, Azul: 1 } })),
  );
  await page.goto('/contact');
  await openCart(page);
  const panel = panelOf(page);
  const list = panel.getByRole('region', { name: 'Productos del carrito' });
  const leave = (pixels: number) =>
    list.evaluate((box, left) => {
      box.scrollTop = box.scrollHeight - box.clientHeight - left;
    }, pixels);
  const more = panel.getByText('Desliza para ver más');
  const almost = panel.getByText('¡Casi llegas al final!');
  await expect(more).toBeVisible();
  await leave(202);
  await expect(more).toBeVisible();
  await leave(198);
  await expect(almost).toBeVisible();
  await expect(more).toBeHidden();
  await leave(12);
  await expect(almost).toBeVisible();
  await leave(8);
  await expect(almost).toBeHidden();
  await leave(1000);
  await expect(more).toBeVisible();
});

test('a short cart needs no hint [PANEL-010]', { tag: '@once' }, async ({ page, shop }) => {
  const thread = await shop.addProduct(aPlainThread());
  await leaveCart(page, [{ product: thread, quantities: { Rojo: 1 } }]);
  await page.goto('/contact');
  await openCart(page);
  await expect(panelOf(page).getByRole('article')).toBeVisible();
  await expect(panelOf(page).getByText(/Desliza para ver más|Casi llegas/)).toHaveCount(0);
});
