import type { Page } from '@playwright/test';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect, test } from '#tests/support/browser.ts';
import { orderThroughApi } from '#tests/support/order-through-api.ts';
import { card, openProducts } from '#tests/support/product-desk.ts';
import { ADMINISTRATOR } from '#tests/support/running-server.ts';

const entry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Panel' }).getByRole('link', { name });

const topOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).last().boundingBox();
  return Math.round(box?.y ?? Number.NaN);
};

const PHONE = { width: 390, height: 844 };

for (const viewport of [PHONE, { width: 1440, height: 900 }]) {
  test.describe(() => {
    test.use({ viewport });

    test(`at ${viewport.width} px a tap in the menu shows the screen at once, and its rows take their place`, async ({
      page,
    }) => {
      await beAdministrator(page);
      await page.goto('/hilvanDash');
      await expect(page.getByRole('heading', { level: 1, name: 'General' })).toBeVisible();
      const answer = Promise.withResolvers<void>();
      await page.route('**/api/orders?*', async (route) => {
        await answer.promise;
        await route.continue();
      });
      await page.mouse.wheel(0, 600);
      if (viewport === PHONE) await page.getByRole('button', { name: 'Abrir menú' }).click();
      await entry(page, 'Pedidos').click();
      const heading = page.getByRole('heading', { level: 1, name: 'Pedidos' });
      await expect(heading).toBeInViewport();
      await expect(page).toHaveURL(/\/hilvanDash$/);
      await expect(page).toHaveTitle('Pedidos | Casa Hilván');
      const before = [await topOf(page, 'main h1'), await topOf(page, 'main .skeleton')];
      answer.resolve();
      await expect(page).toHaveURL(/\/hilvanDash\/pedidos$/);
      await expect(heading).toBeFocused();
      expect([await topOf(page, 'main h1'), await topOf(page, 'main .dashboard-card')]).toEqual(before);
    });
  });
}

test('the code and styles of the menu’s screens are fetched once a person is there, before any of them is chosen', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const filesOf = (route: string) =>
    fetched.filter((path) => path.startsWith(`/assets/${route}-route`)).map((path) => path.split('.').at(-1));
  await beAdministrator(page);
  await page.goto('/hilvanDash/cuenta');
  await expect(page.getByText(ADMINISTRATOR.email).first()).toBeVisible();
  expect(filesOf('orders')).toEqual([]);
  await entry(page, 'Registro').hover();
  await expect.poll(() => filesOf('log').toSorted()).toEqual(['css', 'js']);
  await expect.poll(() => filesOf('orders').toSorted()).toEqual(['css', 'js']);
});

test('screens are fetched ahead also if the router learns their routes late, and shared style sheets once', async ({
  page,
}) => {
  const asked: string[] = [];
  const placeOf = (screen: string) => asked.findIndex((url) => url.includes(`/${screen}-route-`));
  const fetched = (screen: string) =>
    expect.poll(async () => {
      await page.clock.runFor(1000);
      return placeOf(screen);
    });
  page.on('request', (request) => asked.push(request.url()));
  const routesMayCome = Promise.withResolvers<void>();
  await page.route('**/__manifest*', async (route) => {
    await routesMayCome.promise;
    await route.continue();
  });
  await beAdministrator(page);
  await page.clock.install();
  await page.goto('/hilvanDash/contacto');
  await expect(page.getByRole('heading', { level: 1, name: 'Contacto' })).toBeVisible();

  await page.mouse.move(700, 500);
  await page.clock.runFor(20_000);
  expect(placeOf('orders')).toBe(-1);

  asked.length = 0;
  const routesCame = page.waitForResponse('**/__manifest*');
  routesMayCome.resolve();
  await routesCame;
  await fetched('orders').toBeGreaterThanOrEqual(0);
  await fetched('products').toBeGreaterThan(placeOf('orders'));
  const sheets = asked.filter((url) => url.endsWith('.css'));
  expect(sheets).toEqual([...new Set(sheets)]);
});

test('a press asks for a screen’s data before the screen opens, which doesn’t ask again', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await beAdministrator(page);
  await page.goto('/hilvanDash/cuenta');
  await expect(page.getByText(ADMINISTRATOR.email).first()).toBeVisible();
  await entry(page, 'Registro').hover();
  const early = page.waitForRequest('**/api/log?*');
  await page.mouse.down();
  await early;
  await page.mouse.up();
  await expect(page.getByRole('navigation', { name: 'Páginas del registro' })).toBeAttached();
  expect(asked.filter((path) => path === '/api/log')).toHaveLength(1);
});

const isListWithoutSearch = (url: string) => /\/api\/items\?(?!.*&q=)/.test(url);

test.describe('the menu of a phone', () => {
  test.use({ viewport: PHONE });
  const toggleMenu = (page: Page) => page.getByRole('button', { name: 'Abrir menú' }).click();

  test('has asked for its screens’ data when one is chosen', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const times = (path: string) => asked.filter((one) => one === path).length;
    await beAdministrator(page);
    await page.goto('/hilvanDash/cuenta');
    await expect(page.getByText(ADMINISTRATOR.email).first()).toBeVisible();
    // Here it stands beside the page, where it may stay.
    await page.setViewportSize({ ...PHONE, width: 700 });
    await toggleMenu(page);
    await expect(entry(page, 'Registro')).toBeVisible();
    await toggleMenu(page);
    expect(times('/api/log')).toBe(0);
    await page.setViewportSize(PHONE);
    await toggleMenu(page);
    await expect.poll(() => [times('/api/orders'), times('/api/log')]).toEqual([1, 1]);
    await entry(page, 'Registro').click();
    await expect(page.getByRole('navigation', { name: 'Páginas del registro' })).toBeAttached();
    expect(times('/api/log')).toBe(1);
  });

  test('asks again for what a change may have changed that was under way', async ({ page, shop }) => {
    const name = `Hilo que se oculta ${crypto.randomUUID()}`;
    await shop.addProduct(aPlainThread({ name }));
    await beAdministrator(page);
    await openProducts(page, name);
    const mayHide = Promise.withResolvers<void>();
    await page.route('**/api/showhideitem/*', async (route) => {
      await mayHide.promise;
      await route.continue();
    });
    await card(page, name).getByRole('button', { name: 'Ocultar' }).click();
    const early = page.waitForResponse((answer) => isListWithoutSearch(answer.url()));
    await toggleMenu(page);
    await early;
    mayHide.resolve();
    await expect(page.getByText(`${name}: oculto`)).toBeVisible();
    const anew = page.waitForRequest((request) => isListWithoutSearch(request.url()));
    await entry(page, 'Mis Productos').click();
    await anew;
  });
});

test.describe(() => {
  // A new row moves the others down.
  test.use({ mayShift: true });

  test('an order that comes after a press is in the list, though the press has asked for it', async ({
    page,
    shop,
    server,
  }) => {
    const product = await shop.addProduct(aPlainThread());
    const anOrder = () => orderThroughApi(server.url, { lines: [{ product, quantities: { Rojo: 1 } }] });
    await anOrder();
    await beAdministrator(page);
    const told = page.waitForResponse('**/api/events');
    await page.goto('/hilvanDash/pedidos');
    await told;
    await expect(entry(page, 'Pedidos')).toContainText('pendiente');
    const early = page.waitForResponse('**/api/orders?*');
    await entry(page, 'Pedidos').dispatchEvent('pointerdown', { button: 0 });
    await early;
    const { orderNumber } = await anOrder();
    await expect(page.getByText(`N.º ${orderNumber}`).first()).toBeVisible();
  });
});
