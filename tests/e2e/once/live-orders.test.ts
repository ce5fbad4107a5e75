import type { Page, Route } from '@playwright/test';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect, test } from '#tests/support/browser.ts';
import { stopClock } from '#tests/support/carousel.ts';
import { orderThroughApi } from '#tests/support/order-through-api.ts';
import { sendMessage } from '#tests/support/send-message.ts';
import type { ShopClient } from '#tests/support/shop-client.ts';

const entry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Panel' }).getByRole('link', { name });

const figure = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name });

async function anOrder(shop: ShopClient, url: string): Promise<number> {
  const product = await shop.addProduct(aPlainThread());
  return (await orderThroughApi(url, { lines: [{ product, quantities: { Rojo: 1 } }] })).orderNumber;
}

const pendingOf = async (shop: ShopClient) =>
  (await shop.orders()).filter(({ status, deleted }) => status === 'pendiente' && !deleted).length;

/** Simulates a person who switches to another tab and back. */
const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

test.describe(() => {
  test.use({ mayShift: true });

  test('a new order and a new message appear by themselves, in every tab, its title and General [DASH-003 DASH-012 DASH-014 DASH-G02]', async ({
    page,
    context,
    shop,
    server,
  }) => {
    await anOrder(shop, server.url);
    const pending = await pendingOf(shop);
    await beAdministrator(page);
    const told = page.waitForResponse('**/api/events');
    await page.goto('/hilvanDash/pedidos');
    await told;
    await expect(entry(page, 'Pedidos')).toContainText(`${pending} pendientes`);
    const other = await context.newPage();
    const streams: string[] = [];
    other.on('request', (request) => streams.push(new URL(request.url()).pathname));
    await other.goto('/hilvanDash');
    await expect(entry(other, 'Pedidos')).toContainText(`${pending} pendientes`);

    await setHidden(page, true);
    const number = await anOrder(shop, server.url);
    await expect(entry(page, 'Pedidos')).toContainText(`${pending + 1} pendientes`);
    await expect(entry(other, 'Pedidos')).toContainText(`${pending + 1} pendientes`);
    await expect(figure(other, 'Pedidos pendientes')).toContainText(`${pending + 1}`);
    await expect(page.getByRole('row').filter({ hasText: `N.º ${number}` })).toBeVisible();
    await expect(page).toHaveTitle('(1) Pedidos | Casa Hilván');
    await setHidden(page, false);
    await expect(page).toHaveTitle('Pedidos | Casa Hilván');
    expect(streams).not.toContain('/api/events');

    const unread = Number.parseInt(await figure(other, 'Mensajes sin leer').locator('b').innerText(), 10);
    await sendMessage(server.url);
    await expect(entry(page, 'Contacto (Alpha)')).toContainText(/\d+ sin leer/);
    await expect(figure(other, 'Mensajes sin leer')).toContainText(`${unread + 1}`);
    await other.goto('/hilvanDash/contacto');
    const name = `Recién llegada ${number}`;
    await expect(other.getByRole('article').first()).toBeVisible();
    await sendMessage(server.url, { userName: name });
    await expect(other.getByRole('article').first()).toContainText(name);
    await page.close();
    await anOrder(shop, server.url);
    await expect(entry(other, 'Pedidos')).toContainText(`${pending + 2} pendientes`);

    await test.step('nothing moves under the pointer: new rows wait for a press', async () => {
      const shown = other.getByRole('article').first();
      const held = other.getByRole('status').filter({ hasText: /^Hay/ });
      await shown.hover();
      await sendMessage(server.url, { userName: 'Después' });
      await expect(held).toContainText('Hay 1 mensaje nuevo.');
      await sendMessage(server.url, { userName: 'Más tarde' });
      await expect(held).toContainText('Hay 2 mensajes nuevos.');
      await expect(shown).toContainText(name);
      await held.getByRole('button', { name: 'Mostrar' }).click();
      await expect(shown).toContainText('Más tarde');
      await expect(held).toHaveCount(0);
      await expect(other.getByRole('region', { name: 'Mensajes' })).toBeFocused();
    });

    await test.step('in the orders too', async () => {
      await other.goto('/hilvanDash/pedidos');
      const row = other.getByRole('row').filter({ hasText: `N.º ${number}` });
      await row.hover();
      const newest = await anOrder(shop, server.url);
      await expect(other.getByText('Hay 1 pedido nuevo.')).toBeVisible();
      await expect(other.getByText(`N.º ${newest}`)).toHaveCount(0);
      await other.getByRole('button', { name: 'Mostrar' }).click();
      await expect(other.getByText(`N.º ${newest}`)).toBeVisible();
    });
  });
});

test.describe(() => {
  test.use({ mayShift: true });

  test('an order that comes between the list and the first news appears by itself too [DASH-012]', async ({
    page,
    shop,
    server,
  }) => {
    const earlier = await anOrder(shop, server.url);
    await beAdministrator(page);
    const tell = await holdNews(page);
    const row = (number: number) => page.getByRole('row').filter({ hasText: `N.º ${number}` });
    await page.goto('/hilvanDash/pedidos');
    await expect(row(earlier)).toBeVisible();
    const late = await anOrder(shop, server.url);
    tell();
    await expect(row(late)).toBeVisible();
  });

  for (const [name, call, link] of [
    ['General', '**/api/overview', 'General'],
    ['the list', '**/api/orders?*', 'Pedidos'],
  ] as const) {
    test(`${name} shows an order that comes while it loads [DASH-012]`, async ({ page, shop, server }) => {
      await anOrder(shop, server.url);
      const pending = await pendingOf(shop);
      await beAdministrator(page);
      await page.goto('/hilvanDash/calculadora');
      await expect(entry(page, 'Pedidos')).toContainText(`${pending} pendientes`);
      const { made, letGo } = await holdAnswer(page, call);
      await entry(page, link).click();
      await made;
      const late = await anOrder(shop, server.url);
      await expect(entry(page, 'Pedidos')).toContainText(`${pending + 1} pendientes`);
      letGo();
      const shown =
        link === 'General'
          ? page.getByRole('main').getByRole('link', { name: `Pedidos pendientes ${pending + 1} ` })
          : page.getByRole('row').filter({ hasText: `N.º ${late}` });
      await expect(shown).toBeVisible();
    });
  }

  test('General counts an order that comes between its figures and the first news [DASH-012]', async ({
    page,
    shop,
    server,
  }) => {
    await anOrder(shop, server.url);
    const pending = await pendingOf(shop);
    await beAdministrator(page);
    const tell = await holdNews(page);
    const figure = page.getByRole('main').getByRole('link', { name: /^Pedidos pendientes/ });
    await page.goto('/hilvanDash');
    await expect(figure).toContainText(`${pending}`);
    await anOrder(shop, server.url);
    tell();
    await expect(figure).toContainText(`${pending + 1}`);
  });

  test("an order's page shows a change that comes between its load and the first news [DASH-012]", async ({
    page,
    shop,
    server,
  }) => {
    const product = await shop.addProduct(aPlainThread());
    const { _id } = await orderThroughApi(server.url, { lines: [{ product, quantities: { Rojo: 1 } }] });
    await beAdministrator(page);
    const tell = await holdNews(page);
    await page.goto(`/hilvanDash/pedidos/${_id}?ver=historial`);
    const entries = page.getByRole('region', { name: 'Historial' }).getByRole('listitem');
    await expect(entries).toHaveCount(1);
    await page.request.put(`/api/orders/${_id}`, { data: { status: 'Listo' } });
    tell();
    await expect(entries.first()).toContainText('Pasó a Listo');
  });
});

test('a stream that gives no sign of life is opened anew [DASH-012]', async ({ page }) => {
  await beAdministrator(page);
  await page.clock.install();
  let streams = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/events')) streams += 1;
  });
  const told = page.waitForResponse('**/api/events');
  await page.goto('/hilvanDash/calculadora');
  await told;
  // Two of the page's minutes pass within the server's twenty seconds.
  await expect
    .poll(async () => {
      await page.clock.runFor(120_000);
      return streams;
    })
    .toBeGreaterThan(1);
});

/** @returns how long ago, in ms of the page's clock, it opened its first stream: the minutes of its polls count from there */
async function noteFirstStream(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    window.EventSource = class extends EventSource {
      constructor(url: string | URL) {
        super(url);
        document.documentElement.dataset.streamAt ??= String(Date.now());
      }
    };
  });
  return () => page.evaluate(() => Date.now() - Number(document.documentElement.dataset.streamAt));
}

test.describe(() => {
  test.use({ expectedFailures: [503] });

  test('without the stream the badge is polled once a minute [DASH-012]', async ({ page, shop, server }) => {
    await anOrder(shop, server.url);
    const pending = await pendingOf(shop);
    await beAdministrator(page);
    await page.clock.install();
    await page.route('**/api/events', (route) => route.fulfill({ status: 503 }));
    const sinceStream = await noteFirstStream(page);
    const asked = page.waitForResponse('**/api/news');
    await page.goto('/hilvanDash');
    await asked;
    await stopClock(page);
    await expect(entry(page, 'Pedidos')).toContainText(`${pending} pendientes`);
    await anOrder(shop, server.url);
    await page.clock.runFor(59_000 - (await sinceStream()));
    await expect(entry(page, 'Pedidos')).toContainText(`${pending} pendientes`);
    await page.clock.runFor(1000);
    await expect(entry(page, 'Pedidos')).toContainText(`${pending + 1} pendientes`);
  });
});

test.describe(() => {
  test.use({ expectedFailures: [401] });

  test('a dashboard without a session stays as it is and stops polling [LOGIN-014]', async ({ page }) => {
    await beAdministrator(page);
    await page.clock.install();
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    const told = page.waitForResponse('**/api/events');
    await page.goto('/hilvanDash/calculadora');
    await told;
    const refused = page.waitForResponse('**/api/news');
    await page.request.post('/api/logout');
    expect((await refused).status()).toBe(401);
    // Each listening tab holds a lock.
    const listeners = () => page.evaluate(async () => (await navigator.locks.query()).held?.length);
    await expect.poll(listeners).toBe(0);
    const { length } = calls;
    await page.clock.runFor(180_000);
    await expect(page.getByRole('heading', { level: 1, name: 'Calculadora' })).toBeVisible();
    expect(calls.slice(length)).toEqual([]);
  });
});

/** @returns what the first answer to such a call waits for once the server has made it, and what lets it go */
async function holdAnswer(page: Page, url: string) {
  const made = Promise.withResolvers<void>();
  const letGo = Promise.withResolvers<void>();
  const hold = async (route: Route) => {
    const response = await route.fetch();
    made.resolve();
    await letGo.promise;
    await route.fulfill({ response });
  };
  await page.route(url, hold, { times: 1 });
  return { made: made.promise, letGo: letGo.resolve };
}

/** @returns a function that lets the desk's news through */
async function holdNews(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/events', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
