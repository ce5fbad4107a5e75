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
  const items = menu.getByRole('menuitem');
  async function closeMenu(): Promise<void> {
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  }
  for (const [key, place] of [
    ['Enter', 0],
    ['ArrowDown', 0],
    ['ArrowUp', -1],
  ] as const) {
    await test.step(key, async () => {
      await button.focus();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      // The second press is the library's own.
      for (const _ of ['first', 'second']) {
        await page.keyboard.press(key);
        await expect(items.nth(place)).toBeFocused();
        await closeMenu();
      }
    });
    await page.reload();
  }
  await test.step('a held space key opens the menu, and does nothing more', async () => {
    await button.focus();
    for (let repeats = 0; repeats < 3; repeats += 1) await page.keyboard.down('Space');
    await page.keyboard.up('Space');
    await expect(items.first()).toBeFocused();
    await closeMenu();
    await page.reload();
  });
  await test.step('a click', async () => {
    await button.click();
    await expect(items.first()).toBeVisible();
    await closeMenu();
  });
});
