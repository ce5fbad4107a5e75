const HOUR_MS = 3_600_000;

/** Milliseconds that the shop's clock is behind UTC: Argentina has had no summer time since 2009. */
export const SHOP_BEHIND_UTC_MS = 3 * HOUR_MS;

export const SHOP_DAY_MS = 24 * HOUR_MS;

/** Midnight at the shop, before a moment or at it; both in epoch milliseconds. */
export function dayStart(moment: number): number {
  return Math.floor((moment - SHOP_BEHIND_UTC_MS) / SHOP_DAY_MS) * SHOP_DAY_MS + SHOP_BEHIND_UTC_MS;
}

/** The Monday that a moment's week begins with, at midnight at the shop. */
export function weekStart(moment: number): number {
  const today = dayStart(moment);
  const daysSinceMonday = (new Date(today).getUTCDay() + 6) % 7;
  return today - daysSinceMonday * SHOP_DAY_MS;
}
