import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect, test } from '#tests/support/browser.ts';

test('once a person is there, the desk’s screens are fetched ahead, also if their routes come late', async ({
  page,
}) => {
  const asked: string[] = [];
  const hasOrders = () => asked.some((url) => url.includes('/orders-route-'));
  page.on('request', (request) => asked.push(request.url()));
  const routesMayCome = Promise.withResolvers<void>();
  await page.route('**/__manifest*', async (route) => {
    await routesMayCome.promise;
    await route.continue();
  });
  await beAdministrator(page);
  await page.clock.install();
  await page.goto('/hilvanDash/contacto');
  await expect(page.getByRole('heading', { level: 1, name: 'Contacto' })).toBeVisible();
  expect(hasOrders()).toBe(false);

  await page.mouse.move(700, 500);
  await page.clock.runFor(20_000);
  expect(hasOrders()).toBe(false);

  asked.length = 0;
  const routesCame = page.waitForResponse('**/__manifest*');
  routesMayCome.resolve();
  await routesCame;
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return hasOrders();
    })
    .toBe(true);
  await page.clock.runFor(30_000);
  const sheets = asked.filter((url) => url.endsWith('.css'));
  expect(sheets).toEqual([...new Set(sheets)]);
});
