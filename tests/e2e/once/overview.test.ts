import type { Locator, Page } from '@playwright/test';
import { centavos } from '#domain/money/centavos.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect, plain, test } from '#tests/support/browser.ts';
import { orderThroughApi } from '#tests/support/order-through-api.ts';

const figure = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name });
const card = (page: Page, title: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: title }) });

test.use({ expectedFailures: [503], expectedMessages: ['net::ERR_FAILED', 'ERR_INTERNET_DISCONNECTED'] });

test('General shows the shop’s figures, each with a link to its list [DASH-G02]', async ({
  page,
  shop,
  server,
}, { project }) => {
  const name = `Hilo del resumen ${project.name}`;
  const subsection = project.name === 'phone' ? 'Cordones' : 'Reparadores';
  const product = await shop.addProduct(aPlainThread({ name, subsection, type: 'Otros' }));
  const before = (await shop.orders()).filter(({ status }) => status === 'pendiente').length;
  for (let made = 0; made < 2; made += 1) {
    await orderThroughApi(server.url, { lines: [{ product, quantities: { Rojo: 3000 } }] });
  }
  const dear = await shop.addProduct(
    aPlainThread({ name: 'Overlock', price: centavos(9_999_950), bulkOffer: null }),
  );
  await orderThroughApi(server.url, { lines: [{ product: dear, quantities: { Rojo: 9999 } }] });
  await beAdministrator(page);
  await page.route('**/amounts-chart-*.js', (route) => route.abort());
  await page.route('**/api/backups', (route) => route.fulfill({ status: 503 }));
  await page.goto('/hilvanDash');

  await test.step('figures', async () => {
    await expect(figure(page, 'Pedidos pendientes')).toContainText(`${before + 3}`);
    await expect(figure(page, 'Pedidos pendientes')).toContainText('El más antiguo, de hoy');
    await expect(figure(page, 'Mensajes sin leer')).toContainText(/\d/);
    await expect(figure(page, 'Pedidos de hoy')).toContainText('$');
    await expect(figure(page, 'Pedidos de la semana')).toContainText(
      'Sin pedidos la semana anterior, a esta altura',
    );
    expect(plain(await figure(page, 'Monto de la semana').innerText())).toMatch(/\$ [\d.]+/);
    expect(await lastRowOf(page, 'Mostrador')).toBe('whole');
    for (const title of ['Productos publicados', 'Sin precio', 'Sin foto', 'Sin código']) {
      await expect(figure(page, title)).toContainText(/\d/);
    }
  });

  await test.step('the greatest amount stays on one line', async () => {
    const amount = figure(page, 'Monto de la semana').locator('.figure-value');
    expect(plain(await amount.innerText())).toMatch(/^\$ [1-9][\d.]{10}/);
    for (const width of [320, 360, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await linesOf(amount), `at ${width}`).toBe(1);
    }
  });

  await test.step('an unknown backup state is reported', async () => {
    const backup = page.getByRole('region', { name: 'La tienda, a salvo' });
    await expect(backup).toContainText('No se pudo saber cuándo se hizo la última copia de seguridad.');
    await expect(backup).toContainText('Mirar');
    await page.unroute('**/api/backups');
    await backup.getByRole('button', { name: 'Reintentar' }).click();
    // Another test may have made a backup.
    await expect(backup).toContainText(/Todavía no hay ninguna|Hoy \d\d:\d\d · /);
    await expect(backup).toContainText(/\d\sGB libres de [\d.,]+\sGB/);
  });

  await test.step('a chart that fails to load shows a message, and the rest stays', async () => {
    const amounts = card(page, 'Monto pedido');
    await expect(amounts).toContainText(/se pidieron \$.*No se pudo cargar el gráfico\./s);
    await expectAccessible(page);
    await page.unroute('**/amounts-chart-*.js');
    await amounts.getByRole('button', { name: 'Reintentar' }).click();
  });

  await test.step('charts are drawn, described and listed', async () => {
    const amounts = card(page, 'Monto pedido');
    await expect(amounts.getByRole('img', { name: /se pidieron \$/ })).toBeVisible();
    await expect(amounts.locator('.recharts-area')).toBeVisible();
    await expect(
      card(page, 'Pedidos por día').getByRole('img', { name: /llegaron \d+ pedidos?/ }),
    ).toBeVisible();
    await expect(card(page, 'Pedidos por día').locator('.recharts-bar-rectangle').last()).toBeVisible();
    await amounts.getByText('Ver en números').click();
    const rows = amounts.getByRole('table', { name: 'Pedidos y montos por día' }).getByRole('row');
    await expect(rows).toHaveCount(29);
    expect(plain(await rows.nth(1).innerText())).toMatch(/\$ [\d.]+/);
  });

  await test.step('without a connection no figures remain', async () => {
    await page.context().setOffline(true);
    await figure(page, 'Mensajes sin leer').click();
    await expect(page.getByRole('alert')).toContainText('Revisa tu conexión e intenta nuevamente.');
    await expect(page).toHaveURL(/\/hilvanDash$/);
    await page.context().setOffline(false);
  });

  await test.step('both themes', async () => {
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Cambiar a tema oscuro' }).click();
    await expectAccessible(page);
  });

  await test.step('figures lead to their lists', async () => {
    await expect(card(page, 'Rubros más pedidos').getByRole('link', { name: subsection })).toContainText(
      '6.000',
    );
    await card(page, 'Más pedidos').getByRole('link', { name }).click();
    await expect(page.getByRole('searchbox', { name: 'Buscar pedidos' })).toHaveValue(name);
    await expect(page.getByRole('row').filter({ hasText: 'N.º' })).toHaveCount(2);
    await page.goBack();
    await figure(page, 'Pedidos pendientes').click();
    await expect(page.getByRole('tab', { name: /^Pendientes/, selected: true })).toBeVisible();
  });
});

function linesOf(text: Locator): Promise<number> {
  return text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
}

/** Whether the figures of the strip's last row fill it. */
function lastRowOf(page: Page, strip: string): Promise<'whole' | 'gap'> {
  return page.getByRole('region', { name: strip }).evaluate((element) => {
    const boxes = [...element.children].map((figure) => figure.getBoundingClientRect());
    const last = Math.max(...boxes.map(({ top }) => Math.round(top)));
    const width = boxes
      .filter(({ top }) => Math.round(top) === last)
      .reduce((sum, box) => sum + box.width, 0);
    return width > element.clientWidth - 12 ? 'whole' : 'gap';
  });
}
