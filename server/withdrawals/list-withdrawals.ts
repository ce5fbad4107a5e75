import type { WithdrawalRow } from '#server/db/tables/customer-tables.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { findWithdrawals } from './queries.ts';

/** The requests to take a purchase back: the next to run out on top, then the last answered ones. */
export async function listWithdrawals(ctx: Context): Promise<WithdrawalRow[]> {
  assertMay(ctx, 'orders');
  return findWithdrawals(ctx.db);
}
