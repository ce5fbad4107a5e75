const HOUR_MS = 3_600_000;

/** How far the shop's clock is behind UTC, in ms. Argentina has had no daylight saving time since 2009. */
export const SHOP_BEHIND_UTC_MS = 3 * HOUR_MS;

export const SHOP_DAY_MS = 24 * HOUR_MS;

/** The last midnight at the shop, up to a moment; both in epoch ms. */
export function dayStart(moment: number): number {
  return Math.floor((moment - SHOP_BEHIND_UTC_MS) / SHOP_DAY_MS) * SHOP_DAY_MS + SHOP_BEHIND_UTC_MS;
}

/** Midnight at the shop on the Monday of a moment's week; both in epoch ms. */
export function weekStart(moment: number): number {
  const today = dayStart(moment);
  const daysSinceMonday = (new Date(today).getUTCDay() + 6) % 7;
  return today - daysSinceMonday * SHOP_DAY_MS;
}

/** A moment in epoch ms as ISO 8601 in the shop's time: '2026-11-30T20:30:00-03:00'. */
export function shopTime(moment: number): string {
  return `${new Date(moment - SHOP_BEHIND_UTC_MS).toISOString().slice(0, 19)}-03:00`;
}

/** The instant of a date and time at the shop ('2026-11-27T09:00'), in epoch ms; `null` for no date. */
export function shopInstant(typed: string): number | null {
  const asUtc = Date.parse(`${typed}Z`);
  return Number.isNaN(asUtc) ? null : asUtc + SHOP_BEHIND_UTC_MS;
}

/** A moment in epoch ms as a field for date and time takes it, in the shop's time: '2026-11-27T09:00'. */
export function typedShopMoment(moment: number): string {
  return shopTime(moment).slice(0, 16);
}

/** The day of a moment at the shop: '2026-11-27'. */
export function shopDay(moment: number): string {
  return shopTime(moment).slice(0, 10);
}
