import type { Page } from '@playwright/test';

type LayoutShift = PerformanceEntry & {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
};

declare global {
  interface Window {
    reportLayoutShift?: (page: number, value: number, sources: string) => void;
  }
}

/** The largest Cumulative Layout Shift of a page: parts of a wide header move while a busy machine still reads the page. */
const MAX_SHIFT = 0.02;

/**
 * Watches every page that the tab opens, and returns a line for each page that shifted too much. What a touch or a key
 * moves doesn't count, however late its answer comes, nor does the change to another page or list.
 */
export async function watchLayoutShifts(page: Page): Promise<() => string[]> {
  // By when the page was opened: a page that is opened again begins anew.
  const shifts = new Map<number, { url: string; total: number; sources: string[] }>();
  await page.exposeBinding('reportLayoutShift', ({ frame }, page: number, value: number, sources: string) => {
    const found = shifts.get(page) ?? { url: frame.url(), total: 0, sources: [] };
    shifts.set(page, { ...found, total: found.total + value, sources: [...found.sources, sources] });
  });
  await page.addInitScript(reportLayoutShifts);
  return () =>
    [...shifts.values()]
      .filter(({ total }) => total > MAX_SHIFT)
      .map(({ url, total, sources }) => `layout shift of ${total.toFixed(4)}: ${url} ${sources.join(' · ')}`);
}

/** Runs in the page before its scripts, so it can't use this module's names. */
function reportLayoutShifts(): void {
  // Half a second of a page that is not busy. Frames come later where the machine has other work, as answers do.
  const FRAMES = 30;
  const openedAt = performance.timeOrigin;
  const nextFrame = window.requestAnimationFrame.bind(window);
  const isShift = (entry: PerformanceEntry): entry is LayoutShift => entry.entryType === 'layout-shift';
  const nameOf = (node: Node | null) =>
    node instanceof Element ? `${node.tagName.toLowerCase()}.${node.className}` : String(node?.nodeName);
  // A test's clock does not change an event's timestamp.
  const now = () => new Event('now').timeStamp;

  // What an action changes comes until some frames after the last request that it caused.
  const actions: { from: number; to: number }[] = [];
  let framesLeft = 0;
  let requests = 0;
  const isGoingOn = () => framesLeft > 0;
  const act = () => {
    if (!isGoingOn()) {
      actions.push({ from: now(), to: Number.POSITIVE_INFINITY });
      nextFrame(countFrame);
    }
    framesLeft = FRAMES;
  };
  const countFrame = () => {
    if (requests === 0) framesLeft -= 1;
    const action = actions.at(-1);
    if (isGoingOn()) nextFrame(countFrame);
    else if (action !== undefined) action.to = now();
  };
  const isOfAction = (moment: number) =>
    actions.some(({ from, to }) => moment > from - 500 && moment <= to + 500);

  for (const type of ['pointerup', 'click', 'keydown', 'input']) {
    window.addEventListener(type, act, { capture: true, passive: true });
  }
  const send = window.fetch.bind(window);
  window.fetch = async (...request) => {
    if (!isGoingOn()) return send(...request);
    requests += 1;
    try {
      return await send(...request);
    } finally {
      requests -= 1;
      act();
    }
  };
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
  // Code that an action asks for is no `fetch`.
  new PerformanceObserver((list) => {
    if (list.getEntries().some(({ startTime }) => isOfAction(startTime))) act();
  }).observe({ type: 'resource' });
  new PerformanceObserver((list) => {
    for (const { value, startTime, hadRecentInput, sources } of list.getEntries().filter(isShift)) {
      if (!hadRecentInput && !isOfAction(startTime))
        window.reportLayoutShift?.(openedAt, value, sources.map(({ node }) => nameOf(node)).join(', '));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
