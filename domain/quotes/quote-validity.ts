import { dayStart, SHOP_BEHIND_UTC_MS, SHOP_DAY_MS, shopTime } from '../time/shop-days.ts';

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The first moment after a day 'YYYY-MM-DD' at the shop, in epoch ms; `null` for any other text. */
export function endOfShopDay(day: string): number | null {
  if (!DAY.test(day)) return null;
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // Date.parse takes some days that don't exist, such as February 30.
  if (Number.isNaN(midnight) || new Date(midnight).toISOString().slice(0, 10) !== day) return null;
  return midnight + SHOP_BEHIND_UTC_MS + SHOP_DAY_MS;
}

/** The last day on which a quote is valid, 'YYYY-MM-DD' at the shop. `validUntil` is as `endOfShopDay` gives it. */
export function lastValidDay(validUntil: number): string {
  return shopTime(validUntil - 1).slice(0, 10);
}

/** The last day of a quote that is sent now and is valid for some days. `now` is in epoch ms. */
export function validDayAfter(now: number, days: number): string {
  return shopTime(dayStart(now) + days * SHOP_DAY_MS).slice(0, 10);
}
