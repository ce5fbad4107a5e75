import { dayStart, SHOP_DAY_MS, typedShopMoment } from '#domain/time/shop-days.ts';

/** When the shop is asked to think of an order again, by one press. */
export const REMINDER_TIMES = [
  { label: 'Mañana', days: 1 },
  { label: 'En 3 días', days: 3 },
  { label: 'En una semana', days: 7 },
] as const;

const MORNING_MS = 9 * 3_600_000;

/** Nine in the morning at the shop, some days after `now` (epoch ms), as the field takes it: '2026-11-21T09:00'. */
export function reminderTime(days: number, now: number): string {
  return typedShopMoment(dayStart(now) + days * SHOP_DAY_MS + MORNING_MS);
}
