import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser.ts';

const loadedAt = (page: Page) => page.evaluate(() => performance.timeOrigin);

test('a link stays in the document; with Control or the middle button it opens a tab [NAV-001]', async ({
  page,
}) => {
  await page.goto('/howToBuy');
  const navigation = page.getByRole('navigation', { name: 'Principal' });
  const firstLoad = await loadedAt(page);
  const link = navigation.getByRole('link', { name: 'Nosotros', exact: true });
  for (const press of [
    () => link.click({ modifiers: ['Control'] }),
    () => link.click({ button: 'middle' }),
  ]) {
    const opened = page.context().waitForEvent('page');
    await press();
    await expect(await opened).toHaveURL(/aboutUs/);
    await expect(page).toHaveURL(/howToBuy/);
  }
  await link.click();
  await expect(page).toHaveURL(/aboutUs/);
  await link.click();
  expect(await loadedAt(page)).toBe(firstLoad);
  // A link to the page itself adds no second history entry.
  await page.goBack();
  await expect(page).toHaveURL(/howToBuy/);
});
