import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser.ts';

test('a page of the shop is painted before it asks for a script, and begins with React', async ({
  page,
  shop,
}) => {
  const [product] = await shop.products();
  await page.addInitScript(() => {
    // Without the timer that waits for no paint. A test's clock has no times of requests.
    const wait = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (work: TimerHandler, ms?: number) => (ms === 3000 ? 0 : wait(work, ms)),
    });
  });
  for (const path of ['/?seed=7', `/moreInfo/${product?.id}`, '/cart', '/calculadora']) {
    await page.goto(path);
    const { paintedAt, preloads, scripts } = await page.evaluate(() => ({
      paintedAt: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      preloads: [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(
        ({ href }) => href,
      ),
      scripts: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ name, startTime }) => ({ name, startTime })),
    }));
    const [entry, ...others] = scripts;
    expect(entry?.startTime, path).toBeGreaterThanOrEqual(paintedAt ?? Number.POSITIVE_INFINITY);
    // They are asked for in this order. The list of times has those of one tenth of a millisecond in any.
    expect(preloads[1], path).toContain('/react-');
    expect(others.find(({ name }) => name === preloads[1])?.startTime, path).toBe(others[0]?.startTime);
  }
});

/** A page whose browser tells of no paint, with its clock at rest; returns the scripts that it asks for. */
async function openedWithoutPaint(page: Page, { isHidden }: { isHidden: boolean }): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('.js') && asked.push(request.url()));
  await page.addInitScript((isHidden) => {
    Object.defineProperty(document, 'hidden', { value: isHidden });
    PerformanceObserver.prototype.observe = () => {};
  }, isHidden);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/', { waitUntil: 'load' });
  return asked;
}

test('a tab in the background asks for its scripts at once', async ({ page }) => {
  const asked = await openedWithoutPaint(page, { isHidden: true });
  await page.clock.runFor(1);
  await expect.poll(() => asked.length).toBeGreaterThan(3);
});

test('a browser that tells of no paint asks for its scripts after three seconds', async ({ page }) => {
  const asked = await openedWithoutPaint(page, { isHidden: false });
  await page.clock.runFor(2999);
  expect(asked).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => asked.length).toBeGreaterThan(3);
});
