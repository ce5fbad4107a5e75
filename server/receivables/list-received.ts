import { centavos } from '#domain/money/centavos.ts';
import { shopDay } from '#domain/time/shop-days.ts';
import type { WireReceived } from '#schemas/receivable-answers.ts';
import { amountToWire } from '#schemas/wire/amount.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { findReceived, receivedSum } from './queries.ts';

const MOST_SHOWN = 150;

/** What came in in a month, and what was given back. @param month '2026-11'; `null` for the present one */
export async function listReceived(ctx: Context, month: string | null): Promise<WireReceived> {
  assertMay(ctx, 'reports');
  const shown = month ?? shopDay(ctx.now()).slice(0, 7);
  // No month has a later day, and days compare as texts.
  const days = { first: `${shown}-01`, last: `${shown}-31` };
  const found = await findReceived(ctx.db, { ...days, limit: MOST_SHOWN + 1 });
  const moves = found.slice(0, MOST_SHOWN);
  return {
    month: shown,
    amount: amountToWire(await receivedSum(ctx.db, days)),
    isWhole: moves.length === found.length,
    moves: moves.map((row) => ({
      id: row.id,
      kind: row.isRefund ? 'refund' : 'payment',
      amount: amountToWire(centavos(row.amount)),
      method: row.method,
      date: row.day,
      note: row.note,
      order: {
        _id: row.order_id,
        orderNumber: row.number,
        customer: `${row.first_name} ${row.last_name}`.trim(),
      },
    })),
  };
}
