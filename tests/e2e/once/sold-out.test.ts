import type { Page, Route } from '@playwright/test';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect, test } from '#tests/support/browser.ts';
import {
  buy,
  buyButton,
  fillContact,
  openContactStep,
  orderDone,
  summary,
} from '#tests/support/checkout-page.ts';
import {
  acknowledge,
  card,
  editWindow,
  openProduct,
  openProducts,
  row,
  SAVED,
  UPDATED,
} from '#tests/support/product-desk.ts';
import { quantity } from '#tests/support/product-page.ts';
import { leaveCart } from '#tests/support/stored-cart.ts';

test('a sold-out colour says so and takes no units; the others can be added [BUY-006]', async ({
  page,
  shop,
}) => {
  const thread = await shop.addProduct(aPlainThread({ soldOutVariants: ['Azul'] }));
  await page.goto(`/moreInfo/${thread.id}`);
  const row = (colour: string) => page.getByRole('listitem').filter({ has: quantity(page, colour) });
  await expect(row('Azul')).toContainText('Agotado');
  await expect(row('Rojo')).not.toContainText('Agotado');
  await expect(page.getByText('2 disponibles')).toBeVisible();
  await expect(quantity(page, 'Azul')).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Agregar una unidad de Azul' })).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Agregar una unidad de Rojo' }).click();
  await page.getByRole('button', { name: 'AGREGAR AL CARRITO' }).click();
  await expect(page.getByText('El producto fue añadido correctamente')).toBeVisible();
});

test('the desk’s list says how much of a product is sold out [BUY-006]', async ({ page, shop }) => {
  const thread = await shop.addProduct(aPlainThread({ name: 'Hilo en parte', soldOutVariants: ['Azul'] }));
  await beAdministrator(page);
  await openProducts(page, thread.name);
  await expect(row(page, thread.name)).toContainText('Agotado: 1 de 3 colores');
  await shop.updateProduct({ ...thread, soldOutVariants: ['Azul', 'Rojo'] });
  await page.reload();
  await expect(row(page, thread.name)).toContainText('Agotados: 2 de 3 colores');
  await expectAccessible(page);
});

test.describe('colours in the list', () => {
  test.use({ expectedFailures: [412, 500] });

  test('a colour is sold out from its list in two presses, stored at once, told and taken back [BUY-006]', async ({
    page,
    shop,
  }) => {
    const name = 'Hilo de lista';
    const thread = await shop.addProduct(aPlainThread({ name }));
    const stored = async () =>
      (await shop.products()).find(({ id }) => id === thread.id)?.soldOutVariants ?? [];
    await beAdministrator(page);
    await openProducts(page, name);
    await row(page, name)
      .getByRole('button', { name: /^3 colores/ })
      .click();
    const colours = page.getByRole('dialog', { name: 'Toca un color cuando se agota' });
    const colour = (label: string) => colours.getByRole('button', { name: label });
    const storing = `**/api/items/${thread.id}/availability`;
    await colours.getByRole('button', { name: 'Azul' }).click();
    await expect(colours.getByRole('status')).toHaveText('Azul: agotado.');
    expect(await stored()).toEqual(['Azul']);
    await expectAccessible(page);
    // Somebody else sells out another colour meanwhile: both stay.
    await shop.updateProduct({ ...thread, soldOutVariants: ['Azul', 'Rojo'] });
    await colours.getByRole('button', { name: 'Coral' }).click();
    await expect(colours.getByRole('status')).toHaveText('Coral: agotado.');
    await expect(colour('Rojo')).toHaveAttribute('aria-pressed', 'true');
    expect(new Set(await stored())).toEqual(new Set(['Azul', 'Rojo', 'Coral']));
    await colours.getByRole('button', { name: 'Deshacer' }).click();
    await expect(colours.getByRole('button', { name: 'Coral' })).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(stored).toEqual(['Azul', 'Rojo']);
    await colours.getByRole('button', { name: 'Agotar todos' }).click();
    await expect(colours.getByRole('status')).toHaveText('Todos: agotados.');
    await colours.getByRole('button', { name: 'Hay de todos' }).click();
    await expect(colours.getByRole('status')).toHaveText('Todos: hay.');
    expect(await stored()).toEqual([]);

    // Somebody else's colour stays sold out when all are taken back.
    await shop.updateProduct({ ...thread, soldOutVariants: ['Azul'] });
    await colours.getByRole('button', { name: 'Agotar todos' }).click();
    await expect(colours.getByRole('status')).toHaveText('Todos: agotados.');
    await colours.getByRole('button', { name: 'Deshacer' }).click();
    await expect(colours.getByRole('status')).toHaveText('');
    expect(await stored()).toEqual(['Azul']);

    // The first of two presses is refused: the second one is stored, and shown so.
    const refuse = await refusedOnce(page, storing);
    await colour('Azul').click();
    await colour('Coral').click();
    refuse();
    await expect(colours.getByRole('status')).toHaveText('Coral: agotado.');
    await expect(colours.getByRole('alert')).toHaveText('No se guardó. Intenta otra vez.');
    await expect(colour('Azul')).toHaveAttribute('aria-pressed', 'true');
    await expect(colour('Coral')).toHaveAttribute('aria-pressed', 'true');
    expect(await stored()).toEqual(['Azul', 'Coral']);

    // The list is read again only once the last press is stored.
    const leave = Promise.withResolvers<void>();
    const late = async (route: Route) => {
      await leave.promise;
      await route.continue();
    };
    await page.route(storing, late, { times: 1 });
    await colour('Azul').click();
    await page.keyboard.press('Escape');
    await expect(colours).toBeHidden();
    leave.resolve();
    const opener = row(page, name).getByRole('button', { name: /^Agotado: 1 de 3 colores/ });
    await expect(opener).toBeFocused();

    // What is refused after closing is told all the same.
    await opener.click();
    await expect(colour('Azul')).toBeVisible();
    const refuseLate = await refusedOnce(page, storing);
    await colour('Azul').click();
    await page.keyboard.press('Escape');
    await expect(colours).toBeHidden();
    refuseLate();
    await expect(page.getByRole('dialog', { name: 'Error' })).toContainText(
      'Error al actualizar el producto',
    );
  });
});

test('a sold-out product is shown as such, and cannot be added [BUY-006]', async ({ page, shop }, {
  project,
}) => {
  const name = `Hilo sin stock ${project.name}`;
  const thread = await shop.addProduct(aPlainThread({ name, isSoldOut: true }));
  await page.goto(`/?q=${encodeURIComponent(name)}`);
  await expect(card(page, name)).toContainText('Agotado');
  await expectAccessible(page);
  await page.goto(`/moreInfo/${thread.id}`);
  await expect(page.getByRole('main').getByText('Agotado', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Agotado', exact: true })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'AGREGAR AL CARRITO' })).toHaveCount(0);
  // Units of what is sold out can't add up to an offer.
  await expect(page.getByText('Oferta válida únicamente para compras online.')).toHaveCount(0);
  await expectAccessible(page);
});

test('a line in the cart says what sold out, and the rest is ordered [BUY-006]', async ({ page, shop }, {
  project,
}) => {
  const lastName = `Paciente${project.name}`;
  const thread = await shop.addProduct(aPlainThread({ name: 'Hilo a medias', bulkOffer: null }));
  const cone = await shop.addProduct(aPlainThread({ name: 'Cono entero' }));
  await leaveCart(page, [
    { product: thread, quantities: { Rojo: 2, Azul: 3 } },
    { product: cone, quantities: { Rojo: 1 } },
  ]);
  await shop.updateProduct({ ...thread, soldOutVariants: ['Azul'] });
  await shop.updateProduct({ ...cone, isSoldOut: true });
  await page.goto('/cart');
  const line = (name: string) => page.getByRole('main').getByRole('article').filter({ hasText: name });
  await expect(line('Hilo a medias')).toContainText('Azul: agotado, no entra en tu pedido.');
  await expect(line('Cono entero')).toContainText('Agotado: no entra en tu pedido.');
  await expect(line('Cono entero')).not.toContainText(/\$|unidades/);
  await expect(summary(page)).toContainText(/Total\s*\$\s10\.000/);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Actualizar cantidades' }).click();
  const panel = page.getByRole('dialog', { name: 'Tu carrito' });
  await expect(panel).toContainText('Azul: agotado, no entra en tu pedido.');
  await expect(panel.getByRole('article').filter({ hasText: 'Cono entero' })).not.toContainText('$');
  await expect(panel.getByRole('button', { name: 'Agregar una unidad de Azul' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Continuar' }).click();
  await fillContact(page, { lastName });
  await buy(page);
  await expect(orderDone(page)).toBeVisible();
  const orders = (await shop.orders()).filter(({ userLastName }) => userLastName === lastName);
  expect(orders).toMatchObject([
    { totalAmount: 10_000, orderItems: [{ _id: thread.id, quantity: { Rojo: 2 } }] },
  ]);
});

test.describe(() => {
  test.use({ expectedFailures: [409] });

  test('what sells out during the checkout is named and marked, and the rest is ordered [BUY-006]', async ({
    page,
    shop,
  }, { project }) => {
    const lastName = `Rezagada${project.name}`;
    const thread = await shop.addProduct(aPlainThread({ name: 'Hilo veloz' }));
    const cone = await shop.addProduct(aPlainThread({ name: 'Cono veloz' }));
    await openContactStep(page, [
      { product: thread, quantities: { Rojo: 1, Azul: 1 } },
      { product: cone, quantities: { Rojo: 1 } },
    ]);
    await fillContact(page, { lastName });
    await shop.updateProduct({ ...thread, soldOutVariants: ['Azul'] });
    await buy(page);
    const notice = page.getByRole('alert').filter({ hasText: 'Se agotó' });
    await expect(notice).toBeFocused();
    await expect(notice).toContainText('Se agotó: Costurina Hilo veloz (Azul).');
    await expect(summary(page)).toContainText('Azul: agotado, no entra en tu pedido.');
    await expectAccessible(page);
    await buy(page);
    await expect(orderDone(page)).toBeVisible();
    const orders = (await shop.orders()).filter(({ userLastName }) => userLastName === lastName);
    expect(orders).toMatchObject([{ totalAmount: 10_000 }]);
  });

  test('a cart of which nothing is left cannot be ordered, and says why [BUY-006]', async ({
    page,
    shop,
  }) => {
    const thread = await shop.addProduct(aPlainThread({ name: 'Hilo último' }));
    await openContactStep(page, [{ product: thread, quantities: { Rojo: 1 } }]);
    await fillContact(page);
    await shop.updateProduct({ ...thread, isSoldOut: true });
    await buy(page);
    await expect(summary(page)).toContainText(
      'Todo lo que hay en tu carrito está agotado: no hay nada para pedir.',
    );
    await expect(buyButton(page)).toBeDisabled();
  });
});

test('one tap in the list marks a product as sold out, another takes it back [BUY-006]', async ({
  page,
  shop,
}, { project }) => {
  const name = `Hilo de un toque ${project.name}`;
  const thread = await shop.addProduct(aPlainThread({ name }));
  await beAdministrator(page);
  await openProducts(page, name);
  await row(page, name)
    .getByRole('button', { name: `Marcar agotado: ${name}` })
    .click();
  await expect(page.getByText(`${name}: agotado`)).toBeVisible();
  await expect(row(page, name).getByText('Agotado', { exact: true })).toBeVisible();
  await expect(row(page, name).getByRole('button', { name: `Hay stock: ${name}` })).toBeFocused();
  await expectAccessible(page);
  await page.goto(`/moreInfo/${thread.id}`);
  await expect(page.getByRole('button', { name: 'Agotado', exact: true })).toBeDisabled();
  await openProducts(page, name);
  await row(page, name)
    .getByRole('button', { name: `Hay stock: ${name}` })
    .click();
  await expect(row(page, name).getByRole('button', { name: `Marcar agotado: ${name}` })).toBeVisible();
  await page.goto(`/moreInfo/${thread.id}`);
  await expect(page.getByRole('button', { name: 'AGREGAR AL CARRITO' })).toBeEnabled();
});

test('the form marks a colour with one tap, and the mark goes with its colour [BUY-006]', async ({
  page,
  shop,
}, { project }) => {
  const name = `Hilo de la lista ${project.name}`;
  const thread = await shop.addProduct(aPlainThread({ name }));
  const saved = async () => (await shop.products()).find(({ id }) => id === thread.id);
  await beAdministrator(page);
  await openProduct(page, name);
  const mark = (colour: string) => editWindow(page).getByRole('button', { name: `Agotado: ${colour}` });
  await mark('Azul').click();
  await mark('Coral').click();
  await expect(mark('Azul')).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  await editWindow(page).getByRole('checkbox', { name: 'Coral', exact: true }).uncheck({ force: true });
  await expect(mark('Coral')).toHaveCount(0);
  await editWindow(page).getByRole('button', { name: 'Guardar cambios' }).click();
  await acknowledge(page, SAVED);
  await acknowledge(page, UPDATED);
  expect(await saved()).toMatchObject({ colours: ['Rojo', 'Azul'], soldOutVariants: ['Azul'] });
});

/** Refuses the next request to an address, once what it returns is called. */
async function refusedOnce(page: Page, address: string): Promise<() => void> {
  const refusal = Promise.withResolvers<void>();
  const refused = async (route: Route) => {
    await refusal.promise;
    await route.fulfill({ status: 500, json: {} });
  };
  await page.route(address, refused, { times: 1 });
  return refusal.resolve;
}
