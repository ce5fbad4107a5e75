import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser.ts';

test('a page is painted before it asks for any script', async ({ page, shop }) => {
  const [product] = await shop.products();
  for (const path of ['/', `/moreInfo/${product?.id}`, '/cart', '/calculadora']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const { painted, askedFor } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      askedFor: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    }));
    expect(askedFor.length, path).toBeGreaterThan(3);
    expect(Math.min(...askedFor), path).toBeGreaterThanOrEqual(painted ?? Number.POSITIVE_INFINITY);
  }
});

/** A page that never hears of a paint, with its clock at rest: what its scripts were asked for, and when, is up to the test. */
async function withoutPaint(page: Page, { isHidden }: { isHidden: boolean }): Promise<string[]> {
  const askedFor: string[] = [];
  page.on('request', (request) => request.url().endsWith('.js') && askedFor.push(request.url()));
  await page.addInitScript((isHidden) => {
    Object.defineProperty(document, 'hidden', { value: isHidden });
    PerformanceObserver.prototype.observe = () => {};
  }, isHidden);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForLoadState();
  return askedFor;
}

test('a tab in the background, which is not painted, asks for its scripts at once', async ({ page }) => {
  const askedFor = await withoutPaint(page, { isHidden: true });
  await page.clock.runFor(1);
  await expect.poll(() => askedFor.length).toBeGreaterThan(3);
});

test('a browser that tells of no paint asks for them after three seconds', async ({ page }) => {
  const askedFor = await withoutPaint(page, { isHidden: false });
  await page.clock.runFor(2999);
  expect(askedFor).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => askedFor.length).toBeGreaterThan(3);
});
