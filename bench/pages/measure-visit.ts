import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium, type Page as Tab } from '@playwright/test';
import { endingWith } from '../at-the-end.ts';
import { type Interaction, timeToNextPaint } from './interactions.ts';
import { leaveCart } from './leave-cart.ts';
import type { Page } from './page.ts';
import { type Transfer, watchTransfer } from './transfer.ts';

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

/** What a page fetches when idle comes within this time after it answers to touch; in milliseconds. */
const QUIET_AFTER = 2000;

export type Visit = {
  /** When the largest thing in sight was painted; in milliseconds. */
  readonly largestPaint: number;
  /** How much the page moved by itself, all shifts added up. */
  readonly shifted: number;
  readonly transfers: readonly Transfer[];
  /** In milliseconds. */
  readonly interactions: Readonly<Partial<Record<Interaction, number>>>;
};

/** A first visit to a page with a phone's processor and network: nothing is simulated, everything is really slow. */
export async function measureVisit(origin: string, page: Page): Promise<Visit> {
  const browser = await launched();
  return endingWith(
    () => browser.close(),
    async () => {
      const context = await browser.newContext(PHONE);
      const tab = await context.newPage();
      if (page.cart.length > 0) await leaveCart(tab, { origin, products: page.cart });
      await slowDown(tab);
      const transfers = watchTransfer(tab);
      await tab.goto(origin + page.path);
      await tab.waitForFunction(() => !('earlyPresses' in window));
      await wait(QUIET_AFTER);
      const seen = { ...(await tab.evaluate(paintsAndShifts)), transfers: await transfers() };
      return { ...seen, interactions: await timesOf(tab, page.interactions) };
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

async function timesOf(tab: Tab, interactions: readonly Interaction[]): Promise<Visit['interactions']> {
  const times: Partial<Record<Interaction, number>> = {};
  for (const interaction of interactions) times[interaction] = await timeToNextPaint(tab, interaction);
  return times;
}

/** Runs in the page, and so stands on its own. */
function paintsAndShifts(): Promise<Pick<Visit, 'largestPaint' | 'shifted'>> {
  const isShift = (entry: PerformanceEntry): entry is PerformanceEntry & { value: number } =>
    entry.entryType === 'layout-shift';
  return new Promise((resolve) => {
    const seen = { largestPaint: 0, shifted: 0 };
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (isShift(entry)) seen.shifted += entry.value;
        else seen.largestPaint = Math.max(seen.largestPaint, entry.startTime);
      }
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    observer.observe({ type: 'largest-contentful-paint', buffered: true });
    // What was buffered is handed over before the next frame.
    setTimeout(() => resolve(seen), 200);
  });
}
