import { Undo2 } from 'lucide-react';
import { deskPath } from '#domain/addresses/desk-path.ts';
import { timeLeft } from '#domain/withdrawals/withdrawal-clocks.ts';
import type { WireOverview } from '#schemas/overview-answers.ts';
import { formatCount } from '#web/format.ts';
import type { TodayLine } from './today-lines.ts';

/** Requests to take a purchase back, above all else: the law gives a day to answer. */
export function withdrawalLines(
  { withdrawals: { pending, answerBy } }: Pick<WireOverview, 'withdrawals'>,
  now: number,
): TodayLine[] {
  if (pending === 0 || answerBy === null) return [];
  const count = formatCount(pending, {
    one: 'arrepentimiento sin responder',
    many: 'arrepentimientos sin responder',
  });
  const left = timeLeft(Date.parse(answerBy), now);
  const clock = left === 'venció' ? 'el plazo venció' : `el primero vence en ${left}`;
  return [{ Icon: Undo2, text: `${count}: ${clock}`, to: deskPath('withdrawals'), isDone: false }];
}
