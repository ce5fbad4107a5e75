import type { Page, Route } from '@playwright/test';
import { expect, test } from '#tests/support/browser.ts';

test('fonts that come late move nothing on the page, and dress the next one', async ({ page }) => {
  const held: Route[] = [];
  let areHeld = true;
  await page.route('**/*.woff2', (route) => (areHeld ? void held.push(route) : route.continue()));
  await page.goto('/aboutUs', { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  // The browser gives an optional font up a tenth of a second after the first paint, which only time shows.
  await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(1000);
  const before = await heading.boundingBox();

  areHeld = false;
  await Promise.all(held.map((route) => route.continue()));
  await expect.poll(() => areFontsThere(page)).toBe(true);
  expect(await heading.boundingBox()).toEqual(before);

  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Contacto' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contacto / Ubicación' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-late-fonts');
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Nosotros' }).click();
  await expect(heading).toBeVisible();
  expect((await heading.boundingBox())?.width).not.toBe(before?.width);
});

const areFontsThere = (page: Page): Promise<boolean> =>
  page.evaluate(
    () => document.fonts.check('1em "Piazzolla Late"') && document.fonts.check('1em "Archivo Late"'),
  );
