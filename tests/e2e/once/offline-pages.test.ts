import { expect, test } from '#tests/support/browser.ts';
import { visitAtRest } from '#tests/support/offline-shop.ts';

test.use({
  serviceWorkers: 'allow',
  expectedMessages: ['net::ERR_INTERNET_DISCONNECTED', 'Failed to fetch'],
  mayShift: true,
});

test('after one visit the shop opens without network [OFFLINE-001]', async ({ page, context }) => {
  await visitAtRest(page, '/');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'Carrito vacío' })).toBeVisible();
});
