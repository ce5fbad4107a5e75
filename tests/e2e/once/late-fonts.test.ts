import type { Page, Route } from '@playwright/test';
import { expect, test } from '#tests/support/browser.ts';

test('late fonts move nothing on the page and appear on the next one', async ({ page }) => {
  const held: Route[] = [];
  let areHeld = true;
  await page.route('**/*.woff2', (route) => (areHeld ? void held.push(route) : route.continue()));
  await page.goto('/aboutUs', { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Nosotros');
  // The browser stops waiting for an optional font 0.1 s after the first paint; only time shows that.
  await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(1000);
  const before = await heading.boundingBox();

  areHeld = false;
  const came = Promise.all(held.map((route) => page.waitForResponse(route.request().url())));
  await Promise.all(held.map((route) => route.continue()));
  await came;
  expect(await heading.boundingBox()).toEqual(before);

  // Nothing signals that the fonts are ready, so the visitor goes back and forth until they show.
  const dressed = page.locator('html[data-late-fonts]');
  await expect(async () => {
    await follow(page, 'Contacto');
    await expect(page.getByRole('heading', { level: 1, name: 'Contacto / Ubicación' })).toBeVisible();
    await follow(page, 'Nosotros');
    await expect(heading).toHaveText('Nosotros');
    await expect(dressed).toBeAttached({ timeout: 200 });
  }).toPass();
  expect((await heading.boundingBox())?.width).not.toBe(before?.width);
});

function follow(page: Page, name: string): Promise<void> {
  return page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name }).click();
}
