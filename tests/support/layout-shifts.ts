import type { Page } from '@playwright/test';

type LayoutShift = PerformanceEntry & {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
};

declare global {
  interface Window {
    reportLayoutShift?: (value: number, sources: string) => void;
  }
}

/** The largest Cumulative Layout Shift that an open page may have. */
const MAX_SHIFT = 0.01;

/**
 * Watches every page that the tab opens, and returns a line for each page that shifted too much. Shifts within half a
 * second of a touch or a key don't count, nor does the change to another page or list.
 */
export async function watchLayoutShifts(page: Page): Promise<() => string[]> {
  const shifts = new Map<string, { total: number; sources: string[] }>();
  await page.exposeBinding('reportLayoutShift', ({ frame }, value: number, sources: string) => {
    const found = shifts.get(frame.url()) ?? { total: 0, sources: [] };
    shifts.set(frame.url(), { total: found.total + value, sources: [...found.sources, sources] });
  });
  await page.addInitScript(reportLayoutShifts);
  return () =>
    [...shifts]
      .filter(([, { total }]) => total > MAX_SHIFT)
      .map(
        ([url, { total, sources }]) => `layout shift of ${total.toFixed(4)}: ${url} ${sources.join(' · ')}`,
      );
}

/** Runs in the page before its scripts, so it can't use this module's names. */
function reportLayoutShifts(): void {
  const isShift = (entry: PerformanceEntry): entry is LayoutShift => entry.entryType === 'layout-shift';
  const nameOf = (node: Node | null) =>
    node instanceof Element ? `${node.tagName.toLowerCase()}.${node.className}` : String(node?.nodeName);
  let actedAt = Number.NEGATIVE_INFINITY;
  // The browser counts from the touch; a busy machine may react later. A test's clock does not change an event's
  // timestamp.
  const act = () => {
    actedAt = new Event('now').timeStamp;
  };
  for (const type of ['pointerup', 'click', 'keydown', 'input']) {
    window.addEventListener(type, act, { capture: true, passive: true });
  }
  // New results of a search or filter replace the old ones when the address changes.
  for (const method of ['pushState', 'replaceState'] as const) {
    const change = history[method].bind(history);
    history[method] = (...to) => {
      act();
      change(...to);
    };
  }
  // So does a step back to other results.
  window.addEventListener('popstate', act, { capture: true });
  const isPage = (node: Node) =>
    node instanceof Element && (node.tagName === 'MAIN' || node.querySelector('main') !== null);
  new MutationObserver((changes) => {
    if (changes.some(({ removedNodes }) => [...removedNodes].some(isPage))) act();
  }).observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    for (const { value, startTime, hadRecentInput, sources } of list.getEntries().filter(isShift)) {
      const isExpected = hadRecentInput || Math.abs(startTime - actedAt) < 500;
      if (!isExpected) window.reportLayoutShift?.(value, sources.map(({ node }) => nameOf(node)).join(', '));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
