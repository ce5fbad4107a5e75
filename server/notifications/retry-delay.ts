const FIRST = 10_000;
/** Milliseconds. */
export const LONGEST_RETRY_DELAY = 600_000;

/** How long to wait after so many failures in a row: three times as long each time, up to ten minutes; in milliseconds. */
export function retryDelay(failures: number): number {
  return Math.min(FIRST * 3 ** (failures - 1), LONGEST_RETRY_DELAY);
}
