import type { Context } from '#server/kernel/context.ts';

/** Notes when somebody with this phone was last heard of, if it is a customer's. */
export async function touchCustomerOf(ctx: Context, phone: string | null): Promise<void> {
  if (phone === null) return;
  await ctx.db
    .updateTable('customers')
    .set({ last_contact_at: ctx.now() })
    .where('id', '=', (eb) =>
      eb.selectFrom('customer_phones').select('customer_id').where('phone', '=', phone),
    )
    .execute();
}
