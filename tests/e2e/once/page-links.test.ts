import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser.ts';

const loadedAt = (page: Page) => page.evaluate(() => performance.timeOrigin);

test('NAV-001 a link goes on in the document that is there; with Control, or by the middle button, it opens a tab', async ({
  page,
}) => {
  await page.goto('/howToBuy');
  const navigation = page.getByRole('navigation', { name: 'Principal' });
  const firstLoad = await loadedAt(page);
  for (const options of [{ modifiers: ['Control'] }, { button: 'middle' }] as const) {
    const opened = page.context().waitForEvent('page');
    await navigation.getByRole('link', { name: 'Nosotros', exact: true }).click(options);
    await expect(await opened).toHaveURL(/aboutUs/);
    await expect(page).toHaveURL(/howToBuy/);
  }
  await navigation.getByRole('link', { name: 'Nosotros', exact: true }).click();
  await expect(page).toHaveURL(/aboutUs/);
  await navigation.getByRole('link', { name: 'Nosotros', exact: true }).click();
  expect(await loadedAt(page)).toBe(firstLoad);
  // A link to the page itself leaves no second step to go back.
  await page.goBack();
  await expect(page).toHaveURL(/howToBuy/);
});
