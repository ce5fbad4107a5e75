import { whenIdle } from '#web/ui/when-idle.ts';
import { callApi } from './api-client.ts';

/** Asks once for each full load, when the browser has nothing better to do, whether the shop is in order (API-017). */
export function askHealthWhenIdle(): void {
  whenIdle(() => {
    // A shop that does not answer says so where it is asked for something.
    callApi('/health').catch(() => undefined);
  });
}
