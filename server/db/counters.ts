import type { Context } from '#server/context.ts';

/**
 * Raises a counter by one and returns it. The row stays locked until the transaction ends, so numbers have no
 * gaps and versions commit in their order.
 */
export async function nextNumber(ctx: Context, name: 'catalogue-version' | 'order-number'): Promise<number> {
  const { value } = await ctx.db
    .updateTable('counters')
    .set((eb) => ({ value: eb('value', '+', 1) }))
    .where('name', '=', name)
    .returning('value')
    .executeTakeFirstOrThrow();
  return value;
}
