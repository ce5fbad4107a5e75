const FIRST_RETRY_DELAY_MS = 10_000;
/** Milliseconds. */
export const MAX_RETRY_DELAY_MS = 600_000;

/** How long to wait after so many failures in a row: three times as long each time, up to ten minutes; in milliseconds. */
export function retryDelayMs(failures: number): number {
  return Math.min(FIRST_RETRY_DELAY_MS * 3 ** (failures - 1), MAX_RETRY_DELAY_MS);
}
