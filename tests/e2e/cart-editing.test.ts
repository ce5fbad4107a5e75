import type { Page } from '@playwright/test';
import { NO_EXTRAS } from '#domain/cart/line-extras.ts';
import { parseSharedCart, sharedCartHash } from '#domain/cart/shared-cart.ts';
import { pesos } from '#domain/money/centavos.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expect, test } from '#tests/support/browser.ts';
import { addProductsOf, cardOf, isSmall } from '#tests/support/catalogue-page.ts';
import { leaveCart, storedCart } from '#tests/support/stored-cart.ts';

const BY_PIECES = { code: 'C62' as const, extras: NO_EXTRAS };

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Tu carrito' });
const agree = (page: Page, label: string) =>
  page.getByRole('alertdialog').getByRole('button', { name: label }).click();

test('lines lead to their product, are edited in place, and come back for ten seconds [BUY-003 BUY-009]', async ({
  page,
  shop,
}) => {
  const thread = await shop.addProduct(
    aPlainThread({ name: 'Hilo fino', bulkOffer: null, price: pesos(4000) }),
  );
  const tape = await shop.addProduct(aPlainThread({ name: 'Cinta', colours: [], bulkOffer: null }));
  await leaveCart(page, [
    { product: thread, quantities: { Rojo: 2, Azul: 1 } },
    { product: tape, quantities: { '': 1 } },
  ]);
  await page.clock.install();
  await page.goto('/cart');
  const main = page.getByRole('main');
  const line = (name: string) => main.getByRole('article').filter({ hasText: name });

  await test.step('in place on the page, with the progress to the minimum', async () => {
    await line('Hilo fino').getByRole('button', { name: 'Cambiar cantidades de Hilo fino' }).click();
    await line('Hilo fino').getByRole('button', { name: 'Quitar una unidad de Rojo' }).click();
    await expect(line('Hilo fino')).toContainText('Rojo × 1');
    await expect(line('Hilo fino').getByRole('status')).toHaveText(/^2 unidades, \$\s8\.000$/);
    const progress = main.getByText('para el mínimo de una primera compra').first();
    if (isSmall(page)) await expect(progress).toHaveText(/^Te faltan \$\s7\.000 para/);
    else await expect(progress).toBeHidden();
    await expectAccessible(page);
  });

  await test.step('a removed line can be taken back, to its place', async () => {
    await line('Hilo fino').getByRole('button', { name: 'Eliminar Hilo fino' }).click();
    await agree(page, 'Sí, eliminar');
    const done = page.getByRole('dialog', { name: '¡Eliminado!' });
    await expect(done).toBeVisible();
    // Its time begins when it can be pressed.
    await page.clock.runFor(20_000);
    await done.getByRole('button').click();
    await expect(main.getByText('Quitamos Hilo fino.')).toBeVisible();
    await main.getByRole('button', { name: 'Deshacer' }).click();
    await expect(main.getByRole('article').first()).toContainText('Hilo fino');
    expect(await storedCart(page)).toMatchObject([
      { quantities: { Rojo: 1, Azul: 1 } },
      { quantities: { '': 1 } },
    ]);
  });

  await test.step('the emptied cart too, for ten seconds', async () => {
    await main.getByRole('button', { name: 'Vaciar carrito' }).click();
    await agree(page, 'Sí, vaciar');
    await expect(main.getByText('Quitamos 2 productos.')).toBeVisible();
    await main.getByRole('button', { name: 'Deshacer' }).click();
    await expect(main.getByRole('article')).toHaveCount(2);
    await line('Cinta').getByRole('button', { name: 'Eliminar Cinta' }).click();
    await agree(page, 'Sí, eliminar');
    await page.getByRole('dialog', { name: '¡Eliminado!' }).getByRole('button').click();
    await expect(main.getByText('Quitamos Cinta.')).toBeVisible();
    await page.clock.runFor(11_000);
    await expect(main.getByText('Quitamos Cinta.')).toHaveCount(0);
  });

  await test.step('in the panel', async () => {
    await main.getByRole('button', { name: 'Actualizar cantidades' }).click();
    const panel = panelOf(page);
    await expect(panel.getByText('para el mínimo de una primera compra')).toHaveText(/\$\s12\.000/);
    await panel.getByRole('button', { name: 'Quitar una unidad de Azul' }).click();
    await panel.getByRole('button', { name: 'Quitar una unidad de Rojo' }).click();
    await expect(panel.getByText('Tu carrito está vacío')).toBeVisible();
    await panel.getByRole('button', { name: 'Deshacer' }).click();
    await panel.getByRole('link', { name: 'Hilo fino' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Hilo fino' })).toBeVisible();
    await expect(panel).toHaveCount(0);
  });

  await test.step('an emptied cart of thirty lines has it in sight', async () => {
    const products = (await shop.products()).slice(0, 30);
    await leaveCart(
      page,
      products.map((product) => ({ product, quantities: { [product.colours[0] ?? '']: 1 } })),
    );
    await page.goto('/cart');
    await main.getByRole('button', { name: 'Vaciar carrito' }).click();
    await agree(page, 'Sí, vaciar');
    await expect(main.getByRole('button', { name: 'Deshacer' })).toBeInViewport();
  });
});

test('equal toasts become one that counts, away from total and stepper [BUY-004]', { tag: '@once' }, async ({
  page,
  shop,
}) => {
  const [product] = await addProductsOf(shop, 'Repetido', [{ name: 'Insistente', colours: ['Rojo'] }]);
  await addProductsOf(shop, 'Esquivo', [{ name: 'Bajo' }]);
  await page.goto(`/moreInfo/${product?.id}`);
  const toasts = page.getByLabel('Avisos').getByRole('status');
  // A message stays five seconds: presses follow each other until two of them meet.
  await expect(async () => {
    await page.getByRole('button', { name: 'Agregar una unidad de Rojo' }).click();
    await page.getByRole('button', { name: 'AGREGAR AL CARRITO' }).click();
    await expect(toasts.filter({ hasText: 'El producto fue añadido correctamente' })).toHaveCount(1);
    await expect(toasts.filter({ hasText: 'correctamente × 2' })).toHaveCount(1, { timeout: 1000 });
  }).toPass();

  await page.goto('/?q=esquivo');
  const card = cardOf(page, 'Bajo');
  const add = card.getByRole('button', { name: 'Agregar de Bajo' });
  await add.evaluate((button) => {
    button.scrollIntoView({ block: 'end', behavior: 'instant' });
  });
  await add.click();
  const toast = page.getByLabel('Avisos').getByRole('status');
  await expect(toast).toBeVisible();
  const plus = card.getByRole('button', { name: 'Agregar una unidad de Bajo' });
  await plus.click();
  await expect(card.getByRole('textbox', { name: 'Cantidad' })).toHaveValue('2');
});

test('a cart is shared by a link, and opened as a question [BUY-010]', { tag: '@once' }, async ({
  page,
  shop,
}) => {
  const thread = await shop.addProduct(
    aPlainThread({ name: 'Hilo compartido', bulkOffer: null, price: pesos(4000) }),
  );
  const tape = await shop.addProduct(aPlainThread({ name: 'Cinta propia', colours: [], bulkOffer: null }));
  const link = `/cart${sharedCartHash([
    { productId: thread.id, quantities: { Rojo: 2, Azul: 1 }, ...BY_PIECES },
    { productId: 'no-existe', quantities: { '': 1 }, ...BY_PIECES },
  ])}`;
  await leaveCart(page, [{ product: tape, quantities: { '': 1 } }]);
  const question = page.getByRole('dialog', { name: 'Te compartieron un carrito' });
  const units = async () => Object(await storedCart(page));

  await page.goto(link);
  await expect(question).toContainText('Hilo compartido');
  await expect(question).toContainText(/Total\s*\$\s12\.000/);
  await expect(question).toContainText('Sin lo que ya no se puede comprar: Producto.');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Agregar a mi carrito' }).click();
  await expect(question).toHaveCount(0);
  expect(await units()).toMatchObject([{ id: tape.id }, { id: thread.id, quantities: { Rojo: 2, Azul: 1 } }]);
  await expect(page).toHaveURL(/\/cart$/);

  await page.goto('/contact');
  await page.goto(link);
  await question.getByRole('button', { name: 'Reemplazar' }).click();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  expect(await units()).toMatchObject([{ id: thread.id, quantities: { Rojo: 2, Azul: 1 } }]);

  await page.evaluate(() => {
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: async ({ url }: { url: string }) => console.debug(`shared ${url}`),
    });
  });
  const shared = page.waitForEvent('console', (message) => message.text().startsWith('shared'));
  await page.getByRole('button', { name: 'Compartir carrito' }).click();
  const { hash, pathname } = new URL((await shared).text().slice('shared '.length));
  expect([pathname, parseSharedCart(hash)]).toEqual([
    '/cart',
    [{ productId: thread.id, quantities: { Rojo: 2, Azul: 1 }, ...BY_PIECES }],
  ]);
});
