import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect, test } from '#tests/support/browser.ts';
import { buy, fillContact, orderDone, summary } from '#tests/support/checkout-page.ts';
import { guardLeft } from '#tests/support/guard-left.ts';
import { leaveCart } from '#tests/support/stored-cart.ts';

const OF_LINE = 'Nota: Todo del mismo lote';
const OF_ORDER = 'Nota: Paso el viernes';

test('notes of a line and of the order go from the cart to the desk and its paper [BUY-009]', async ({
  page,
  shop,
}, { project }) => {
  const lastName = `Anotada ${project.name}`;
  const thread = await shop.addProduct(aPlainThread({ name: 'Hilo anotado' }));
  await leaveCart(page, [{ product: thread, quantities: { Rojo: 2 } }]);
  await page.goto('/cart');
  const main = page.getByRole('main');

  await test.step('what is typed in the cart outlives a reload; the panel leads to the pasted list', async () => {
    await main.getByRole('button', { name: 'Nota para Hilo anotado' }).click();
    const field = main.getByRole('textbox', { name: 'Nota para este producto' });
    await expect(field).toBeFocused();
    await page.keyboard.type('Todo del mismo lote');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(main.getByText(OF_LINE)).toBeVisible();
    await page.reload();
    await expect(main.getByText(OF_LINE)).toBeVisible();
    await main.getByRole('button', { name: 'Actualizar cantidades' }).click();
    const panel = page.getByRole('dialog', { name: 'Tu carrito' });
    await expect(panel.getByRole('link', { name: 'Pegar una lista' })).toHaveAttribute('href', '/lista');
    await panel.getByRole('button', { name: 'Cerrar' }).click();
    await guardLeft(page);
  });

  await test.step('the order has both, and the next cart none', async () => {
    await page.goto('/cart?paso=contacto');
    await expect(summary(page).getByText(OF_LINE)).toBeVisible();
    await fillContact(page, { lastName });
    await page.getByLabel('Nota para el pedido').fill('Paso el viernes');
    await expectAccessible(page);
    await buy(page);
    await expect(orderDone(page)).toBeVisible();
    await expect(page.locator('main').getByText(OF_LINE)).toBeAttached();
    await expect(page.locator('main').getByText(OF_ORDER)).toBeAttached();
    expect(await page.evaluate(() => localStorage.getItem('hilvan:cart-comments'))).toBeNull();
  });

  await test.step('the desk reads and prints them', async () => {
    const [order] = (await shop.orders()).filter(({ userLastName }) => userLastName === lastName);
    await beAdministrator(page);
    await page.goto(`/hilvanDash/pedidos/${order?._id}`);
    const asked = main.getByRole('region', { name: 'Pidió' });
    await expect(asked.getByText(OF_LINE)).toBeVisible();
    await expect(asked.getByText(OF_ORDER)).toBeVisible();
    await page.goto(`/hilvanDash/pedidos?pedido=${order?._id}`);
    const window = page.getByRole('dialog', { name: `Pedido N.º ${order?.orderNumber}` });
    await expect(window.getByText(OF_LINE)).toBeVisible();
    await expect(window.getByText('Paso el viernes', { exact: true })).toBeVisible();
    await page.goto(`/hilvanDash/pedidos/${order?._id}/imprimir`);
    await expect(page.getByRole('article')).toContainText('Todo del mismo lote');
    await expect(page.getByRole('article')).toContainText('Paso el viernes');
  });
});

test('a note that an earlier version of the shop kept is on its line [BUY-009]', async ({ page, shop }) => {
  const thread = await shop.addProduct(aPlainThread({ name: 'Hilo de antes' }));
  await leaveCart(page, [{ product: thread, quantities: { Rojo: 2 } }]);
  const earlier = { '': 'Paso el viernes', [thread.id]: 'Todo del mismo lote' };
  await page.evaluate((text) => localStorage.setItem('hilvan:cart-comments', text), JSON.stringify(earlier));
  await page.goto('/cart');
  await expect(page.getByRole('main').getByText(OF_LINE)).toBeVisible();
  await page.goto('/cart?paso=contacto');
  await expect(summary(page).getByText(OF_LINE)).toBeVisible();
  await expect(page.getByLabel('Nota para el pedido')).toHaveValue('Paso el viernes');
});
