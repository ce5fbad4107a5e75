import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { expect, plain, test } from '#tests/support/browser.ts';
import { leaveCart } from '#tests/support/stored-cart.ts';

test('a former price is told as one, and a dialog has no header or footer of a page [PRICE-019 PANEL-007]', async ({
  page,
  shop,
}) => {
  const thread = await shop.addProduct(aPlainThread({ name: 'Hilo que se oye' }));
  await leaveCart(page, [{ product: thread, quantities: { Rojo: 12 } }]);
  await page.goto(`/moreInfo/${thread.id}`);
  await page.getByLabel('Cantidad Rojo').fill('12');
  const bar = page.getByRole('status').filter({ hasText: 'Subtotal' });
  expect(plain(await bar.ariaSnapshot())).toContain('antes $ 60.000,00');

  await page.getByRole('button', { name: 'Carrito, 12 unidades' }).click();
  const panel = page.getByRole('dialog', { name: 'Tu carrito' });
  const heard = plain(await panel.ariaSnapshot());
  expect(heard).toContain('antes $ 60.000');
  expect(heard).not.toMatch(/- (banner|contentinfo)/);
  await page.goto('/cart');
  expect(plain(await page.getByRole('article').ariaSnapshot())).toContain('antes $ 60.000');
});
