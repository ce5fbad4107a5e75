import { setTimeout as wait } from 'node:timers/promises';
import type { Page as Tab } from '@playwright/test';
import { type Interaction, timeToNextPaint } from './interactions.ts';
import type { Page } from './page.ts';
import { SLOWER_4G, withSlowPhone } from './slow-phone.ts';
import { type Transfer, watchTransfer } from './transfer.ts';

/** A page's idle requests come within this time after it has loaded, in ms. */
const QUIET_AFTER_MS = 2000;

export type Visit = {
  /** When the first text or picture was painted. */
  readonly firstPaintMs: number;
  /** When the largest visible element was painted. */
  readonly largestPaintMs: number;
  /** Cumulative Layout Shift: the sum of all shifts. */
  readonly shifted: number;
  readonly transfers: readonly Transfer[];
  /** In ms. */
  readonly interactions: Readonly<Partial<Record<Interaction, number>>>;
};

/** A first visit to a page with a slow phone. */
export function measureVisit(origin: string, page: Page): Promise<Visit> {
  return withSlowPhone({ origin, page, network: SLOWER_4G }, async (tab) => {
    const transfers = watchTransfer(tab);
    await tab.goto(origin + page.path);
    await wait(QUIET_AFTER_MS);
    const seen = { ...(await tab.evaluate(paintsAndShifts)), transfers: await transfers() };
    return { ...seen, interactions: await timesOf(tab, page.interactions) };
  });
}

async function timesOf(tab: Tab, interactions: readonly Interaction[]): Promise<Visit['interactions']> {
  const times: Partial<Record<Interaction, number>> = {};
  for (const interaction of interactions) times[interaction] = await timeToNextPaint(tab, interaction);
  return times;
}

/** Runs in the page, so it can't use this module's names. */
function paintsAndShifts(): Promise<Pick<Visit, 'firstPaintMs' | 'largestPaintMs' | 'shifted'>> {
  const isShift = (entry: PerformanceEntry): entry is PerformanceEntry & { value: number } =>
    entry.entryType === 'layout-shift';
  return new Promise((resolve) => {
    const [first] = performance.getEntriesByName('first-contentful-paint');
    const seen = { firstPaintMs: first?.startTime ?? Number.NaN, largestPaintMs: 0, shifted: 0 };
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (isShift(entry)) seen.shifted += entry.value;
        else seen.largestPaintMs = Math.max(seen.largestPaintMs, entry.startTime);
      }
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    observer.observe({ type: 'largest-contentful-paint', buffered: true });
    // Buffered entries arrive before the next frame.
    setTimeout(() => resolve(seen), 200);
  });
}
