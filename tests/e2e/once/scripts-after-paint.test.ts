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

test('a tab in the background, which is not painted, has its scripts all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto('/');
  await page.getByRole('button', { name: /^Carrito/ }).click();
  await expect(page.getByRole('dialog', { name: 'Tu carrito' })).toBeVisible();
});
