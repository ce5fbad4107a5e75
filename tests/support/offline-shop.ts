import { type BrowserContext, expect, type Page } from '@playwright/test';

/**
 * Lets the worker begin before the first visit, as for shoppers who come back: on a first visit it waits some seconds
 * until nobody presses.
 */
export async function installWorker(page: Page, shop = ''): Promise<void> {
  const blank = `${shop}/blank`;
  await page.route(blank, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(blank);
  await page.unroute(blank);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    await navigator.serviceWorker.ready;
  });
}

/** Opens a page and waits until its worker keeps what a visit without network needs. */
export async function visitAtRest(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // The catalogue is kept last.
  await expect.poll(() => keptPaths(page), { intervals: [50] }).toContain('/api/catalogue');
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { intervals: [50] })
    .toBe(true);
}

/** The addresses of everything that the worker keeps of this site, without the build's own files. */
export function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) {
        const { pathname, search } = new URL(url);
        if (!pathname.startsWith('/assets/')) paths.push(pathname + search);
      }
    }
    return paths;
  });
}

/** What the worker keeps of an address; `undefined` for nothing. */
export function keptText(page: Page, path: string): Promise<string | undefined> {
  return page.evaluate(async (url) => (await caches.match(url, { ignoreVary: true }))?.text(), path);
}

/** A worker learns of the network after its pages do, so the page is told again; it would ask anew after ten seconds. */
export async function bringNetworkBack(page: Page): Promise<void> {
  await page.context().setOffline(false);
  // A page that waited for the network is leaving already.
  await expect(() => page.evaluate(() => window.dispatchEvent(new Event('online')))).toPass();
}

/** What pages ask from time to time comes ten times as often. `page.clock` would hide from a page that it is a kept one. */
export function hurryIntervals(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    window.setInterval = new Proxy(window.setInterval, {
      apply: (set, self, [act, ms]) => Reflect.apply(set, self, [act, ms / 10]),
    });
  });
}
