import type { Page } from '@playwright/test';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect, test } from '#tests/support/browser.ts';
import { ADMINISTRATOR } from '#tests/support/running-server.ts';

const entry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Panel' }).getByRole('link', { name });

const topOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).last().boundingBox();
  return Math.round(box?.y ?? Number.NaN);
};

const PHONE = { width: 390, height: 844 };

for (const viewport of [PHONE, { width: 1440, height: 900 }]) {
  test.describe(() => {
    test.use({ viewport });

    test(`at ${viewport.width} px a tap in the menu shows the screen at once, and its rows take their place`, async ({
      page,
    }) => {
      await beAdministrator(page);
      await page.goto('/hilvanDash');
      await expect(page.getByRole('heading', { level: 1, name: 'General' })).toBeVisible();
      const answer = Promise.withResolvers<void>();
      await page.route('**/api/orders?*', async (route) => {
        await answer.promise;
        await route.continue();
      });
      await expect(page.locator('main .dashboard-card').first()).toBeVisible();
      // Not by the wheel: that scrolls when the browser comes to it, which may be after the tap.
      await page.evaluate(() => window.scrollTo(0, 600));
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
      if (viewport === PHONE) await page.getByRole('button', { name: 'Abrir menú' }).click();
      await entry(page, 'Pedidos').click();
      const heading = page.getByRole('heading', { level: 1, name: 'Pedidos' });
      await expect(heading).toBeInViewport();
      await expect(page).toHaveURL(/\/hilvanDash$/);
      await expect(page).toHaveTitle('Pedidos | Casa Hilván');
      await expect(page.locator('.sidebar-entry[aria-current]')).toHaveText([/^Pedidos/]);
      const before = [await topOf(page, 'main h1'), await topOf(page, 'main .skeleton')];
      answer.resolve();
      await expect(page).toHaveURL(/\/hilvanDash\/pedidos$/);
      await expect(heading).toBeFocused();
      expect([await topOf(page, 'main h1'), await topOf(page, 'main .dashboard-card')]).toEqual(before);
    });
  });
}

test('a screen’s code is fetched once the pointer comes to its link', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const filesOfLog = () =>
    fetched.filter((path) => path.startsWith('/assets/log-route-') && path.endsWith('.js'));
  await beAdministrator(page);
  await page.goto('/hilvanDash/cuenta');
  await expect(page.getByText(ADMINISTRATOR.email).first()).toBeVisible();
  expect(filesOfLog()).toEqual([]);
  await entry(page, 'Registro').hover();
  await expect.poll(() => filesOfLog().length).toBe(1);
});
