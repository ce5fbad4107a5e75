import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Everything that moved without being asked to, added up as browsers do. */
    layoutShift?: number;
  }
}

/** Begins to add up what moves on the pages that are opened from now on. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('hadRecentInput' in entry && 'value' in entry && !entry.hadRecentInput)
          window.layoutShift = (window.layoutShift ?? 0) + Number(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export function layoutShiftOf(page: Page): Promise<number> {
  return page.evaluate(() => window.layoutShift ?? Number.NaN);
}
