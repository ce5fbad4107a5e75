import type { AfterPaint } from './context.ts';
import { watchEarlyPresses } from './ui/early-presses.ts';

const HELD = 'later';

/**
 * Holds a page's modules back until it has been painted, so that its text and photos have the line and the processor to
 * themselves (docs/adr/0036). Until then links, forms and the menu are the browser's, and presses are watched.
 */
export const AFTER_PAINT: AfterPaint = {
  held: HELD,
  early: `(${markHeldList})()`,
  script: `(${watchEarlyPresses})();(${startAfterPaint})(${JSON.stringify(HELD)})`,
};

/**
 * Runs in the page, so it can't use this module's names. A browser that holds a price list keeps room for the strip that
 * says so and for the list's steps, and shows no price before it is the list's.
 */
function markHeldList(): void {
  const [, increment] = /(?:^|; )priceListHeld=(\d+)/.exec(document.cookie) ?? [];
  if (increment === undefined) return;
  document.documentElement.dataset.list = 'awaited';
  if (increment !== '1') document.documentElement.dataset.listSteps = '';
}

/** Runs in the page, so it can't use this module's names. A tab in the background is never painted. */
function startAfterPaint(held: string): void {
  const start = () => {
    const script = document.querySelector(`script[type=${held}]`);
    if (script === null) return;
    for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel=${held}]`))
      link.rel = 'modulepreload';
    const { textContent } = script;
    script.replaceWith(Object.assign(document.createElement('script'), { type: 'module', textContent }));
  };
  setTimeout(start, document.hidden ? 0 : 3000);
  // A busy machine paints the background first.
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) start();
  }).observe({ type: 'paint', buffered: true });
}
