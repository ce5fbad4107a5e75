const SAFARI_WAIT_MS = 2000;

/** Calls `act` once, when the browser is idle. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(() => act());
  else setTimeout(act, SAFARI_WAIT_MS);
}
