import type { Page } from '@playwright/test';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect, test } from '#tests/support/browser.ts';

const WIDTHS = [320, 360, 768, 1024, 1280, 1500, 1736, 1920, 2560];
const PAGES = ['/?seed=1', '/cart', '/calculadora', '/contact', '/aboutUs', '/howToBuy', '/FAQ', '/login'];

const DESK_WIDTHS = [360, 450, 768, 1024, 1180];
const DESK_PAGES = ['', '/pedidos', '/productos', '/nuevo', '/calculadora', '/contacto'];

test('ROUTE-G03 no page is wider than its window, from a narrow phone to a wall, or at 200% zoom', async ({
  page,
  shop,
}) => {
  const [product] = (await shop.products()).filter(
    ({ colours, isHidden }) => colours.length > 3 && !isHidden,
  );
  // A window of 1440 px at 200% is one of 720 px, and so stands between two of these.
  for (const path of [...PAGES, `/moreInfo/${product?.id}`]) await expectFitting(page, path, WIDTHS);
});

test('DASH-G01 nor is a section of the dashboard, from a narrow phone on', async ({ page }) => {
  await beAdministrator(page);
  for (const path of DESK_PAGES) await expectFitting(page, `/hilvanDash${path}`, DESK_WIDTHS);
});

async function expectFitting(page: Page, path: string, widths: readonly number[]): Promise<void> {
  await page.goto(path);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${path} at ${width}`).toBe(0);
  }
}
