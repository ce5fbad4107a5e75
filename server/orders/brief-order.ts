import type { BriefOrder } from '#domain/orders/order.ts';
import type { Context } from '#server/kernel/context.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { briefOrderOf } from './order-rows.ts';

/** @throws Refusal 'order-not-found' for an unknown or deleted order */
export async function briefOrder({ db, now }: Pick<Context, 'db' | 'now'>, id: string): Promise<BriefOrder> {
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .where('is_deleted', '=', 0)
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('order-not-found');
  return briefOrderOf(row, now());
}
