import type { Page as Tab } from '@playwright/test';
import type { Page } from './page.ts';
import { withSlowAnswers } from './slow-answers.ts';
import { withSlowPhone } from './slow-phone.ts';

/** How long the worker may take to keep the shop, in ms. */
const KEPT_WITHIN_MS = 60_000;

export type Return = {
  /** When the document began to arrive, from the worker or from the network. */
  readonly answeredMs: number;
  readonly firstPaintMs: number;
};

/** A later visit to a page that the worker keeps, on a slow phone. */
export function measureReturn(shop: string, page: Page): Promise<Return> {
  return withSlowAnswers(shop, (origin) =>
    withSlowPhone({ origin, page }, async (tab) => {
      const url = origin + page.path;
      await tab.goto(url);
      await tab.waitForFunction(isShopKept, undefined, { timeout: KEPT_WITHIN_MS, polling: 500 });
      // The worker keeps addresses with filters once they are opened through it.
      await open(tab, url);
      await open(tab, url);
      await tab.waitForFunction(isPainted);
      return tab.evaluate(answerAndPaint);
    }),
  );
}

/** From another site, as a shopper comes back. */
async function open(tab: Tab, url: string): Promise<void> {
  await tab.goto('about:blank');
  await tab.goto(url, { waitUntil: 'networkidle' });
}

/** Runs in the page. The catalogue is kept last. */
async function isShopKept(): Promise<boolean> {
  return navigator.serviceWorker.controller !== null && (await caches.match('/api/catalogue')) !== undefined;
}

/** Runs in the page. */
function isPainted(): boolean {
  return performance.getEntriesByName('first-contentful-paint').length > 0;
}

/** Runs in the page. */
function answerAndPaint(): Return {
  const [document] = performance.getEntriesByType('navigation');
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const answeredMs = document instanceof PerformanceNavigationTiming ? document.responseStart : Number.NaN;
  return { answeredMs, firstPaintMs: paint?.startTime ?? Number.NaN };
}
