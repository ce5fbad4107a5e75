import type { CDPSession } from '@playwright/test';
import { expect, test } from '#tests/support/browser.ts';
import { FIRST_VIEW } from '#tests/support/budgets.ts';

const PHONE = { width: 390, height: 844 };

// The preload is chosen by the screen size, not by the window.
test.use({ viewport: PHONE, screen: PHONE, deviceScaleFactor: 2.625, isMobile: true, hasTouch: true });

test('a phone’s first visit stays within the budget', async ({ page, shop }) => {
  const product = (await shop.products()).find(
    ({ photos, colours, isHidden }) => photos.length > 1 && colours.length > 1 && !isHidden,
  );
  const cdp = await page.context().newCDPSession(page);
  const takeSent = await watchNetwork(cdp);
  for (const path of [
    '/?seed=7',
    '/?seed=7&subsection=Agujas',
    `/moreInfo/${product?.id}`,
    '/cart',
    '/calculadora',
  ]) {
    await page.goto('about:blank');
    await cdp.send('Network.clearBrowserCache');
    takeSent();
    await page.goto(path, { waitUntil: 'networkidle' });
    const bytes = takeSent();
    expect.soft(bytes.length, path).toBeLessThanOrEqual(FIRST_VIEW.requests);
    const kilobytes = bytes.reduce((sum, one) => sum + one, 0) / 1000;
    expect.soft(kilobytes, path).toBeLessThanOrEqual(FIRST_VIEW.kilobytes);
  }
});

/** Returns a function that gives the bytes on the line of everything fetched since its last call. */
async function watchNetwork(cdp: CDPSession): Promise<() => number[]> {
  const ofSite = new Set<string>();
  const sent: number[] = [];
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('http')) ofSite.add(requestId);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    // A reused request transfers no bytes.
    if (ofSite.has(requestId) && encodedDataLength > 0) sent.push(encodedDataLength);
  });
  await cdp.send('Network.enable');
  return () => sent.splice(0);
}
