import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser.ts';
import { shopInVersions } from '#tests/support/next-build.ts';
import { visitAtRest } from '#tests/support/offline-shop.ts';

test.use({ serviceWorkers: 'allow' });

/** The builds whose pages the worker keeps. */
const buildsKept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    return names.filter((name) => name.startsWith('hilvan-pages-')).map((name) => name.slice(13));
  });

const isNextReady = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null);

test('a new version takes over at the next navigation, and the old one’s pages go [OFFLINE-003]', async ({
  browser,
  server,
}) => {
  const versions = await shopInVersions(server.url);
  const context = await browser.newContext({ serviceWorkers: 'allow', baseURL: versions.url });
  try {
    const page = await context.newPage();
    await visitAtRest(page, '/');
    const [first = ''] = await buildsKept(page);
    versions.putNextVersion();
    const other = await context.newPage();
    await other.goto('/FAQ');
    await expect.poll(() => isNextReady(page), { timeout: 15_000 }).toBe(true);
    // Two pages of the first build are open: neither loses its scripts.
    await page.goto('/cart');
    expect(await buildsKept(page)).toEqual([first]);
    await other.close();
    // The browser takes a moment to forget the closed page.
    await expect(async () => {
      await page.goto('/calculadora');
      await expect.poll(() => buildsKept(page), { timeout: 2000 }).toEqual(['ffff1923']);
    }).toPass({ timeout: 20_000 });
    await expect.poll(() => keptPages(page), { timeout: 15_000 }).toContain('/FAQ');
    await expect(page.getByRole('heading', { level: 1, name: /Calculadora/ })).toBeVisible();
  } finally {
    await context.close();
    await versions.close();
  }
});

const keptPages = (page: Page) =>
  page.evaluate(async () => {
    const requests = await (await caches.open('hilvan-pages-ffff1923')).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  });

test('one header switches the worker off for good [OFFLINE-003]', async ({ browser, server }) => {
  const versions = await shopInVersions(server.url);
  const context = await browser.newContext({ serviceWorkers: 'allow', baseURL: versions.url });
  try {
    const page = await context.newPage();
    await visitAtRest(page, '/');
    versions.switchWorkerOff();
    await page.goto('/FAQ');
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
    await expect.poll(() => countWorkers(page)).toBe(0);
    // The next visit registers none.
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(await countWorkers(page)).toBe(0);
  } finally {
    await context.close();
    await versions.close();
  }
});

const countWorkers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
