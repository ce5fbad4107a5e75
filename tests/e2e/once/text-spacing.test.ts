import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect, test } from '#tests/support/browser.ts';
import { clippedTexts, spaceText } from '#tests/support/clipped-texts.ts';
import { orderThroughApi } from '#tests/support/order-through-api.ts';
import { leaveCart } from '#tests/support/stored-cart.ts';

// The test itself moves the texts.
test.use({ mayShift: true });

test('with wide text spacing no page cuts off a text', async ({ page, server, shop }) => {
  const name = 'Hilo de coser de poliéster de alta tenacidad para cuero y lona';
  const thread = await shop.addProduct(aPlainThread({ name, isOffer: true }));
  const chosen = [{ product: thread, quantities: { Rojo: 12 } }];
  await leaveCart(page, chosen);
  await orderThroughApi(server.url, { lines: chosen });
  await beAdministrator(page);
  for (const path of [
    '/',
    `/?q=${thread.code}`,
    `/moreInfo/${thread.id}`,
    '/cart',
    '/cart?paso=contacto',
    '/calculadora',
    '/contact',
    '/aboutUs',
    '/howToBuy',
    '/FAQ',
    '/hilvanDash',
    '/hilvanDash/pedidos',
    '/hilvanDash/pedidos/nuevo',
    '/hilvanDash/productos',
    '/hilvanDash/nuevo',
    '/hilvanDash/importar',
    '/hilvanDash/importar/fotos',
    '/hilvanDash/cuenta',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await spaceText(page);
      expect(await clippedTexts(page), `${path} at ${width}`).toEqual([]);
    }
  }
});
