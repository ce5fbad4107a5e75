import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser.ts';
import { testOnOwnShop } from '#tests/support/own-shop.ts';
import { ADMINISTRATOR } from '#tests/support/running-server.ts';

const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

test('another page is announced by its title, and its heading has the focus [NAV-001 LOGIN-G05]', async ({
  page,
}) => {
  await page.goto('/aboutUs');
  await expect(page.getByRole('button', { name: 'Carrito', exact: true })).toBeEnabled();
  await expect(page.locator('body')).toBeFocused();
  await expect(announcement(page, /Nosotros/)).toHaveCount(0);

  const header = page.getByRole('navigation', { name: 'Principal' });
  await header.getByRole('link', { name: 'Contacto' }).click();
  await expect(heading(page)).toHaveText('Contacto / Ubicación');
  await expect(heading(page)).toBeFocused();
  await expect(announcement(page, /^Contacto.* \| Casa Hilván$/)).toBeAttached();

  await page.goBack();
  await expect(heading(page)).toHaveText('Nosotros');
  await expect(heading(page)).toBeFocused();
  await expect(announcement(page, /^Nosotros.* \| Casa Hilván$/)).toBeAttached();

  await test.step('after the login and inside the dashboard', async () => {
    await page.goto('/login');
    await page.getByLabel('Email').fill(ADMINISTRATOR.email);
    await page.getByLabel('Contraseña', { exact: true }).fill(ADMINISTRATOR.password);
    await page.getByRole('button', { name: 'Ingresar' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'General' })).toBeFocused();
    await page.getByRole('link', { name: 'Mis Productos' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Mis Productos' })).toBeFocused();
    await expect(announcement(page, 'Mis Productos | Casa Hilván')).toBeAttached();
  });
});

test('from the menu of a phone too another page’s heading has the focus [NAV-001]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/aboutUs');
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  await page.getByRole('dialog', { name: 'Menú' }).getByRole('link', { name: 'Contacto' }).click();
  await expect(heading(page)).toHaveText('Contacto / Ubicación');
  await expect(heading(page)).toBeFocused();
});

test('who presses Tab before another page is drawn keeps the focus [NAV-001]', async ({ page }) => {
  await page.goto('/aboutUs');
  const draw = await holdFrames(page);
  const header = page.getByRole('navigation', { name: 'Principal' });
  await header.getByRole('link', { name: 'Contacto' }).press('Enter');
  await expect(heading(page)).toHaveText('Contacto / Ubicación');
  await page.keyboard.press('Shift+Tab');
  const before = header.getByRole('link', { name: 'Nosotros' });
  await expect(before).toBeFocused();
  await draw();
  await expect(announcement(page, /^Contacto/)).toBeAttached();
  await expect(before).toBeFocused();
});

/** What the page wants to do in its next frames waits; returns a function that does it. */
async function holdFrames(page: Page): Promise<() => Promise<void>> {
  const frames = await page.evaluateHandle(() => {
    const held: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (callback) => held.push(callback);
    return held;
  });
  return () =>
    frames.evaluate((held) => {
      for (const callback of held.splice(0)) callback(0);
    });
}

const onOwnShop = testOnOwnShop();

onOwnShop.describe('when the server is down', () => {
  onOwnShop.use({
    expectedMessages: [
      'ERR_CONNECTION_REFUSED',
      'Failed to fetch',
      'Error loading route module',
      'React Router caught',
    ],
  });

  onOwnShop(
    'a link brings our own message, and trying again asks anew [ROUTE-018]',
    async ({ page, server }) => {
      await page.goto('/aboutUs');
      await expect(page.locator('.help-bubble-place[style*="--foot"]')).toBeAttached();
      await server.stop();
      await page
        .getByRole('navigation', { name: 'Principal' })
        .getByRole('link', { name: 'Contacto' })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: 'La tienda no responde' })).toBeVisible();
      await page.getByRole('link', { name: 'Reintentar' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'La tienda no responde' })).toBeVisible();
      await expect(page).toHaveURL(/aboutUs|contact/);
    },
  );
});

const announcement = (page: Page, title: string | RegExp): Locator =>
  page.getByRole('status').filter({ hasText: title });
