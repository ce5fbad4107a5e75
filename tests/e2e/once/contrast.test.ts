import type { Locator } from '@playwright/test';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { expect, test } from '#tests/support/browser.ts';
import { holdScripts } from '#tests/support/held-scripts.ts';

test('with forced colours buttons have edges, and swatches and states show', async ({ page, shop }) => {
  const thread = await shop.addProduct(aPlainThread({ name: 'Hilo de contraste' }));
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`/moreInfo/${thread.id}`);
  for (const name of ['AGREGAR AL CARRITO', 'Carrito']) {
    await expect(page.getByRole('button', { name, exact: true })).toHaveCSS('border-top-width', '1px');
  }
  const swatch = page.locator('.colour-swatch').first();
  await expect(swatch).not.toHaveCSS('background-color', await canvasOf(page.locator('body')));

  await test.step('a chosen filter looks unlike the others', async () => {
    await page.goto('/?subsection=Hilos&seed=1');
    const categories = page.getByRole('complementary').getByRole('link', { name: 'Hilos', exact: true });
    const chosen = page.locator('main [aria-current="true"]').first();
    await expect(categories.or(chosen).first()).toBeVisible();
    const other = page.locator('main .category-link:not([aria-current="true"]):visible').first();
    expect(await canvasOf(chosen)).not.toBe(await canvasOf(other));
  });

  await test.step('the places of a cart that loads are seen', async () => {
    await holdScripts(page);
    await page.goto('/cart', { waitUntil: 'commit' });
    await expect(page.locator('.skeleton').first()).toHaveCSS('border-top-width', '1px');
  });
});

test('who asks for more contrast gets darker lines and texts', async ({ page }) => {
  await page.goto('/howToBuy');
  const colours = () =>
    page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return ['--line', '--field-line', '--secondary', '--muted'].map((name) => style.getPropertyValue(name));
    });
  const usual = await colours();
  await page.emulateMedia({ contrast: 'more' });
  const strong = await colours();
  for (const [index, colour] of strong.entries()) expect(colour).not.toBe(usual[index]);
});

function canvasOf(element: Locator): Promise<string> {
  return element.evaluate((found) => getComputedStyle(found).backgroundColor);
}
