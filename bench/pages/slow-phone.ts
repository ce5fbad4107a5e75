import { type Browser, chromium, type Page as Tab } from '@playwright/test';
import { endingWith } from '../at-the-end.ts';
import { leaveCart } from './leave-cart.ts';
import type { Page } from './page.ts';

/** The phone that Lighthouse takes. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** 'Slow 4G': bytes a second, and milliseconds. */
const SLOW_4G = {
  offline: false,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  latency: 150,
};
const TIMES_SLOWER = 4;

/**
 * Gives a new tab with a phone's processor and network, which has visited the shop only to fill the page's cart. Nothing
 * is simulated, everything is really slow.
 */
export async function withSlowPhone<T>(
  { origin, page }: { origin: string; page: Page },
  use: (tab: Tab) => Promise<T>,
): Promise<T> {
  const browser = await launched();
  return endingWith(
    () => browser.close(),
    async () => {
      const tab = await browser.newPage(PHONE);
      if (page.cart.length > 0) await leaveCart(tab, { origin, products: page.cart });
      await slowDown(tab);
      return use(tab);
    },
  );
}

function launched(): Promise<Browser> {
  const { CHROME_PATH } = process.env;
  return chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    ...(CHROME_PATH !== undefined && { executablePath: CHROME_PATH }),
  });
}

async function slowDown(tab: Tab): Promise<void> {
  const session = await tab.context().newCDPSession(tab);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER });
}
