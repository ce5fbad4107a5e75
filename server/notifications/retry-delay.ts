const FIRST = 10_000;
const CEILING = 600_000;

/** How long to wait after so many failures in a row: three times as long each time, up to ten minutes; in milliseconds. */
export function retryDelay(failures: number): number {
  return Math.min(FIRST * 3 ** (failures - 1), CEILING);
}
