import type { Context } from '#server/kernel/context.ts';
import { Refusal } from '#server/kernel/errors.ts';

/**
 * Makes new orders of a customer wait until the caller's transaction ends, and returns the customer's phones, in digits.
 * Orders of new customers take the phone first and then the customer, and so does this; otherwise the two could wait for
 * each other. Orders of known ones take the customer alone.
 * @throws Refusal 'customer-not-found'
 */
export async function lockCustomer(ctx: Context, id: string): Promise<string[]> {
  const phones = await ctx.db
    .updateTable('customer_phones')
    .set({ customer_id: id })
    .where('customer_id', '=', id)
    .returning('phone')
    .execute();
  const { numUpdatedRows } = await ctx.db
    .updateTable('customers')
    .set({ id })
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new Refusal('customer-not-found');
  return phones.map(({ phone }) => phone);
}
