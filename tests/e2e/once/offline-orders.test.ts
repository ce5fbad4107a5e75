import type { BrowserContext, Page } from '@playwright/test';
import { pesos } from '#domain/money/centavos.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expect, plain, test } from '#tests/support/browser.ts';
import { buy, fillContact, orderDone } from '#tests/support/checkout-page.ts';
import { hurryIntervals, installWorker, visitAtRest } from '#tests/support/offline-shop.ts';
import { restartableShop } from '#tests/support/server-on-port.ts';
import { type ShopClient, shopClient } from '#tests/support/shop-client.ts';

test.use({
  serviceWorkers: 'allow',
  expectedMessages: [
    'ERR_INTERNET_DISCONNECTED',
    'ERR_FAILED',
    'ERR_CONNECTION',
    'Failed to fetch',
    'Error desconocido',
  ],
  expectedFailures: [409],
  mayShift: true,
});

const OFTEN = { intervals: [50] };

const waiting = (page: Page) => page.getByText('Lo enviamos apenas vuelva la conexión', { exact: true });

const pending = (page: Page) => page.getByRole('region', { name: 'Pedido por enviar' });

/** Fills the cart with the network, and orders without it. Returns the shopper's last name, which names the order. */
async function orderWithoutNetwork(page: Page, { id, lastName }: { id: string; lastName: string }) {
  await installWorker(page);
  await visitAtRest(page, `/moreInfo/${id}`);
  await page.context().setOffline(true);
  await orderHere(page, lastName);
}

async function orderHere(page: Page, lastName: string): Promise<void> {
  await page.getByLabel('Cantidad').fill('3');
  await page.getByRole('button', { name: 'AGREGAR AL CARRITO' }).click();
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await fillContact(page, { lastName });
  await buy(page);
  const news = page.getByRole('dialog', { name: 'Tu pedido está guardado' });
  await expect(news).toContainText('Lo enviamos apenas vuelva la conexión');
  await news.getByRole('button', { name: 'OK' }).click();
  await expect(waiting(page)).toBeVisible();
}

const NETWORK_IS_BACK = 'Volvió la conexión';

const ordersOf = (shop: ShopClient, lastName: string) => shop.orders(`?q=${lastName}`);

async function expectOneOrder(shop: ShopClient, lastName: string): Promise<void> {
  await expect.poll(async () => (await ordersOf(shop, lastName)).length, OFTEN).toBe(1);
}

const aSpool = (shop: ShopClient) =>
  shop.addProduct(aPlainThread({ colours: [], price: pesos(1000), bulkOffer: null }));

test('an order without network can be taken back, and goes out once when it is back, from two tabs too [OFFLINE-002]', async ({
  page,
  context,
  shop,
}) => {
  const { id } = await aSpool(shop);
  await orderWithoutNetwork(page, { id, lastName: 'Sinred' });
  await expect(page.getByRole('heading', { name: 'Carrito vacío' })).toBeVisible();
  await expectAccessible(page);
  await test.step('taken back, its lines are in the cart again', async () => {
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(waiting(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Carrito, 3 unidades' })).toBeVisible();
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(page.getByLabel('Apellido')).toHaveValue('Sinred');
    await buy(page);
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
    await expect(waiting(page)).toBeVisible();
  });
  const other = await context.newPage();
  await other.goto('/cart');
  await expect(waiting(other)).toBeVisible();
  await expect(other.getByText('Sin conexión: ves lo último que se cargó')).toBeVisible();
  expect(await ordersOf(shop, 'Sinred')).toEqual([]);
  await context.setOffline(false);
  const tabs = [page, other];
  // Whoever sends it, both say so for some seconds.
  await Promise.all(tabs.map((tab) => expect(tab.getByText(NETWORK_IS_BACK)).toBeVisible()));
  await expectOneOrder(shop, 'Sinred');
  for (const tab of tabs) {
    await expect(tab.getByRole('heading', { name: /^Tu pedido n\.º \d+ ya nos llegó$/ })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Entendido' }).click();
  await expect(pending(other)).toHaveCount(0);
  expect(await ordersOf(shop, 'Sinred')).toHaveLength(1);
  await page.goto('/misPedidos');
  await expect(page.getByRole('main')).toContainText(/Pedido n\.º \d+/);
});

test('with the shop closed an order goes out in the background, where browsers can, or else when it is opened [OFFLINE-002]', async ({
  page,
  context,
  shop,
}) => {
  const { id } = await aSpool(shop);
  await orderWithoutNetwork(page, { id, lastName: 'Fondo' });
  await page.goto('about:blank');
  await context.setOffline(false);
  await sendInBackground(context, page, new URL(context.serviceWorkers()[0]?.url() ?? '').origin);
  await expectOneOrder(shop, 'Fondo');
  // The shop has it before the browser has read so: without network it would go on waiting beside the next one.
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Entendido' }).click();
  await expect(pending(page)).toHaveCount(0);

  await context.setOffline(true);
  await page.goto(`/moreInfo/${id}`);
  await orderHere(page, 'Cerrada');
  const later = await context.newPage();
  await page.close();
  await context.setOffline(false);
  await later.goto('/');
  await expectOneOrder(shop, 'Cerrada');
});

/** Tells the worker that the network is back, as the browser does. */
async function sendInBackground(context: BrowserContext, page: Page, origin: string): Promise<void> {
  const cdp = await context.newCDPSession(page);
  const registrations: string[] = [];
  cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: updated }) => {
    registrations.push(...updated.map(({ registrationId }) => registrationId));
  });
  await cdp.send('ServiceWorker.enable');
  await expect.poll(() => registrations.length, OFTEN).toBeGreaterThan(0);
  const registrationId = registrations[0] ?? '';
  await cdp.send('ServiceWorker.dispatchSyncEvent', {
    origin,
    registrationId,
    tag: 'send-orders',
    lastChance: false,
  });
}

test('a price that changed meanwhile is asked about, and one order has the new price [OFFLINE-002]', async ({
  page,
  context,
  shop,
}) => {
  const spool = await aSpool(shop);
  await orderWithoutNetwork(page, { id: spool.id, lastName: 'Aumento' });
  await shop.updateProduct({ ...spool, price: pesos(1200) });
  await page.goto('/');
  await expect(page.getByText('Sin conexión: ves lo último que se cargó')).toBeVisible();
  await context.setOffline(false);
  const asked = pending(page);
  await test.step('the shopper is told at once and on every page, until the question is answered', async () => {
    await expect(page.getByText('Algo cambió mientras esperaba')).toBeVisible();
    await expect(asked).toContainText('Todavía no enviamos tu pedido');
    await expect(page.getByText(NETWORK_IS_BACK)).toHaveCount(0);
    for (const path of ['/', `/moreInfo/${spool.id}`]) {
      await page.goto(path);
      await expect(asked).toContainText('Todavía no enviamos tu pedido');
      await expect(asked).toContainText('Algunos precios cambiaron mientras esperaba.');
    }
    await expectAccessible(page);
    await asked.getByRole('link', { name: 'Revisarlo en tu carrito' }).click();
    await expect(asked).toHaveCount(1);
  });
  expect(await ordersOf(shop, 'Aumento')).toEqual([]);
  await page.getByRole('button', { name: 'Revisar y confirmar' }).click();
  const question = page.getByRole('alert').filter({ hasText: 'Algunos precios cambiaron' });
  await expect(question).toBeVisible();
  expect(plain(await question.innerText())).toContain('El total era $ 3.000 y ahora es $ 3.600');
  await expect(page.getByLabel('Apellido')).toHaveValue('Aumento');
  await buy(page);
  await expect(orderDone(page)).toBeVisible();
  const orders = await ordersOf(shop, 'Aumento');
  expect(orders.map(({ totalAmount }) => totalAmount)).toEqual([3600]);
  await page.goto('/');
  await expect(asked).toHaveCount(0);
});

test('a killed server gets the order once it is started again [OFFLINE-002 OFFLINE-003]', async ({
  browser,
}) => {
  const own = await restartableShop({});
  await own.start();
  const context = await browser.newContext({ serviceWorkers: 'allow', baseURL: own.url });
  await hurryIntervals(context);
  try {
    const page = await context.newPage();
    const { id } = await aSpool(await shopClient(own.url));
    await installWorker(page);
    await visitAtRest(page, `/moreInfo/${id}`);
    await own.stop('SIGKILL');
    await orderHere(page, 'Caida');
    await page.reload();
    await expect(page.getByText('Sin conexión: ves lo último que se cargó')).toBeVisible();
    await own.start();
    const shop = await shopClient(own.url);
    await expectOneOrder(shop, 'Caida');
    await expect(page.getByRole('heading', { name: /ya nos llegó$/ })).toBeVisible();
    await own.stop();
    await own.start({ OFFLINE: '0' });
    await page.goto('/');
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), OFTEN)
      .toBe(0);
    await expect.poll(() => page.evaluate(() => caches.keys()), OFTEN).toEqual([]);
    expect(await ordersOf(await shopClient(own.url), 'Caida')).toHaveLength(1);
  } finally {
    await context.close();
    await own.clean();
  }
});
