import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect } from '#tests/support/browser.ts';
import { guardLeft } from '#tests/support/guard-left.ts';
import { orderThroughApi } from '#tests/support/order-through-api.ts';
import { testOnOwnShop } from '#tests/support/own-shop.ts';
import { shopClient } from '#tests/support/shop-client.ts';

const test = testOnOwnShop();

test.use({ expectedFailures: [422] });

test('a new shop shows the first steps, and an empty order list shows an undyed spool [DASH-G02 PRICES-010 STORE-006]', async ({
  page,
  server,
}) => {
  await beAdministrator(page);
  await page.goto('/hilvanDash');
  await expect(page.getByRole('heading', { name: 'Casa Hilván está lista para coser' })).toBeVisible();
  const steps = page.getByRole('region', { name: 'Casa Hilván está lista para coser' });
  await expect(steps.getByRole('listitem')).toHaveCount(7);
  await expect(steps).toContainText('0 de 7 listos');
  await expectAccessible(page);
  for (const [name, href] of [
    ['Datos legales', '/hilvanDash/tienda/legales'],
    ['Primeros productos', '/hilvanDash/importar'],
  ] as const)
    await expect(steps.getByRole('link', { name })).toHaveAttribute('href', href);

  await page.getByRole('button', { name: 'Actualizar Precios' }).click();
  await page.getByRole('button', { name: 'Sí, actualizar' }).click();
  const news = page.getByRole('dialog', { name: 'Error' });
  await expect(news).toHaveText(/Error al actualizar los precios: no hay una lista de precios configurada/);
  await news.getByRole('button', { name: 'OK' }).click();

  await guardLeft(page);
  await page.goto('/hilvanDash/pedidos');
  await expect(page.getByText('Todavía no hay pedidos.')).toBeVisible();
  await expect(page.locator('img[src="/art/empty-spool.svg"]')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Ver la tienda' })).toBeVisible();
  await expectAccessible(page);

  const shop = await shopClient(server.url);
  const product = await shop.addProduct(aPlainThread());
  await page.goto('/hilvanDash');
  await expect(page.getByText('Todavía no hay pedidos en este tiempo.')).toHaveCount(4);
  const done = page.getByRole('listitem').filter({ hasText: 'Primeros productos, listo' });
  await expect(done).toBeVisible();
  await page.getByRole('button', { name: 'No mostrar más' }).click();
  await expect(done).toHaveCount(0);
  await orderThroughApi(server.url, { lines: [{ product, quantities: { Rojo: 1 } }] });
  await page.reload();
  await expect(page.getByRole('link', { name: 'Pedidos pendientes' })).toContainText('1');
});
