const SAFARI_WAIT_MS = 2000;

/** Acts once, when the browser has nothing better to do. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(() => act());
  else setTimeout(act, SAFARI_WAIT_MS);
}
