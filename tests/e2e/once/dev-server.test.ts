import type { Locator } from '@playwright/test';
import { expect, test as inBrowser } from '#tests/support/browser.ts';
import { type DevServer, startDevServer } from '#tests/support/dev-server.ts';
import { ADMINISTRATOR } from '#tests/support/running-server.ts';

const test = inBrowser.extend<object, { dev: DevServer }>({
  dev: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are used from the pattern.
    async ({}, use) => {
      const dev = await startDevServer();
      await use(dev);
      dev.clean();
    },
    { scope: 'worker' },
  ],
});

// Vite brings a page's styles with its scripts, after the page. The built shop has no part in this.
test.use({ mayShift: true, baseURL: undefined });
// Nothing is built yet, so the first page waits until all that it is made of has been.
test.describe.configure({ mode: 'serial' });

test('pages of a new clone come alive at their first visit', async ({ page, dev }) => {
  await page.goto(dev.url);
  await pressUntil(
    page.getByRole('button', { name: 'Carrito' }),
    page.getByRole('dialog', { name: 'Tu carrito' }),
  );
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON().type)).toBe(
    'navigate',
  );
  await page.goto(`${dev.url}/login`);
  const password = page.getByLabel('Contraseña', { exact: true });
  await pressUntil(
    page.getByRole('button', { name: 'Mostrar contraseña' }),
    password.and(page.locator('[type=text]')),
  );
  await page.getByLabel('Email').fill(ADMINISTRATOR.email);
  await password.fill(ADMINISTRATOR.password);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page).toHaveURL(/\/hilvanDash$/);
  await page.goto(`${dev.url}/hilvanDash/productos`, { waitUntil: 'networkidle' });
  expect(dev.output()).not.toContain('optimized dependencies changed');
});

test('the server begins anew when one of its files is saved, and open pages with it', async ({
  page,
  dev,
}) => {
  const robots = async () => (await fetch(`${dev.url}/robots.txt`)).text();
  const rule = (path: string) => (text: string) => text.replace("['", `['${path}', '`);
  await page.goto(`${dev.url}/FAQ`, { waitUntil: 'networkidle' });
  await page.evaluate(() => Object.assign(window, { isOld: true }));

  dev.edit('server/pages/robots.ts', rule('/primero'));
  await page.waitForFunction(() => !('isOld' in window), null);
  await page.waitForLoadState('networkidle');
  expect(await robots()).toContain('Disallow: /primero\n');

  dev.edit('server/pages/robots.ts', (text) => `${text}}`);
  await expect(page.locator('vite-error-overlay')).toBeVisible();
  await expect.poll(() => dev.output()).toContain('robots.ts');
  expect(await robots()).toContain('Disallow: /primero\n');

  dev.edit('server/pages/robots.ts', (text) => rule('/segundo')(text.replace(/}$/, '')));
  await expect(page.locator('vite-error-overlay')).toBeHidden();
  expect(await robots()).toContain('Disallow: /segundo\n');
});

test('Ctrl-C ends it', async ({ dev }) => {
  expect(await dev.interrupt()).toBe(0);
  await expect(fetch(dev.url)).rejects.toThrow();
});

/** Presses before a page has its scripts are lost here: only built pages keep them. */
async function pressUntil(button: Locator, shown: Locator): Promise<void> {
  await expect(async () => {
    if (!(await shown.isVisible())) await button.click({ timeout: 2000 });
    await expect(shown).toBeVisible({ timeout: 3000 });
  }).toPass();
}
