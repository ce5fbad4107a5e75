import type { BriefOrder } from '#domain/orders/order.ts';
import { isSqlite } from '#server/db/is-sqlite.ts';
import type { Context } from '#server/kernel/context.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { briefOrderOf } from './order-rows.ts';

/** Which orders are looked for: those that are not deleted, deleted ones alone, or all. */
export type LockOptions = { readonly isDeleted?: boolean | 'either' };

/**
 * An order as it is, which no other transaction changes until the caller's ends. SQLite has one writer at a time anyway.
 * @throws Refusal 'order-not-found', also for one that is not looked for
 */
export async function lockOrder(
  ctx: Context,
  id: string,
  { isDeleted = false }: LockOptions = {},
): Promise<BriefOrder> {
  const row = await ctx.db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .$if(isDeleted !== 'either', (query) => query.where('is_deleted', '=', isDeleted ? 1 : 0))
    .$if(!isSqlite(ctx.db), (query) => query.forUpdate())
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('order-not-found');
  return briefOrderOf(row, ctx.now());
}
