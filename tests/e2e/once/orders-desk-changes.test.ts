import type { Page } from '@playwright/test';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect, test } from '#tests/support/browser.ts';
import { stopClock } from '#tests/support/carousel.ts';
import { orderThroughApi } from '#tests/support/order-through-api.ts';
import type { ShopClient } from '#tests/support/shop-client.ts';

const row = (page: Page, number: number) => page.getByRole('row').filter({ hasText: `N.º ${number}` });

async function anOrder(shop: ShopClient, url: string, lastName: string): Promise<number> {
  const product = await shop.addProduct(aPlainThread());
  const order = { lines: [{ product, quantities: { Rojo: 1 } }], customer: { lastName } };
  return (await orderThroughApi(url, order)).orderNumber;
}

async function choose(page: Page, number: number, label: string): Promise<void> {
  await page.getByRole('button', { name: `Acciones del pedido ${number}` }).click();
  await page.getByRole('menuitem', { name: label, exact: true }).click();
}

test('an order is deleted only after a confirmation [ORDADM-008 ORDADM-011 ORDADM-012 ORDADM-G02 DASH-003 DASH-012]', async ({
  page,
  shop,
  server,
}) => {
  await anOrder(shop, server.url, 'Que queda');
  const number = await anOrder(shop, server.url, 'Borrada');
  const { length: pending } = (await shop.orders()).filter(
    ({ status, deleted }) => status === 'pendiente' && !deleted,
  );
  await beAdministrator(page);
  await page.goto('/hilvanDash/pedidos');
  const badge = page.getByRole('navigation', { name: 'Panel' }).getByRole('link', { name: 'Pedidos' });
  await expect(badge).toContainText(`${pending} pendientes`);
  const question = page.getByRole('alertdialog', { name: '¿Estás seguro?' });
  const size = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 740 });
  await choose(page, number, 'Eliminar');
  await expect(question).toContainText('se recupera en «Ver pedidos eliminados»');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(question).toBeHidden();
  await expect(row(page, number)).toBeVisible();

  await page.setViewportSize(size ?? { width: 1440, height: 900 });
  await choose(page, number, 'Eliminar');
  await question.getByRole('button', { name: 'Sí, eliminar' }).click();
  await expect(page.getByText(`Pedido N.º ${number} eliminado`)).toBeVisible();
  await expect(row(page, number)).toHaveCount(0);
  await expect(badge).toHaveText(`Pedidos${pending - 1} pendientes`);
  for (const tab of ['Pendientes', 'En proceso', 'Listos', 'Todos']) {
    await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
    await expect(page.getByRole('tab', { name: new RegExp(`^${tab}`), selected: true })).toBeVisible();
    await expect(row(page, number)).toHaveCount(0);
  }
});

test('deleted orders go for good only after a confirmation that counts them [ORDADM-012 STORE-007]', async ({
  page,
  shop,
  server,
}) => {
  const kept = await anOrder(shop, server.url, 'Que queda');
  const number = await anOrder(shop, server.url, 'Para siempre');
  await beAdministrator(page);
  await page.goto('/hilvanDash/pedidos');
  await choose(page, number, 'Eliminar');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sí, eliminar' }).click();
  await page.getByRole('link', { name: 'Ver pedidos eliminados' }).click();
  await expect(row(page, number)).toBeVisible();
  await page.getByRole('button', { name: 'Borrar todos para siempre' }).click();
  const question = page.getByRole('alertdialog', { name: /^¿Borrar para siempre \d+ pedidos?\?$/ });
  await expect(question).toContainText('no se pueden recuperar');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Borrar para siempre' }).click();
  await expect(page.getByText(/pedidos? borrados? para siempre/)).toBeVisible();
  await expect(row(page, number)).toHaveCount(0);
  await page.getByRole('link', { name: 'Volver a los pedidos' }).click();
  await expect(row(page, kept)).toBeVisible();
});

test('an order whose status changed leaves its tab, and the focus goes to the next one, or to the tab [ORDADM-013]', async ({
  page,
  shop,
  server,
}) => {
  const lastName = `Enfocada ${Date.now()}`;
  const first = await anOrder(shop, server.url, lastName);
  const second = await anOrder(shop, server.url, lastName);
  const third = await anOrder(shop, server.url, lastName);
  const fourth = await anOrder(shop, server.url, lastName);
  await beAdministrator(page);
  await page.clock.install();
  await page.goto(`/hilvanDash/pedidos?${new URLSearchParams({ estado: 'Pendientes', q: lastName })}`);
  await test.step('also when its window is closed before the list came anew', async () => {
    await page.getByRole('link', { name: `Ver pedido ${fourth}` }).click();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    let asked = 0;
    await page.route(/\/api\/orders\?/, async (route) => {
      asked += 1;
      await released;
      await route.continue();
    });
    await page.getByRole('button', { name: `Cambiar el estado del pedido ${fourth}` }).click();
    await page.getByRole('menuitem', { name: 'Listo' }).click();
    // For the change, and for the news of it. A page's first news may ask too.
    await expect.poll(() => asked).toBeGreaterThanOrEqual(2);
    await page.getByRole('button', { name: 'CERRAR' }).click();
    release();
    await expect(row(page, fourth)).toHaveCount(0);
    await page.unrouteAll({ behavior: 'wait' });
    // The message would lie over the next menus.
    await page.clock.fastForward(5000);
  });
  await choose(page, third, 'Listo');
  await expect(row(page, third)).toHaveCount(0);
  await expect(page.getByRole('link', { name: `Ver pedido ${second}` })).toBeFocused();
  await test.step('also from the window of the order', async () => {
    await page.getByRole('link', { name: `Ver pedido ${second}` }).click();
    await page.getByRole('button', { name: `Cambiar el estado del pedido ${second}` }).click();
    await page.getByRole('menuitem', { name: 'Listo' }).click();
    await expect(page.getByText(`Pedido N.º ${second}: Listo`)).toBeVisible();
    await page.getByRole('button', { name: 'CERRAR' }).click();
    await expect(row(page, second)).toHaveCount(0);
    await expect(page.getByRole('link', { name: `Ver pedido ${first}` })).toBeFocused();
  });
  await choose(page, first, 'En progreso');
  await expect(row(page, first)).toHaveCount(0);
  await expect(page.getByRole('tab', { name: /^Pendientes/ })).toBeFocused();
});

test.describe(() => {
  test.use({ expectedFailures: [412, 503] });

  test('of two people who change an order at once, the second is told; a message stays for five seconds [ORDADM-023 CONST-001]', async ({
    page,
    shop,
    server,
  }) => {
    const number = await anOrder(shop, server.url, 'Disputada');
    await beAdministrator(page);
    // Without news the list shows what was loaded.
    await page.route(/\/api\/(events|news)$/, (route) => route.fulfill({ status: 503 }));
    await page.clock.install();
    await page.goto('/hilvanDash/pedidos');
    await expect(row(page, number)).toContainText('Pendiente');
    const [order] = (await shop.orders()).filter(({ orderNumber }) => orderNumber === number);
    const url = `/api/orders/${order?._id}`;
    expect((await page.request.put(url, { data: { status: 'Listo' } })).status()).toBe(200);

    await choose(page, number, 'En progreso');
    const conflict = page.getByRole('dialog', { name: 'El pedido cambió mientras tanto' });
    await expect(conflict).toContainText(`Otra persona pasó el pedido N.º ${number} a Listo.`);
    await expectAccessible(page);
    await conflict.getByRole('button', { name: 'OK' }).click();
    await expect(row(page, number)).toContainText('Listo');
    await page.getByRole('button', { name: `Acciones del pedido ${number}` }).click();
    const inProgress = page.getByRole('menuitem', { name: 'En progreso', exact: true });
    await expect(inProgress).toBeVisible();
    await stopClock(page);
    await inProgress.click();
    const message = page.getByText(`Pedido N.º ${number}: En progreso`);
    await expect(async () => {
      await page.clock.runFor(50);
      await expect(message).toBeVisible({ timeout: 500 });
    }).toPass();
    await page.clock.runFor(2500);
    await expect(message).toBeVisible();
    await page.clock.runFor(2600);
    await expect(message).toBeHidden();
  });
});

test.describe(() => {
  test.use({ expectedFailures: [404, 500], expectedMessages: ['net::ERR_FAILED'] });

  test('failures at the desk show a message [ORDADM-022 ERR-005 ERR-G01 ERR-G02]', async ({
    page,
    shop,
    server,
  }) => {
    const number = await anOrder(shop, server.url, 'Averiada');
    await beAdministrator(page);
    await page.route('**/api/orders?*', (route) => route.abort(), { times: 1 });
    await page.goto('/hilvanDash/pedidos');
    const alert = page.getByRole('alert').filter({ hasText: 'No se pudieron cargar los pedidos.' });
    await expect(alert).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(row(page, number)).toBeVisible();

    const news = page.getByRole('dialog', { name: 'Error' });
    await test.step('a change that does not arrive', async () => {
      await page.route('**/api/orders/*', (route) =>
        route.request().method() === 'PUT' ? route.abort() : route.fallback(),
      );
      await choose(page, number, 'Listo');
      await expect(news).toContainText('Error al actualizar la orden');
      await news.getByRole('button', { name: 'OK' }).click();
      await expect(row(page, number)).toContainText('Pendiente');
      await page.unrouteAll();
    });

    await test.step('an answer of another shape', async () => {
      await page.route('**/api/orders/*', (route) =>
        route.request().method() === 'PUT' ? route.fulfill({ json: {} }) : route.fallback(),
      );
      await choose(page, number, 'Listo');
      await expect(news).toContainText('Error al actualizar la orden');
      await news.getByRole('button', { name: 'OK' }).click();
      await page.unrouteAll();
    });

    await test.step('a deletion that is refused', async () => {
      await page.route('**/api/orders/*', (route) =>
        route.request().method() === 'DELETE' ? route.fulfill({ status: 500 }) : route.fallback(),
      );
      await choose(page, number, 'Eliminar');
      await page.getByRole('button', { name: 'Sí, eliminar' }).click();
      await expect(news).toContainText('Error al eliminar la orden');
      await news.getByRole('button', { name: 'OK' }).click();
      await expect(row(page, number)).toBeVisible();
      await page.unrouteAll();
    });

    await page.goto('/hilvanDash/pedidos?pedido=no-existe');
    const missing = page.getByRole('dialog', { name: 'Pedido' });
    await expect(missing).toContainText('Id no encontrado');
    await expectAccessible(page);
    await missing.getByRole('button', { name: 'CERRAR' }).click();
    await expect(missing).toBeHidden();
  });
});

test('pending orders are counted on entering and after opening Pedidos, by a call of their own [DASH-013 DASH-014]', async ({
  page,
}) => {
  await beAdministrator(page);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  const counted = () => calls.filter((path) => path === '/api/orders/pending-count').length;
  await page.goto('/hilvanDash');
  await expect(page.getByRole('link', { name: 'Pedidos pendientes' })).toBeVisible();
  await expect.poll(counted).toBe(1);
  expect(calls).not.toContain('/api/orders');
  await page.getByRole('link', { name: 'Calculadora' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Calculadora' })).toBeVisible();
  expect(counted()).toBe(1);
  await page.getByRole('link', { name: 'Pedidos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pedidos' })).toBeVisible();
  await expect.poll(counted).toBe(2);
});

test('from 1024 to 1279 px the sidebar is a rail, which shows the name of what has the focus or the pointer [DASH-010 DASH-011]', async ({
  page,
}) => {
  await beAdministrator(page);
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto('/hilvanDash');
  const menu = page.getByRole('navigation', { name: 'Panel' });
  const link = menu.getByRole('link', { name: 'Calculadora' });
  const name = link.getByText('Calculadora');
  await expect(menu).toHaveCSS('width', '68px');
  await expect(name).toHaveCSS('opacity', '0');
  await expectAccessible(page);
  await menu.getByRole('link', { name: 'Agregar Producto' }).focus();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await expect(name).toHaveCSS('opacity', '1');
  const shown = await name.boundingBox();
  const icon = await link.boundingBox();
  expect(shown?.x).toBeGreaterThan((icon?.x ?? 0) + (icon?.width ?? 0));
  expect(Math.abs((shown?.y ?? 0) - (icon?.y ?? 0))).toBeLessThan(20);
  await menu.getByRole('link', { name: 'Pedidos' }).hover();
  await expect(menu.getByText('Pedidos', { exact: true })).toHaveCSS('opacity', '1');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(menu).toHaveCSS('width', '252px');
});

test('between 450 and 1023 px the sidebar is a column that opens and closes [DASH-010 DASH-011 DASH-G01]', async ({
  page,
}) => {
  await beAdministrator(page);
  await page.setViewportSize({ width: 450, height: 800 });
  await page.goto('/hilvanDash');
  const menu = page.getByRole('navigation', { name: 'Panel' });
  const toggle = page.getByRole('button', { name: 'Abrir menú' });
  await expect(menu).toBeHidden();
  await toggle.click();
  await expect(menu).toBeVisible();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await menu.getByRole('link', { name: 'Calculadora' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Calculadora' })).toBeVisible();
  await expect(menu).toBeVisible();
  await toggle.click();
  await expect(menu).toBeHidden();
  await test.step('an open one closes when the window becomes too narrow for both', async () => {
    await toggle.click();
    await expect(menu).toBeVisible();
    await page.setViewportSize({ width: 449, height: 800 });
    await expect(menu).toBeHidden();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(menu).toBeVisible();
  await expect(toggle).toBeHidden();
  await page.setViewportSize({ width: 449, height: 800 });
  await expect(menu).toBeHidden();
});
