import type { WireWithdrawal } from '#schemas/withdrawal-answers.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { ordersBehind } from './orders-behind.ts';
import { findWithdrawals } from './queries.ts';
import { withdrawalToWire } from './withdrawal-to-wire.ts';

/** The requests to take a purchase back: the next to run out on top, then the last answered ones. */
export async function listWithdrawals(ctx: Context): Promise<WireWithdrawal[]> {
  assertMay(ctx, 'orders');
  const rows = await findWithdrawals(ctx.db);
  const behind = await ordersBehind(ctx.db, rows);
  return rows.map((row) => withdrawalToWire(row, behind));
}
