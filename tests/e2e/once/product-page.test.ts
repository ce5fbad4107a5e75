import { productPath } from '#domain/addresses/product-path.ts';
import { pesos } from '#domain/money/centavos.ts';
import { COLOURS } from '#domain/products/colours.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect, test } from '#tests/support/browser.ts';
import { addProductsOf, cards, demoPhotos } from '#tests/support/catalogue-page.ts';
import { quantity, subtotal } from '#tests/support/product-page.ts';
import { leaveCart, storedCart } from '#tests/support/stored-cart.ts';

test('questions about a machine go to the chat [DETAIL-025 DETAIL-026 DETAIL-G10 NAV-004]', async ({
  page,
  shop,
  baseURL,
}) => {
  const machine = { section: 'Maquina', subsection: 'Familiar', type: 'Overlock' } as const;
  const [product] = await addProductsOf(shop, 'Chateadora', [
    { ...machine, name: 'Recta & "fina"', code: 'CH#1', price: pesos(150_000) },
  ]);
  await page.goto(`/moreInfo/${product?.id}`);
  await expect(page.getByRole('main')).toContainText('Máquina / Familiar');
  const href = await page.getByRole('link', { name: 'CONSULTAR POR WHATSAPP' }).getAttribute('href');
  const chat = new URL(href ?? '');
  expect(chat.origin + chat.pathname).toBe('https://wa.me/5493496401923');
  const asked = 'Chateadora Recta & "fina" (código CH#1), $\u00a0150.000,00';
  const text = `Hola, quisiera consultar por ${asked}: ${baseURL}${product && productPath(product)}`;
  expect(chat.searchParams.get('text')).toBe(text);
});

test('many colours are chosen from a grid, and each chosen one has its stepper [DETAIL-G06 DETAIL-014 DETAIL-016]', async ({
  page,
  shop,
}) => {
  const product = await shop.addProduct(
    aThread({
      colours: COLOURS.map(({ name }) => name),
      soldOutVariants: ['Turquesa'],
      photos: await demoPhotos(shop, 1),
    }),
  );
  await page.goto(`/moreInfo/${product.id}`);
  const grid = page.getByRole('toolbar', { name: 'Elegir colores' });
  const colour = (name: string) => grid.getByRole('button', { name, exact: true });
  await expect(grid.getByRole('button')).toHaveCount(48);
  const places = await grid
    .locator('.colour-swatch')
    .evaluateAll((swatches) => swatches.map((swatch) => getComputedStyle(swatch).backgroundPosition));
  expect(new Set(places).size).toBe(48);

  await test.step('a press adds its row with one unit, and the grid stays under the finger', async () => {
    await expect(page.getByLabel(/^Cantidad /)).toHaveCount(0);
    for (const name of ['Verde flúor', 'Lila', 'Blanco']) {
      await colour(name).scrollIntoViewIfNeeded();
      const before = await colour(name).boundingBox();
      await colour(name).click();
      await expect(quantity(page, name)).toHaveValue('1');
      await expect(colour(name)).toHaveAttribute('aria-pressed', 'true');
      expect((await colour(name).boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
    }
    await quantity(page, 'Verde flúor').fill('2');
    await expect(subtotal(page)).toContainText('4 unidades');
  });

  await test.step('a row stays at 0 units, and goes by its button or by its swatch', async () => {
    await quantity(page, 'Lila').fill('');
    await expect(quantity(page, 'Lila')).toHaveValue('0');
    await page.getByRole('button', { name: 'Quitar Lila', exact: true }).click();
    await expect(quantity(page, 'Lila')).toHaveCount(0);
    await expect(grid.locator(':focus')).toHaveCount(1);
    await colour('Blanco').click();
    await expect(page.getByLabel(/^Cantidad /)).toHaveCount(1);
    await expect(subtotal(page)).toContainText('2 unidades');
  });

  await test.step('a sold-out one says so and can’t be chosen [BUY-006]', async () => {
    const soldOut = colour('Turquesa, agotado');
    await expect(soldOut).toHaveAttribute('aria-disabled', 'true');
    await soldOut.click({ force: true });
    await expect(page.getByLabel(/^Cantidad /)).toHaveCount(1);
  });

  await test.step('the grid is one stop of Tab, and the arrow keys cross it', async () => {
    await colour('Blanco').focus();
    await page.keyboard.press('ArrowRight');
    await expect(colour('Crudo')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await expect(colour('Crudo')).toBeFocused();
    await page.keyboard.press('End');
    await expect(colour('Verde flúor')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'AGREGAR AL CARRITO' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(colour('Verde flúor')).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('Space');
    await expect(quantity(page, 'Blanco')).toHaveValue('1');
  });

  await test.step('the subtotal and the way into the cart stay in sight all the way [DETAIL-017]', async () => {
    for (const name of ['Verde flúor', 'Blanco']) {
      await quantity(page, name).focus();
      await expect(subtotal(page)).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: 'AGREGAR AL CARRITO' })).toBeInViewport({ ratio: 1 });
      await expect(quantity(page, name)).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: 'Ampliar foto' })).toBeInViewport();
    }
  });

  await test.step('a colour is found by its name, and units of other colours still count', async () => {
    const search = page.getByRole('searchbox', { name: 'Buscar un color por su nombre' });
    await search.fill(' LIMÓN');
    await expect(grid.getByRole('button')).toHaveCount(1);
    await colour('Amarillo limon').click();
    await quantity(page, 'Amarillo limon').fill('3');
    await expect(page.getByText('1 de 47 disponibles')).toBeVisible();
    await expect(subtotal(page)).toContainText('6 unidades');
    await search.fill('nada así');
    await expect(page.getByText('Ningún color se llama así.')).toBeVisible();
    await search.press('Escape');
    await expect(grid.getByRole('button')).toHaveCount(48);
    await expect(quantity(page, 'Verde flúor')).toHaveValue('2');
    await expectAccessible(page);
  });

  await test.step('on paper nothing lies over the text', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'AGREGAR AL CARRITO' })).toBeHidden();
    await expect(page.getByRole('link', { name: /Chatea con nosotros/ })).toBeHidden();
  });
});

test('a product that changes while its page is open shows a message [CART-G03 DETAIL-005 DETAIL-027]', async ({
  page,
  shop,
}) => {
  const product = await shop.addProduct(aThread({ colours: [], photos: [], bulkOffer: null }));
  const news = page.getByRole('status').filter({ hasText: /cambió|disponible/ });
  const add = page.getByRole('button', { name: 'AGREGAR AL CARRITO' });
  await page.goto(`/moreInfo/${product.id}`);
  await shop.updateProduct({ ...product, price: pesos(6000) });
  await page.getByLabel('Cantidad').fill('2');
  await expect(subtotal(page)).toContainText(/\$\s10\.000,00/);

  await test.step('a changed price shows on the page and in the cart line', async () => {
    await add.click();
    await expect(news).toHaveText(/^El precio cambió: antes \$\s5\.000,00\.$/);
    await expect(page.getByRole('main')).toContainText(/\$\s6\.000,00\s*por unidad/);
    await page.getByRole('button', { name: 'Carrito, 2 unidades' }).click();
    const panel = page.getByRole('dialog', { name: 'Tu carrito' });
    await expect(panel.getByRole('article')).toContainText(
      /El precio cambió: antes \$\s5\.000\..*\$\s12\.000/,
    );
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  });

  await test.step('a deleted product can’t be bought and leaves the cart', async () => {
    await shop.updateProduct({ ...product, isHidden: true });
    await page.getByLabel('Cantidad').fill('1');
    await add.click();
    await expect(news).toHaveText('Este producto ya no está disponible.');
    await expect(add).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Carrito', exact: true })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the way back leads home when the visit began here', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Volver atrás' }).click();
    await expect(page).toHaveURL(/\/$/);
  });

  await test.step('also in a new tab, after going on and back', async () => {
    const opened = page.context().waitForEvent('page');
    await page
      .getByRole('link', { name: /^Más información/ })
      .first()
      .click({ modifiers: ['ControlOrMeta'] });
    const tab = await opened;
    await expect(tab).toHaveURL(/\/moreInfo\//);
    const address = tab.url();
    await tab.getByRole('link', { name: 'Nosotros', exact: true }).click();
    await expect(tab).toHaveURL(/\/aboutUs$/);
    await tab.goBack();
    await expect(tab).toHaveURL(address);
    await tab.getByRole('main').getByRole('link', { name: 'Volver atrás' }).click();
    await expect(tab).toHaveURL(/\/$/);
    await tab.close();
  });

  await test.step('an administrator can still buy a hidden product', async () => {
    await beAdministrator(page);
    await page.goto(`/moreInfo/${product.id}`);
    await expect(page.getByRole('main').getByText('Oculto', { exact: true })).toBeVisible();
    const asked = page.waitForResponse(`**/api/items/${product.id}`);
    await page.getByLabel('Cantidad').fill('1');
    await add.click();
    expect((await asked).ok()).toBe(true);
    await expect(page.getByRole('button', { name: 'Carrito, 1 unidad' })).toBeVisible();
    await expect(add).toBeEnabled();
    await expect(news).toHaveCount(0);
  });
});

test('success is said only of units that were added [DETAIL-021 DETAIL-024]', async ({ page, shop }) => {
  const product = await shop.addProduct(aThread({ photos: [], bulkOffer: null }));
  const added = page.getByText('El producto fue añadido correctamente');
  const add = page.getByRole('button', { name: 'AGREGAR AL CARRITO' });
  const alert = (text: RegExp) => page.getByRole('alert').filter({ hasText: text });
  await leaveCart(page, [{ product, quantities: { Rojo: 9999 } }]);
  await page.goto(`/moreInfo/${product.id}`);

  await test.step('not of a full line', async () => {
    await quantity(page, 'Rojo').fill('5');
    await add.click();
    await expect(alert(/No se añadió.*hasta 9\.999 unidades de cada variante/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Carrito, 9.999 unidades' })).toBeVisible();
  });

  await test.step('not of a colour that sold out meanwhile [BUY-006]', async () => {
    await shop.updateProduct({ ...product, soldOutVariants: ['Azul'] });
    await quantity(page, 'Azul').fill('2');
    await add.click();
    await expect(alert(/No se añadió.*Se agotó lo que elegiste/)).toBeVisible();
    await expect.poll(() => storedCart(page)).toMatchObject([{ quantities: { Rojo: 9999 } }]);
  });

  await test.step('not of a product that is gone', async () => {
    await quantity(page, 'Coral').fill('1');
    await shop.updateProduct({ ...product, isHidden: true });
    await add.click();
    await expect(alert(/No se añadió.*ya no está disponible/)).toBeVisible();
    await expect(added).toHaveCount(0);
  });
});

test.describe('an unknown id', () => {
  test.use({ expectedFailures: [404] });

  test('says Cargando... while it asks once more, then offers others, a search and the sections [DETAIL-002 DETAIL-003]', async ({
    page,
  }) => {
    const answer = await page.request.get('/moreInfo/nada');
    expect(answer.status()).toBe(404);
    const html = await answer.text();
    expect(html).toContain('Cargando...');
    expect(html).toContain('noindex');
    await page.goto('/moreInfo/nada');
    await expect(page.getByRole('heading', { name: 'No encontramos este producto' })).toBeVisible();
    await expect(page.getByText('Cargando...')).toHaveCount(0);
    await expect(cards(page).first()).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Ir al inicio' }).click();
    await expect(page).toHaveURL(/\/(\?.*)?$/);
    await page.goto('/moreInfo/nada/hilo-de-algodon');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'No encontramos este producto' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Mercería' })).toHaveAttribute('href', '/categoria/merceria');
    await expectAccessible(page);
    await main.getByRole('button', { name: 'Buscar' }).click();
    await expect(page).toHaveURL(/[?&]q=hilo\+de\+algodon/);
  });
});
