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

/** The most that a page may move by itself while it is open, as browsers measure it (Cumulative Layout Shift). */
const MOST_SHIFTED = 0.01;

/**
 * Watches every page that the tab opens. Returns a line for each that moved more than it may; what moves within half a
 * second of a touch or a key is the person's doing and does not count, nor does a page or a list that gives way to another.
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
      .filter(([, { total }]) => total > MOST_SHIFTED)
      .map(
        ([url, { total, sources }]) => `layout shift of ${total.toFixed(4)}: ${url} ${sources.join(' · ')}`,
      );
}

/** Runs in the page before its own scripts do, and so stands on its own. */
function reportLayoutShifts(): void {
  const isShift = (entry: PerformanceEntry): entry is LayoutShift => entry.entryType === 'layout-shift';
  const nameOf = (node: Node | null) =>
    node instanceof Element ? `${node.tagName.toLowerCase()}.${node.className}` : String(node?.nodeName);
  let actedAt = Number.NEGATIVE_INFINITY;
  // The browser counts from the touch itself; a busy machine may answer it later. A new event has the time that no test's clock changes.
  const act = () => {
    actedAt = new Event('now').timeStamp;
  };
  for (const type of ['pointerup', 'click', 'keydown', 'input']) {
    window.addEventListener(type, act, { capture: true, passive: true });
  }
  // What a search or a filter finds takes the place of what stood there when its address does.
  for (const method of ['pushState', 'replaceState'] as const) {
    const change = history[method].bind(history);
    history[method] = (...to) => {
      act();
      change(...to);
    };
  }
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
