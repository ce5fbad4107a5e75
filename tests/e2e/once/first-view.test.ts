import type { CDPSession } from '@playwright/test';
import { expect, test } from '#tests/support/browser.ts';
import { FIRST_VIEWS, type FirstView } from '#tests/support/budgets.ts';

type Sent = { readonly type: string; readonly bytes: number };

const PHONE = { width: 390, height: 844 };

// The preload is chosen by the screen size, not by the window.
test.use({ viewport: PHONE, screen: PHONE, deviceScaleFactor: 2.625, isMobile: true, hasTouch: true });

test('a phone’s first visit stays within each page’s budget', async ({ page, shop }) => {
  const product = (await shop.products()).find(
    ({ photos, colours, isHidden }) => photos.length > 1 && colours.length > 1 && !isHidden,
  );
  const cdp = await page.context().newCDPSession(page);
  const takeSent = await watchNetwork(cdp);
  const over: string[] = [];
  for (const [name, budget] of Object.entries(FIRST_VIEWS)) {
    await page.goto('about:blank');
    await cdp.send('Network.clearBrowserCache');
    takeSent();
    await page.goto(budget.path.replace(':id', product?.id ?? ''), { waitUntil: 'networkidle' });
    over.push(...overBudget(takeSent(), budget).map((line) => `${name}: ${line}`));
  }
  expect(over).toEqual([]);
});

/** Returns a function that gives everything fetched since its last call, with its size in bytes on the line. */
async function watchNetwork(cdp: CDPSession): Promise<() => Sent[]> {
  const types = new Map<string, string>();
  const sent: Sent[] = [];
  cdp.on('Network.requestWillBeSent', ({ requestId, type = 'Other', request }) => {
    if (request.url.startsWith('http')) types.set(requestId, type.toLowerCase());
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId);
    // A reused request transfers no bytes.
    if (type !== undefined && encodedDataLength > 0) sent.push({ type, bytes: encodedDataLength });
  });
  await cdp.send('Network.enable');
  return () => sent.splice(0);
}

/** A line for each part that exceeds its budget. */
function overBudget(sent: readonly Sent[], { requests, kilobytes, ofThem }: FirstView): string[] {
  const kilobytesOf = (type?: string) =>
    sent.reduce((sum, one) => (type === undefined || one.type === type ? sum + one.bytes : sum), 0) / 1000;
  const parts = [
    { what: 'requests', is: sent.length, most: requests },
    { what: 'kB', is: kilobytesOf(), most: kilobytes },
    ...Object.entries(ofThem).map(([type, most]) => ({ what: `kB of ${type}`, is: kilobytesOf(type), most })),
  ];
  return parts.filter(({ is, most }) => is > most).map(({ what, is, most }) => `${is} of ${most} ${what}`);
}
