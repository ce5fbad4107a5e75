import { HandCoins } from 'lucide-react';
import { deskPath } from '#domain/addresses/desk-path.ts';
import { formatDate } from '#domain/text/format-date.ts';
import type { WireOverview } from '#schemas/overview-answers.ts';
import { amountFromWire } from '#schemas/wire/amount.ts';
import { formatCount, formatPrice } from '#web/format.ts';
import type { TodayLine } from './today-lines.ts';

/** Receipts that nobody looked at, of a shop that is paid through its pages. */
export function receiptLines({ payments }: Pick<WireOverview, 'payments'>): TodayLine[] {
  if (payments === null) return [];
  const { count, amount, oldest } = payments.receipts;
  const where = { Icon: HandCoins, to: deskPath('payments') };
  if (oldest === null) return [{ ...where, text: 'Ningún comprobante por revisar', isDone: true }];
  const receipts = formatCount(count, { one: 'comprobante', many: 'comprobantes' });
  const since = `el más antiguo, del ${formatDate(Date.parse(oldest))}`;
  const text = `${receipts} por revisar, ${formatPrice(amountFromWire(amount))}; ${since}`;
  return [{ ...where, text, isDone: false }];
}
