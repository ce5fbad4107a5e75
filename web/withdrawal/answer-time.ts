import { formatWeekday } from '#domain/text/format-date.ts';
import { SHOP_DAY_MS } from '#domain/time/shop-days.ts';

/**
 * 'las 18:05 de mañana'.
 * @param until '2026-11-21T18:05', at the shop
 * @param today the start of the shop's day, whose date in UTC is the same
 */
export function answerTime(until: string, today: number): string {
  const [day = '', time = ''] = until.split('T');
  const dayAfter = (days: number) => new Date(today + days * SHOP_DAY_MS).toISOString().slice(0, 10);
  if (day === dayAfter(0)) return `las ${time} de hoy`;
  if (day === dayAfter(1)) return `las ${time} de mañana`;
  return `las ${time} del ${formatWeekday(day)}`;
}
