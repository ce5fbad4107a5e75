import { dayStart, SHOP_DAY_MS } from '#domain/time/shop-days.ts';

/** How many shop midnights lie between two times. */
export function daysBetween(earlier: number, later: number): number {
  return Math.max(0, (dayStart(later) - dayStart(earlier)) / SHOP_DAY_MS);
}
