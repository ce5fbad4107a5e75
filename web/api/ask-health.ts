import { callApi } from './api-client.ts';

const SAFARI_WAIT_MS = 2000;

/** Asks once for each full load, when the browser has nothing better to do, whether the shop is in order (API-017). */
export function askHealthWhenIdle(): void {
  const ask = () => {
    // A shop that does not answer says so where it is asked for something.
    callApi('/health').catch(() => undefined);
  };
  if ('requestIdleCallback' in window) window.requestIdleCallback(ask);
  else setTimeout(ask, SAFARI_WAIT_MS);
}
