import { setTimeout as wait } from 'node:timers/promises';
import type { Page as Tab } from '@playwright/test';
import { type Interaction, timeToNextPaint } from './interactions.ts';
import type { Page } from './page.ts';
import { withSlowPhone } from './slow-phone.ts';
import { type Transfer, watchTransfer } from './transfer.ts';

/** What a page fetches when idle comes within this time after it was loaded; in milliseconds. */
const QUIET_AFTER = 2000;

export type Visit = {
  /** When the first text or picture was painted; in milliseconds. */
  readonly firstPaint: number;
  /** When the largest thing in sight was painted; in milliseconds. */
  readonly largestPaint: number;
  /** How much the page moved by itself, all shifts added up. */
  readonly shifted: number;
  readonly transfers: readonly Transfer[];
  /** In milliseconds. */
  readonly interactions: Readonly<Partial<Record<Interaction, number>>>;
};

/** A first visit to a page with a slow phone. */
export function measureVisit(origin: string, page: Page): Promise<Visit> {
  return withSlowPhone({ origin, page }, async (tab) => {
    const transfers = watchTransfer(tab);
    await tab.goto(origin + page.path);
    await wait(QUIET_AFTER);
    const seen = { ...(await tab.evaluate(paintsAndShifts)), transfers: await transfers() };
    return { ...seen, interactions: await timesOf(tab, page.interactions) };
  });
}

async function timesOf(tab: Tab, interactions: readonly Interaction[]): Promise<Visit['interactions']> {
  const times: Partial<Record<Interaction, number>> = {};
  for (const interaction of interactions) times[interaction] = await timeToNextPaint(tab, interaction);
  return times;
}

/** Runs in the page, and so stands on its own. */
function paintsAndShifts(): Promise<Pick<Visit, 'firstPaint' | 'largestPaint' | 'shifted'>> {
  const isShift = (entry: PerformanceEntry): entry is PerformanceEntry & { value: number } =>
    entry.entryType === 'layout-shift';
  return new Promise((resolve) => {
    const [first] = performance.getEntriesByName('first-contentful-paint');
    const seen = { firstPaint: first?.startTime ?? Number.NaN, largestPaint: 0, shifted: 0 };
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
