import { expect, test } from '#tests/support/browser.ts';
import { holdScripts } from '#tests/support/held-scripts.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('the menu opens and closes before any script has come, and Back closes it afterwards [NAV-003]', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  const button = page.getByRole('button', { name: 'Abrir menú' });
  const menu = page.getByRole('dialog', { name: 'Menú' });
  await button.click();
  await expect(menu.getByRole('link', { name: 'Comprar' })).toBeVisible();
  await menu.getByRole('button', { name: 'Cerrar' }).click();
  await expect(menu).toBeHidden();
  await button.click();
  await release();
  await expect.poll(() => page.evaluate(() => window.history.state?.isGuard)).toBe(true);
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/\/contact$/);
});
