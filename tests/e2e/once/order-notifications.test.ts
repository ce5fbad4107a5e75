import type { BrowserContext, Page } from '@playwright/test';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect, expectAccessible, test } from '#tests/support/browser.ts';
import { orderThroughApi } from '#tests/support/order-through-api.ts';

const ACCOUNT = '/hilvanDash/cuenta';

/** This browser has no push service, so its subscription is made here; all else is real. */
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
    PushManager.prototype.subscribe = async () => {
      isOn = true;
      return subscription as unknown as PushSubscription;
    };
    PushManager.prototype.getSubscription = async () =>
      isOn ? (subscription as unknown as PushSubscription) : null;
  });
}

/** Delivers a push as the browser's own push service does, once it is decrypted. */
async function deliver(page: Page, news: object): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  await session.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId,
    data: JSON.stringify(news),
  });
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, tag, body }) => ({ title, tag, body }));
  });

test('a browser is switched on, tested, notified of an order and switched off [OFFLINE-004]', async ({
  page,
  context,
  shop,
  server,
}) => {
  await context.grantPermissions(['notifications']);
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

  await test.step('a push shows the order, once for its tag, and tells the open page', async () => {
    const product = await shop.addProduct(aPlainThread());
    const { _id, orderNumber } = await orderThroughApi(server.url, {
      lines: [{ product, quantities: { Rojo: 1 } }],
    });
    const heard = page.evaluate(
      () =>
        new Promise((resolve) => {
          navigator.serviceWorker.addEventListener('message', ({ data }) => resolve(data));
        }),
    );
    const news = {
      tag: _id,
      title: `Pedido nuevo: N.º ${orderNumber}`,
      text: 'Total: $ 100',
      path: `/hilvanDash/pedidos/${_id}`,
    };
    await deliver(page, news);
    expect(await heard).toEqual({ type: 'new-order' });
    await deliver(page, news);
    await expect.poll(() => shown(page)).toEqual([{ title: news.title, tag: _id, body: news.text }]);
    const kept = await page.evaluate(async () => {
      const caches = await window.caches.keys();
      const requests = await Promise.all(caches.map(async (name) => (await window.caches.open(name)).keys()));
      return requests.flat().map(({ url }) => url);
    });
    expect(kept.filter((url) => /hilvanDash|api\/orders/i.test(url))).toEqual([]);
  });

  await card.getByRole('button', { name: 'Desactivar' }).click();
  await expect(card.getByRole('button', { name: 'Activar avisos' })).toBeVisible();
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
  for (const { src } of manifest.icons) expect((await page.request.get(src)).status()).toBe(200);
});
