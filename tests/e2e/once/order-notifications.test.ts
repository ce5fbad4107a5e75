import type { BrowserContext } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessible.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect, test } from '#tests/support/browser.ts';

test.use({ serviceWorkers: 'allow' });

const ACCOUNT = '/hilvanDash/cuenta';

/** A headless browser has neither permissions nor a push service, so both are made here; worker and server are real. */
async function subscribeWithoutService(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const bytes = (length: number, first: number) => new Uint8Array(length).fill(first).buffer;
    let isOn = false;
    const text = (buffer: ArrayBuffer) =>
      btoa(String.fromCharCode(...new Uint8Array(buffer)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '');
    const endpoint = 'https://avisos.example/este-navegador';
    const subscription = {
      endpoint,
      toJSON: () => ({ endpoint, keys: { p256dh: text(bytes(65, 4)), auth: text(bytes(16, 7)) } }),
      unsubscribe: async () => {
        isOn = false;
        return true;
      },
    };
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = async () => 'granted';
    PushManager.prototype.subscribe = async () => {
      isOn = true;
      return subscription as unknown as PushSubscription;
    };
    PushManager.prototype.getSubscription = async () =>
      isOn ? (subscription as unknown as PushSubscription) : null;
  });
}

test('a browser is switched on, tested and switched off [OFFLINE-004]', async ({ page, context }) => {
  await subscribeWithoutService(context);
  await beAdministrator(page);
  await page.goto(ACCOUNT);
  const card = page.getByRole('region', { name: 'Avisos de pedidos nuevos' });
  await card.getByRole('button', { name: 'Activar avisos' }).click();
  await expect(card.getByRole('button', { name: 'Probar' })).toBeVisible();
  await expect(card.getByRole('checkbox', { name: /^Con sonido/ })).toBeChecked();
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Probar' }).click();
  await expect(page.getByText('Aviso de prueba en camino')).toBeVisible();

  await card.getByRole('button', { name: 'Desactivar' }).press('Enter');
  await expect(card.getByRole('button', { name: 'Activar avisos' })).toBeVisible();
});

test('a browser whose worker cannot be installed says so, and tries again [OFFLINE-004]', async ({
  page,
  context,
}) => {
  await subscribeWithoutService(context);
  let isBroken = true;
  const broken = 'addEventListener("install", (event) => event.waitUntil(Promise.reject()));';
  await context.route('**/sw.js', (route) =>
    isBroken ? route.fulfill({ contentType: 'text/javascript', body: broken }) : route.continue(),
  );
  await beAdministrator(page);
  await page.goto(ACCOUNT);
  const card = page.getByRole('region', { name: 'Avisos de pedidos nuevos' });
  await card.getByRole('button', { name: 'Activar avisos' }).click();
  await expect(page.getByText('El navegador no pudo activar los avisos')).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  isBroken = false;
  await card.getByRole('button', { name: 'Activar avisos' }).click();
  await expect(card.getByRole('button', { name: 'Probar' })).toBeVisible();
});

test('the dashboard is installed apart from the shop [OFFLINE-004]', async ({ page }) => {
  await beAdministrator(page);
  await page.goto('/hilvanDash');
  const href = await page.locator('link[rel="manifest"]').first().getAttribute('href');
  const manifest = await (await page.request.get(href ?? '')).json();
  expect(manifest).toMatchObject({
    scope: '/hilvanDash',
    start_url: '/hilvanDash/pedidos',
    display: 'standalone',
  });
  const looks = manifest.icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`);
  expect(looks).toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
  for (const { src } of manifest.icons) expect((await page.request.get(src)).status()).toBe(200);
});
