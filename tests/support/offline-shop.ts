import { expect, type Page } from '@playwright/test';

/** Opens a page and waits until its worker keeps what a visit without network needs. */
export async function visitAtRest(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect.poll(() => page.evaluate(isCatalogueKept), { timeout: 20_000 }).toBe(true);
}

/** The catalogue is kept last. */
async function isCatalogueKept(): Promise<boolean> {
  if (navigator.serviceWorker.controller === null) return false;
  return (await caches.match('/api/catalogue', { ignoreVary: true })) !== undefined;
}
