import { expect, test } from '#tests/support/browser.ts';

test('on a phone the dots under the banners follow the swipe; on a desk there are none [CONTENT-022]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/');
  const banners = page.getByRole('region', { name: 'Promociones' });
  const dots = page.locator('.hero-dots i');
  const current = () => dots.evaluateAll((all) => all.findIndex((dot) => dot.matches('[data-current]')));
  await expect(dots).toHaveCount(3);
  await expect.poll(current).toBe(0);
  for (const [tile, heading] of ['+1000 productos', 'Envíos a todo el país'].entries()) {
    const banner = banners.getByRole('link').filter({ hasText: heading });
    await banner.evaluate((element) => element.scrollIntoView({ inline: 'center', behavior: 'instant' }));
    await expect.poll(current).toBe(tile + 1);
  }
  await page.setViewportSize({ width: 1024, height: 900 });
  await expect(dots.first()).toBeHidden();
});
