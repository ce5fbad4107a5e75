import { whenIdle } from '#web/ui/when-idle.ts';
import { callApi } from './api-client.ts';

/** Checks the shop's health once per full load, when the browser is idle (API-017). */
export function checkHealthWhenIdle(): void {
  whenIdle(() => {
    // An unreachable shop is reported by the next real request.
    callApi('/health').catch(() => undefined);
  });
}
