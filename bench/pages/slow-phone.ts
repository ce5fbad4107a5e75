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

type Network = {
  readonly offline: false;
  /** In bytes per second. */
  readonly downloadThroughput: number;
  readonly uploadThroughput: number;
  /** From a request to the first byte of its answer, in ms. */
  readonly latency: number;
};

const SLOW_4G: Network = {
  offline: false,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  latency: 150,
};

/** 'Fast 4G' of Chromium's own tools. */
export const FAST_4G: Network = {
  offline: false,
  downloadThroughput: (0.9 * 9_000_000) / 8,
  uploadThroughput: (0.9 * 1_500_000) / 8,
  latency: 165,
};

const CPU_SLOWDOWN = 4;

/** The line of Lighthouse's 'slow 4G' as it is, not as it is divided among requests: 1.44 Mbit/s, 562 ms. */
export const SLOWER_4G: Network = {
  ...SLOW_4G,
  downloadThroughput: 1_440_000 / 8,
  uploadThroughput: 675_000 / 8,
  latency: 562,
};

type Phone = {
  readonly origin: string;
  readonly page: Pick<Page, 'cart'>;
  readonly network?: Network;
  /** A browser's simulated network doesn't slow its workers down. */
  readonly hasWorker?: boolean;
};

/**
 * Opens a tab with a phone's processor and network, which has visited the shop only to fill the page's cart. Work and
 * network are really slowed down, not simulated afterwards.
 */
export async function withSlowPhone<T>(
  { origin, page, network = SLOW_4G, hasWorker = true }: Phone,
  use: (tab: Tab) => Promise<T>,
): Promise<T> {
  const browser = await launched();
  return endingWith(
    () => browser.close(),
    async () => {
      const tab = await browser.newPage({ ...PHONE, serviceWorkers: hasWorker ? 'allow' : 'block' });
      if (page.cart.length > 0) await leaveCart(tab, { origin, products: page.cart });
      await slowDown(tab, network);
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

async function slowDown(tab: Tab, network: Network): Promise<void> {
  const session = await tab.context().newCDPSession(tab);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}
