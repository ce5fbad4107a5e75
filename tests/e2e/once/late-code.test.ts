import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser.ts';
import { stopClock } from '#tests/support/carousel.ts';

/** Less than a shopper reads for before the code of previews and of the shop without network is fetched. */
const ALMOST_QUIET_MS = { previews: 1400, offline: 2400 };

test('what is fetched late waits until the shopper has stopped pressing', async ({ page }) => {
  await page.clock.install();
  const fetched: string[] = [];
  page.on('request', (request) => {
    const [late] = /page-preview|offline-parts/.exec(new URL(request.url()).pathname) ?? [];
    if (late !== undefined && !fetched.includes(late)) fetched.push(late);
  });
  // What waits for quiet begins to count only when the clock is ours.
  const { promise: isStopped, resolve: stopped } = Promise.withResolvers<void>();
  await page.route(/\/late-parts-/, async (route) => {
    await isStopped;
    await route.continue();
  });
  await page.goto('/FAQ');
  await stopClock(page, 1);
  stopped();
  const bubble = page.locator('.help-bubble-place[style*="--foot"]');
  await runUntil(page, async () => (await bubble.count()) > 0);

  for (let press = 0; press < 3; press += 1) {
    await pressAButton(page);
    await page.clock.runFor(ALMOST_QUIET_MS.previews);
  }
  expect(fetched).toEqual([]);
  await runUntil(page, () => fetched.length === 1);
  expect(fetched).toEqual(['page-preview']);

  await pressAButton(page);
  await page.clock.runFor(ALMOST_QUIET_MS.offline);
  expect(fetched).toEqual(['page-preview']);
  await runUntil(page, () => fetched.length === 2);
  expect(fetched).toEqual(['page-preview', 'offline-parts']);
});

async function pressAButton(page: Page): Promise<void> {
  await page.locator('main summary').first().click();
}

async function runUntil(page: Page, isDone: () => boolean | Promise<boolean>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(50);
    expect(await isDone()).toBe(true);
  }).toPass();
}
