const HOUR = 3_600_000;

/** Milliseconds that the shop's clock is behind UTC: Argentina has had no summer time since 2009. */
export const SHOP_BEHIND_UTC = 3 * HOUR;

export const SHOP_DAY = 24 * HOUR;

/** Midnight at the shop, before a moment or at it; both in epoch milliseconds. */
export function dayStart(moment: number): number {
  return Math.floor((moment - SHOP_BEHIND_UTC) / SHOP_DAY) * SHOP_DAY + SHOP_BEHIND_UTC;
}

/** The Monday that a moment's week begins with, at midnight at the shop. */
export function weekStart(moment: number): number {
  const today = dayStart(moment);
  const daysSinceMonday = (new Date(today).getUTCDay() + 6) % 7;
  return today - daysSinceMonday * SHOP_DAY;
}
