import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expect, test } from '#tests/support/browser.ts';
import { withCasaHilvan } from '#tests/support/casa-hilvan-file.ts';
import { runServer } from '#tests/support/running-server.ts';

const TEXT = 'Esta función se encuentra bajo mantenimiento, por favor vuelve a intentar más tarde.';

test.use({ expectedFailures: [503] });

test('a closed shop shows the maintenance screen, and the administrator gets in [ROUTE-020 ROUTE-021]', async ({
  page,
}) => {
  const closed = await runServer({ MAINTENANCE: '1' });
  try {
    const answer = await page.goto(`${closed.url}/cart`);
    expect([answer?.status(), answer?.headers()['retry-after']]).toEqual([503, '600']);
    await expectMaintenance(page);
    await expect(page).toHaveTitle('En mantenimiento');
    await expectAccessible(page);
    await test.step('an open page shows it at its next navigation', async () => {
      await page.goto('/howToBuy');
      const isPage = ({ pathname }: URL) => pathname === '/' || pathname.endsWith('.data');
      await page.route(isPage, async (route) => {
        const { pathname, search } = new URL(route.request().url());
        await route.fulfill({ response: await route.fetch({ url: `${closed.url}${pathname}${search}` }) });
      });
      await page.getByRole('link', { name: 'Inicio', exact: true }).click();
      await expectMaintenance(page);
      await page.unrouteAll();
    });
    await page.goto(`${closed.url}/login`);
    await expect(page.getByRole('button', { name: 'Ingresar', exact: true })).toBeVisible();
  } finally {
    await page.goto('about:blank');
    await closed.stop();
    closed.clean();
  }
});

test('a switched-off page keeps its links, and the others stay [ROUTE-020 ROUTE-021]', async ({ page }) => {
  const shop = await withCasaHilvan((file) => runServer({ STORE_CONFIG: file }), {
    switchedOff: ['calculadora'],
  });
  try {
    await page.goto(`${shop.url}/howToBuy`);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Calculadora de cuotas' }).click();
    await expectMaintenance(page);
    const answer = await page.reload();
    expect(answer?.status()).toBe(503);
    await expectMaintenance(page);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Contacto', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contacto / Ubicación' })).toBeVisible();
  } finally {
    await page.goto('about:blank');
    await shop.stop();
    shop.clean();
  }
});

async function expectMaintenance(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'En mantenimiento' })).toBeVisible();
  await expect(main.getByText(TEXT)).toBeVisible();
  await expect(main.getByRole('link', { name: '(03496) 42-1923' })).toHaveAttribute('href', /^tel:/);
  await expect(main.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /^https:\/\/wa\.me\//);
  const picture = main.locator('img');
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
}
