const FIRST_RETRY_DELAY_MS = 10_000;
export const MAX_RETRY_DELAY_MS = 600_000;

/** The delay after a number of failures in a row, in ms. It triples each time, up to ten minutes. */
export function retryDelayMs(failures: number): number {
  return Math.min(FIRST_RETRY_DELAY_MS * 3 ** (failures - 1), MAX_RETRY_DELAY_MS);
}
