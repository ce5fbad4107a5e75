/** Hours that the shop's clock is behind UTC: Argentina has had no summer time since 2009. */
const HOURS_BEHIND_UTC = 3;
const HOUR = 3_600_000;

export const SHOP_DAY = 24 * HOUR;

/** Midnight at the shop, before a moment or at it; both in epoch milliseconds. */
export function dayStart(moment: number): number {
  const behind = HOURS_BEHIND_UTC * HOUR;
  return Math.floor((moment - behind) / SHOP_DAY) * SHOP_DAY + behind;
}

/** The Monday that a moment's week begins with, at midnight at the shop. */
export function weekStart(moment: number): number {
  const today = dayStart(moment);
  const daysSinceMonday = (new Date(today).getUTCDay() + 6) % 7;
  return today - daysSinceMonday * SHOP_DAY;
}
