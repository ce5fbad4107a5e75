import type { BrowserContext, Page } from '@playwright/test';
import { test as base, expect } from '#tests/support/browser.ts';
import { addProductsOf, cardOf } from '#tests/support/catalogue-page.ts';
import { EARLIER_SCRIPT, type ShopInVersions, shopInVersions } from '#tests/support/next-build.ts';
import { hurryIntervals, installWorker, visitAtRest } from '#tests/support/offline-shop.ts';

/** A browser with workers on a shop whose version can change. */
const test = base.extend<{ versions: ShopInVersions; visitor: BrowserContext }>({
  versions: async ({ server }, use) => {
    const versions = await shopInVersions(server.url);
    await use(versions);
    await versions.close();
  },
  visitor: async ({ browser, versions }, use) => {
    const context = await browser.newContext({ serviceWorkers: 'allow', baseURL: versions.url });
    await use(context);
    await context.close();
  },
});

const OFTEN = { intervals: [50] };

/** The builds whose pages the worker keeps. */
const buildsKept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    return names.filter((name) => name.startsWith('hilvan-pages-')).map((name) => name.slice(13));
  });

/** Whether a script that only the first build has can still be had: from the browser's worker, not from the server. */
const isEarlierScriptAtHand = (page: Page) =>
  page.evaluate(async (path) => (await fetch(path, { cache: 'no-store' })).ok, EARLIER_SCRIPT);

const isEarlierScriptKept = (page: Page) =>
  page.evaluate(async (path) => (await caches.match(path)) !== undefined, EARLIER_SCRIPT);

test('a new version takes over at the next navigation, the old one’s pages and files go, and no tab loses its cart [OFFLINE-003 CART-020]', async ({
  versions,
  visitor,
  shop,
}) => {
  const single = { bulkOffer: null, colours: [], models: [] };
  const [product] = await addProductsOf(shop, 'Renovada', [
    { name: 'Una', ...single },
    { name: 'Otra', ...single },
  ]);
  await hurryIntervals(visitor);
  const page = await visitor.newPage();
  await installWorker(page);
  await visitAtRest(page, '/?q=renovada');
  await addFromCard(page, 'Una');
  const other = await visitor.newPage();
  // A page that is not kept comes from the network, however slow that is; a kept one would ask for present data later.
  await other.goto('/?q=Renovada', { waitUntil: 'networkidle' });
  versions.putNextVersion();
  await page.goto(`/moreInfo/${product?.id}`);
  const endIdleWorker = await idleWorkersEnd(page);
  await expect
    .poll(async () => {
      await endIdleWorker();
      return await buildsKept(page);
    }, OFTEN)
    .toEqual(['ffff1923']);
  await expect.poll(() => keptPages(page), OFTEN).toContain('/FAQ');
  // The page that the earlier worker let through is of the new build, and goes on in place.
  expect(await followToFaq(page)).toBe('in place');
  // The page that stayed open loses no script, and gets no data of the new build: it opens the next page whole.
  expect(await isEarlierScriptAtHand(other)).toBe(true);
  // Both versions share one cart.
  await addFromCard(other, 'Otra');
  for (const tab of [page, other]) await expect(cartButton(tab)).toHaveAccessibleName('Carrito, 2 unidades');
  expect(await followToFaq(other)).toBe('whole');
  await visitAtRest(page, '/FAQ');
  await expect.poll(() => isEarlierScriptKept(page), OFTEN).toBe(false);
  for (const tab of [page, other]) {
    await tab.goto('/cart');
    for (const name of ['Una', 'Otra']) await expect(tab.getByRole('main')).toContainText(name);
  }
});

/**
 * Chromium changes workers once the earlier one is idle, and ends idle workers by itself; but not those that a debugger is
 * attached to, as Playwright is to all.
 * @returns ends the earlier worker while another one waits for its end
 */
async function idleWorkersEnd(page: Page): Promise<() => Promise<void>> {
  const debugged = await page.context().newCDPSession(page);
  const statuses = new Map<string, string>();
  debugged.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, status } of versions) statuses.set(versionId, status);
  });
  await debugged.send('ServiceWorker.enable');
  return async () => {
    const [active] = [...statuses].find(([, status]) => status === 'activated') ?? [];
    if (active !== undefined && [...statuses.values()].includes('installed'))
      await debugged.send('ServiceWorker.stopWorker', { versionId: active });
  };
}

const cartButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Carrito/ });

async function addFromCard(page: Page, name: string): Promise<void> {
  await cardOf(page, name)
    .getByRole('button', { name: `Agregar de ${name}` })
    .click();
  await expect(cardOf(page, name).getByLabel(/^Cantidad/)).toHaveValue('1');
}

/** Whether a link opened its page in the same document or in a new one. */
async function followToFaq(page: Page): Promise<'in place' | 'whole'> {
  const document = await page.evaluateHandle(() => window.document);
  await page.getByRole('link', { name: 'Preguntas frecuentes' }).first().click();
  await page.waitForURL('/FAQ');
  await expect(page.getByRole('heading', { level: 1, name: /preguntas/i })).toBeVisible();
  const isSame = await document.evaluate(({ isConnected }) => isConnected).catch(() => false);
  return isSame ? 'in place' : 'whole';
}

const keptPages = (page: Page) =>
  page.evaluate(async () => {
    const requests = await (await caches.open('hilvan-pages-ffff1923')).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  });

test('a page that was kept of the old version gets no data of the new one: it comes again whole [OFFLINE-003]', async ({
  versions,
  visitor,
}) => {
  const page = await visitor.newPage();
  await installWorker(page);
  await visitAtRest(page, '/');
  const sendPage = versions.hold('/');
  const sendData = versions.hold('/_.data');
  versions.putNextVersion();
  await page.goto('/');
  await page.evaluate(() => document.documentElement.setAttribute('data-is-kept', ''));
  sendPage();
  // That page, too late to be shown, tells the worker of the new version.
  await expect.poll(() => isNextWorkerInstalled(page), OFTEN).toBe(true);
  sendData();
  await expect(page.locator('html[data-is-kept]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('one header switches the worker off for good [OFFLINE-003]', async ({ versions, visitor }) => {
  const page = await visitor.newPage();
  await installWorker(page);
  await visitAtRest(page, '/');
  versions.switchWorkerOff();
  await page.goto('/FAQ');
  await expect.poll(() => page.evaluate(() => caches.keys()), OFTEN).toEqual([]);
  await expect.poll(() => countWorkers(page), OFTEN).toBe(0);
  // The next visit registers none.
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await countWorkers(page)).toBe(0);
});

/** The picture has another name with each build, and comes last. */
const isNextWorkerInstalled = (page: Page) =>
  page.evaluate(async () => (await caches.match('/art/no-photo.svg?__WB_REVISION__=ffff1923')) !== undefined);

const countWorkers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
