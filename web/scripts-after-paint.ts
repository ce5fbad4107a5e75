import { watchEarlyPresses } from './ui/early-presses.ts';

/** What a browser neither fetches nor runs: the `rel` of a link, the `type` of a script. */
const LATER = 'later';

/**
 * Holds a page's scripts back until it has been painted, so that its text and photos have the line and the processor to
 * themselves (docs/adr/0036). Until then links, forms and the menu are the browser's, and presses are watched.
 * @param html as React Router writes it; a page without scripts stays as it is
 * @param nonce of its inline scripts
 */
export function withScriptsAfterPaint(html: string, nonce: string): string {
  const module = `<script nonce="${nonce}" type="module" async="">`;
  if (!html.includes(module)) return html;
  return html
    .replaceAll('<link rel="modulepreload"', `<link rel="${LATER}"`)
    .replace(module, `<script nonce="${nonce}" type="${LATER}">`)
    .replace('</body>', () => `<script nonce="${nonce}">${EARLY}</script></body>`);
}

const EARLY = `(${watchEarlyPresses})();(${startAfterPaint})(${JSON.stringify(LATER)})`;

/** Runs in the page, so it can't use this module's names. A tab in the background is never painted. */
function startAfterPaint(later: string): void {
  const start = () => {
    const script = document.querySelector(`script[type=${later}]`);
    if (script === null) return;
    for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel=${later}]`))
      link.rel = 'modulepreload';
    const { textContent } = script;
    script.replaceWith(Object.assign(document.createElement('script'), { type: 'module', textContent }));
  };
  setTimeout(start, document.hidden ? 0 : 3000);
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
}
