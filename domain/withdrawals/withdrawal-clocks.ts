import { dayStart, SHOP_DAY_MS } from '../time/shop-days.ts';

const HOUR_MS = 3_600_000;
const ANSWER_HOURS = 24;
export const DAYS_TO_WITHDRAW = 10;

/** Until when the shop has to answer: 24 hours after the request. Epoch ms. */
export function withdrawalAnswerBy(requestedAt: number): number {
  return requestedAt + ANSWER_HOURS * HOUR_MS;
}

/** The end of the tenth calendar day at the shop after the day of the request. Epoch ms. */
export function withdrawalExpiresAt(requestedAt: number): number {
  return dayStart(requestedAt) + (DAYS_TO_WITHDRAW + 1) * SHOP_DAY_MS;
}

/** What is left until a moment: '18 h', '40 min' in the last hour, '3 días' from two days on; 'venció' after it. */
export function timeLeft(until: number, now: number): string {
  const left = until - now;
  if (left <= 0) return 'venció';
  if (left < HOUR_MS) return `${Math.max(1, Math.floor(left / 60_000))} min`;
  if (left < 2 * SHOP_DAY_MS) return `${Math.floor(left / HOUR_MS)} h`;
  return `${Math.floor(left / SHOP_DAY_MS)} días`;
}
