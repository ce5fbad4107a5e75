import type { Page } from '@playwright/test';

/** Makes the server answer every query. Intercepting requests instead would slow every picture down. */
export async function withoutCatalogue(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Network.enable');
  await tools.send('Network.setBlockedURLs', { urls: ['*/api/catalogue'] });
}
