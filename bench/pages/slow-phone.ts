import { type Browser, chromium, type Page as Tab } from '@playwright/test';
import { endingWith } from '../at-the-end.ts';
import { leaveCart } from './leave-cart.ts';
import type { Page } from './page.ts';

/** Lighthouse's phone. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** 'Slow 4G': throughput in bytes per second, latency in ms. */
const SLOW_4G = {
  offline: false,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  latency: 150,
};
const CPU_SLOWDOWN = 4;

/**
 * Opens a tab with a phone's processor and network, which has visited the shop only to fill the page's cart. Work and
 * network are really slowed down, not simulated afterwards.
 */
export async function withSlowPhone<T>(
  { origin, page }: { origin: string; page: Pick<Page, 'cart'> },
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
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}
