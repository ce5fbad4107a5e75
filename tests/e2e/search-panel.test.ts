import { expectAccessible } from '#tests/support/accessible.ts';
import { expect, test } from '#tests/support/browser.ts';
import {
  addProductsOf,
  cards,
  expectCount,
  isSmall,
  openSearch,
  searchBox,
} from '#tests/support/catalogue-page.ts';

test('the phone’s search panel shows the number and the first products while one types [ROUTE-005 SEARCH-G02]', async ({
  page,
  shop,
}) => {
  if (!isSmall(page)) return;
  const products = await addProductsOf(
    shop,
    'Dechada',
    Array.from({ length: 5 }, () => ({})),
  );
  await page.goto('/?seed=2');
  await openSearch(page);
  const panel = page.getByRole('dialog', { name: 'Buscar' });
  await searchBox(page).pressSequentially('dechada');
  await expect(panel.getByRole('status')).toHaveText('5 productos');
  await expect(panel.getByRole('link', { name: /^Dechada \d/ })).toHaveCount(4);
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Ver 5 productos' }).click();
  await expect(panel).toBeHidden();
  await expectCount(page, products.length);
  await openSearch(page);
  await panel
    .getByRole('link', { name: /^Dechada \d/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /^Dechada \d/ })).toBeVisible();
});

test('the search panel closes after use [ROUTE-005 NAV-G07]', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('main').getByRole('button', { name: 'Buscar', exact: true }).first();
  if (!isSmall(page)) {
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveCount(1);
    return;
  }
  await button.click();
  const panel = page.getByRole('dialog', { name: 'Buscar' });
  await expect(panel.getByRole('searchbox', { name: 'Buscar productos' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await panel.getByRole('link', { name: 'Elásticos' }).click();
  await expect(panel).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Elásticos', exact: true })).toBeInViewport();
  await expect(cards(page).first()).toBeVisible();
});
