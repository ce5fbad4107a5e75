import { SHOP_DAY_MS, shopDay } from '../time/shop-days.ts';

/** A part may be paid before the order is written down. An older day is a mistyped year. */
const DAYS_BEFORE_ORDER = 60;

/** The first day, '2026-11-20', of which a payment of an order is taken. @param orderedAt epoch ms */
export function firstPaymentDay(orderedAt: number): string {
  return shopDay(orderedAt - DAYS_BEFORE_ORDER * SHOP_DAY_MS);
}
