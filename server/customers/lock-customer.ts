import { holdCustomer } from '#server/customer-contacts/hold-customer.ts';
import type { Context } from '#server/kernel/context.ts';
import { Refusal } from '#server/kernel/errors.ts';

/**
 * As `holdCustomer`, for a customer who must be there.
 * @throws Refusal 'customer-not-found'
 */
export async function lockCustomer(ctx: Context, id: string): Promise<string[]> {
  const phones = await holdCustomer(ctx.db, id);
  if (phones === null) throw new Refusal('customer-not-found');
  return phones;
}
