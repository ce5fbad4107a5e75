import type { Page } from '@playwright/test';
import type { Product } from '#domain/products/product.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { expect, test } from '#tests/support/browser.ts';
import {
  buy,
  buyButton,
  fillContact,
  openContactStep,
  orderDone,
  orderQuestion,
  summary,
} from '#tests/support/checkout-page.ts';
import { leaveCart, storedCart } from '#tests/support/stored-cart.ts';

const cartButton = (page: Page, units: number) =>
  page.getByRole('button', { name: units === 0 ? 'Carrito' : `Carrito, ${units} unidades`, exact: true });

async function addUnits(page: Page, product: Product, units: number): Promise<void> {
  await page.goto(`/moreInfo/${product.id}`);
  // A related card of a product in the cart has one too, further down.
  await page.getByLabel('Cantidad').first().fill(`${units}`);
  await page.getByRole('button', { name: 'AGREGAR AL CARRITO' }).click();
}

test.describe(() => {
  test.use({ expectedMessages: ['Access is denied for this document.'] });
  test('without storage the cart lasts for the visit [CART-009 PERM-001]', async ({ page, shop }) => {
    const thread = await shop.addProduct(aPlainThread({ colours: [] }));
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, { get: refuse });
    });
    await addUnits(page, thread, 2);
    await expect(page.getByText('2 unidades solo por esta visita')).toBeVisible();
    await cartButton(page, 2).click();
    const warning = page.getByText(
      'no puede guardar el carrito: si recargas o cierras la página, se pierde.',
    );
    await expect(page.getByRole('dialog', { name: 'Tu carrito' }).filter({ has: warning })).toBeVisible();
    await page.getByRole('button', { name: 'Finalizar pedido' }).click();
    await expect(page.getByRole('heading', { name: 'Carrito de compras' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('main').filter({ has: warning })).toBeVisible();
    await expect(page.getByRole('article')).toContainText(thread.name);
    await page.getByRole('button', { name: 'Continuar' }).click();
    await fillContact(page);
    await buy(page);
    await expect(orderDone(page)).toBeVisible();
    await orderDone(page).getByRole('button', { name: 'OK' }).click();
    await expect(cartButton(page, 0)).toBeVisible();
  });
});

test('Finalizar pedido stores a cart that did not fit before [CART-011 CART-025 PANEL-013]', async ({
  page,
  shop,
}) => {
  const thread = await shop.addProduct(aPlainThread({ colours: [] }));
  await page.addInitScript(() => {
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = function setItemWhenThereIsRoom(key: string, text: string) {
      if (!document.title.startsWith('con lugar')) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, text);
    };
  });
  await addUnits(page, thread, 2);
  await cartButton(page, 2).click();
  const panel = page.getByRole('dialog', { name: 'Tu carrito' });
  await expect(panel).toContainText(thread.name);
  expect(await storedCart(page)).toBeNull();
  await page.evaluate(() => {
    document.title = 'con lugar';
  });
  await panel.getByRole('button', { name: 'Finalizar pedido' }).click();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(/\/cart$/);
  expect(await storedCart(page)).toEqual([expect.objectContaining({ id: thread.id, quantities: { '': 2 } })]);
  await expect(page.getByText('se pierde')).toHaveCount(0);
});

test('two tabs share one cart [CART-021 CART-G07]', async ({ page, context, shop }) => {
  const [first, second] = [
    await shop.addProduct(aPlainThread({ colours: [] })),
    await shop.addProduct(aPlainThread({ colours: [] })),
  ];
  await leaveCart(page, [{ product: first, quantities: { '': 1 } }]);
  await page.goto('/cart');
  await expect(page.getByRole('article')).toHaveCount(1);
  const otherTab = await context.newPage();
  await addUnits(otherTab, second, 2);
  await expect(cartButton(otherTab, 3)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(cartButton(page, 3)).toBeVisible();

  await page.getByRole('button', { name: `Eliminar ${first.name}` }).click();
  await page.getByRole('button', { name: 'Sí, eliminar' }).click();
  await expect(cartButton(otherTab, 2)).toBeVisible();
  expect(await storedCart(otherTab)).toEqual([expect.objectContaining({ id: second.id })]);

  await otherTab.evaluate(() => localStorage.clear());
  await expect(page.getByRole('heading', { name: 'Carrito vacío', includeHidden: true })).toBeVisible();
});

test('what is sent is what the cart has at the confirmation, and only that leaves it [CART-020 CHECKOUT-040 CHECKOUT-G10]', async ({
  page,
  context,
  shop,
}) => {
  const [first, second] = [
    await shop.addProduct(aPlainThread({ colours: [] })),
    await shop.addProduct(aPlainThread({ colours: [] })),
  ];
  await openContactStep(page, [{ product: first, quantities: { '': 1 } }]);
  await fillContact(page, { lastName: 'Dospestañas' });
  const otherTab = await context.newPage();
  await buyButton(page).click();
  await expect(orderQuestion(page)).toBeVisible();
  await addUnits(otherTab, second, 2);
  await expect(summary(page)).toContainText('2 unidades');

  await page.route('**/api/orders', async (route) => {
    await addUnits(otherTab, first, 3);
    await expect(cartButton(otherTab, 6)).toBeVisible();
    await route.continue();
  });
  await orderQuestion(page).getByRole('button', { name: 'Sí, pedir presupuesto' }).click();
  await expect(orderDone(page)).toBeVisible();
  const orders = (await shop.orders()).filter(({ userLastName }) => userLastName === 'Dospestañas');
  expect(orders).toMatchObject([
    {
      orderItems: [
        { _id: first.id, quantity: { '': 1 } },
        { _id: second.id, quantity: { '': 2 } },
      ],
    },
  ]);
  expect(await storedCart(page)).toMatchObject([{ id: first.id, quantities: { '': 3 } }]);
});

test('a cart that another tab has ordered is not ordered again [CHECKOUT-G10]', async ({
  page,
  context,
  shop,
}) => {
  const thread = await shop.addProduct(aPlainThread());
  await openContactStep(page, [{ product: thread, quantities: { Rojo: 1 } }]);
  await fillContact(page, { lastName: 'Unasola' });
  const otherTab = await context.newPage();
  await otherTab.goto('/cart?paso=contacto');
  await fillContact(otherTab, { lastName: 'Unasola' });
  await buyButton(otherTab).click();
  await expect(orderQuestion(otherTab)).toBeVisible();
  await buy(page);
  await expect(orderDone(page)).toBeVisible();
  await orderQuestion(otherTab).getByRole('button', { name: 'Sí, pedir presupuesto' }).click();
  await expect(otherTab.getByRole('dialog', { name: 'No hay nada para pedir' })).toBeVisible();
  const orders = (await shop.orders()).filter(({ userLastName }) => userLastName === 'Unasola');
  expect(orders).toHaveLength(1);
});

test('an order removes our storage keys and no others [CART-017 CART-018 CART-020 CHECKOUT-040]', async ({
  page,
  shop,
}) => {
  const thread = await shop.addProduct(aPlainThread());
  await openContactStep(page, [{ product: thread, quantities: { Rojo: 4 } }]);
  await page.evaluate(() => {
    localStorage.setItem('hilvan:theme', 'dark');
    localStorage.setItem('ajena', 'sigue');
  });
  await fillContact(page);
  await buy(page);
  await expect(orderDone(page)).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['ajena']);
  const keptForThisTab = await page.evaluate(() => Object.keys(sessionStorage));
  expect(keptForThisTab.filter((key) => /order|checkout/.test(key))).toEqual([]);
});

test.describe(() => {
  test.use({ expectedMessages: ['net::ERR_FAILED'] });

  test('an unreachable catalogue drops no lines [CART-021 CART-022]', async ({ page, shop }) => {
    const thread = await shop.addProduct(aPlainThread());
    await leaveCart(page, [{ product: thread, quantities: { Rojo: 4 } }]);
    const asked = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/items?'));
    await page.route('**/api/items?*', (route) => route.abort());
    await page.goto('/cart');
    await asked;
    await expect(page.getByRole('article')).toContainText(/Subtotal\s*\$\s20\.000/);
    expect(await storedCart(page)).toEqual([
      expect.objectContaining({ id: thread.id, quantities: { Rojo: 4 } }),
    ]);
  });
});
