import { pesos } from '#domain/money/centavos.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expect, test } from '#tests/support/browser.ts';
import { demoPhotos } from '#tests/support/catalogue-page.ts';
import { ADMINISTRATOR } from '#tests/support/running-server.ts';
import { leaveCart, storedCart } from '#tests/support/stored-cart.ts';

const APOLOGY =
  'Error: Se produjo un error, por favor vuelve a intentarlo nuevamente. Disculpe las molestias.';

test('the loading screen shows when a page takes more than 150 ms [HOME-001 HOME-G01]', async ({ page }) => {
  const release = Promise.withResolvers<void>();
  await page.clock.install();
  await page.goto('/howToBuy');
  await page.route('**/_.data*', async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.clock.pauseAt(Date.now() + 60_000);
  const asked = page.waitForRequest('**/_.data*');
  await page.getByRole('link', { name: 'Inicio', exact: true }).click();
  await asked;
  const loading = page.getByRole('status').filter({ hasText: 'Cargando...' });
  await page.clock.runFor(140);
  await expect(loading).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(loading).toBeVisible();
  await expect(loading).toContainText('Más de un siglo acompañando cada puntada');
  await test.step('in the area of the page alone: the header stays and can be pressed', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Contacto' }).click({ trial: true });
    const isCovered = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const { x, y } = heading.getBoundingClientRect();
      return document.elementFromPoint(x + 4, y + 4)?.closest('.loading-screen') !== null;
    });
    expect(isCovered).toBe(true);
  });
  release.resolve();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Encuentra exactamente lo que necesitas' }),
  ).toBeVisible();
  await expect(loading).toHaveCount(0);
});

test('the loading screen is in sight also when a page is left far down [HOME-001]', async ({
  page,
  shop,
}) => {
  const thread = await shop.addProduct(aPlainThread({ brand: 'Lejano' }));
  const release = Promise.withResolvers<void>();
  await page.route(`**/moreInfo/${thread.id}/*.data*`, async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.goto('/?q=lejano');
  // Before its scripts run the page is left by a full load.
  await expect(page.locator('.help-bubble-place[style*="--foot"]')).toBeAttached();
  await page.setViewportSize({ width: 390, height: 400 });
  await page.getByRole('link', { name: `Más información de ${thread.name}` }).click();
  await expect(page.getByText('Cargando...')).toBeInViewport({ ratio: 1 });
  release.resolve();
  await expect(page.getByRole('heading', { level: 1, name: thread.name })).toBeVisible();
});

test.describe('what fails', () => {
  test.use({
    expectedFailures: [500],
    expectedMessages: ['TypeError', 'Cannot read properties', 'React Router caught'],
  });

  test('a page that throws while rendering shows the error screen and can be retried [ROUTE-018]', async ({
    page,
    shop,
  }) => {
    const thread = await shop.addProduct(aPlainThread({ brand: 'Rompible' }));
    // The server leaves out a field that this page draws, as another version of it might.
    await page.route(`**/moreInfo/${thread.id}/*.data*`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('"colours"', '"details"');
      await route.fulfill({ response, body });
    });
    await page.goto('/?q=rompible');
    await page.getByRole('link', { name: `Más información de ${thread.name}` }).click();
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    await expect(page.getByText(APOLOGY)).toBeVisible();
    await expectAccessible(page);
    await page.unrouteAll();
    await page.getByRole('link', { name: 'Reintentar' }).click();
    await expect(page.getByRole('heading', { level: 1, name: thread.name })).toBeVisible();
  });
});

test.describe('a lost connection', () => {
  test.use({ expectedMessages: ['ERR_INTERNET_DISCONNECTED', 'Failed to fetch manifest patches'] });

  test('the page stays and says so, and works again when the connection is back [NAV-001 NAV-002 PANEL-001 GALLERY-005]', async ({
    page,
    context,
    shop,
  }) => {
    const thread = await shop.addProduct(aPlainThread({ photos: await demoPhotos(shop, 1) }));
    const cannotOpen = page.getByRole('alert').filter({ hasText: 'No se pudo abrir. Revisa tu conexión' });
    const cart = page.getByRole('button', { name: /^Carrito/ });
    const photo = page.getByRole('button', { name: /^Ampliar foto/ });
    await page.goto(`/moreInfo/${thread.id}`);
    await page.getByLabel('Cantidad Rojo').fill('3');
    await context.setOffline(true);

    await cart.click();
    await expect(cannotOpen).toBeVisible();
    await page.getByRole('link', { name: 'Contacto', exact: true }).first().click();
    await expect(page.getByRole('alert')).toHaveText(
      'Sin conexión. Revisa tu conexión e intenta nuevamente.',
    );
    await photo.click();
    await expect(cannotOpen).toBeVisible();
    await expect(page.getByLabel('Cantidad Rojo')).toHaveValue('3');

    await context.setOffline(false);
    await photo.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();
    await cart.click();
    await expect(page.getByRole('dialog', { name: 'Tu carrito' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Contacto', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contacto / Ubicación' })).toBeVisible();
  });
});

test('a message whose code does not arrive shows as plain text [DETAIL-024]', async ({ page, shop }) => {
  const thread = await shop.addProduct(aPlainThread());
  const asked = page.waitForRequest('**/assets/toast-host-*.js');
  await page.route('**/assets/toast-host-*.js', () => undefined);
  await page.clock.install();
  await page.goto(`/moreInfo/${thread.id}`);

  await page.getByLabel('Cantidad Rojo').fill('3');
  await page.getByRole('button', { name: 'AGREGAR AL CARRITO' }).click();
  await asked;
  await page.clock.fastForward(3000);
  await expect(page.getByRole('alert')).toHaveText(/El producto fue añadido correctamente/);
});

test('a changed product is current on the next page, and the cart keeps its lines [HOME-004 HOME-G02 HOME-G03]', async ({
  page,
  context,
  shop,
}) => {
  const thread = await shop.addProduct(aPlainThread({ brand: 'Cambiante' }));
  await leaveCart(page, [{ product: thread, quantities: { Rojo: 2 } }]);
  await page.goto('/');
  await page.getByRole('button', { name: 'Carrito, 2 unidades' }).click();
  await page.getByRole('dialog').getByLabel('Cantidad Rojo').fill('7');
  await expect.poll(() => storedCart(page)).toEqual([expect.objectContaining({ quantities: { Rojo: 7 } })]);
  await page.goto('/?q=cambiante&seed=3');
  await shop.updateProduct({ ...thread, name: 'Hilo que cambió', price: pesos(6000) });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Hilo que cambió' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Carrito, 7 unidades' })).toBeVisible();
  await page.getByRole('button', { name: 'Carrito, 7 unidades' }).click();
  await expect(page.getByRole('dialog').getByLabel('Cantidad Rojo')).toHaveValue('7');
  await expect(page.getByRole('dialog')).toContainText(/42\.000/);
  expect(await storedCart(page)).toEqual([expect.objectContaining({ quantities: { Rojo: 7 } })]);

  await test.step('an administrator sees a change at once, in the tab that held the old prices too [HOME-002]', async () => {
    await page.goto('/login');
    const catalogue = page.waitForResponse('**/api/catalogue');
    await page.getByRole('link', { name: 'Volver al inicio' }).click();
    await page.getByRole('searchbox').focus();
    await (await catalogue).finished();
    await page.goBack();
    await page.getByLabel('Email').fill(ADMINISTRATOR.email);
    await page.getByLabel('Contraseña', { exact: true }).fill(ADMINISTRATOR.password);
    await page.getByRole('button', { name: 'Ingresar' }).click();
    await expect(page).toHaveURL(/\/hilvanDash$/);
    await shop.updateProduct({ ...thread, name: 'Hilo que cambió', isOffer: true });
    await page.getByRole('link', { name: 'Casa Hilván' }).first().click();
    await expect(page.getByRole('region', { name: 'OFERTAS ESPECIALES' })).toContainText('Hilo que cambió');
    await context.clearCookies();
  });

  await test.step('returning to the tab shows the new price in spite of the browser’s cache [GRID-007]', async () => {
    await page.clock.install();
    const catalogue = page.waitForResponse('**/api/catalogue');
    await page.goto('/?q=cambiante&seed=3');
    await page.getByRole('searchbox').focus();
    await (await catalogue).finished();
    await shop.updateProduct({ ...thread, name: 'Hilo que cambió', price: pesos(7000) });
    await page.clock.fastForward('01:00');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByRole('article')).toContainText(/7\.000/);
  });
});
