import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect, test } from '#tests/support/browser.ts';
import { orderThroughApi } from '#tests/support/order-through-api.ts';

test('a row’s menu works by keyboard from its first press on, and gives the focus back to its button', async ({
  page,
  shop,
  server,
}) => {
  const product = await shop.addProduct(aPlainThread());
  const { orderNumber } = await orderThroughApi(server.url, {
    lines: [{ product, quantities: { Rojo: 1 } }],
  });
  await beAdministrator(page);
  await page.goto('/hilvanDash/pedidos');
  const button = page.getByRole('button', { name: `Acciones del pedido ${orderNumber}` });
  const menu = page.getByRole('menu');
  for (const key of ['Enter', 'Space', 'ArrowDown']) {
    await test.step(key, async () => {
      await button.focus();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await page.keyboard.press(key);
      await expect(menu.getByRole('menuitem').first()).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(menu.getByRole('menuitem').nth(1)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(button).toBeFocused();
    });
    await page.reload();
  }
});
