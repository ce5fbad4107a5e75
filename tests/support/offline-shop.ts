import { expect, type Page } from '@playwright/test';

/** Opens a page and waits until its worker keeps what a visit without network needs. */
export async function visitAtRest(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // The catalogue is kept last.
  await expect.poll(() => keptPaths(page)).toContain('/api/catalogue');
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
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
