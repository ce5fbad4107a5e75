import type { KnownCustomer } from '#domain/customers/known-customer.ts';
import { record } from '#server/audit/record.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { lockCustomer } from './lock-customer.ts';
import { findCustomer } from './queries.ts';

/**
 * Says by which price list the shop sells to a customer at the desk: their quotes and new orders use it (TRADE-002).
 * Repeated, it changes nothing.
 * @param listId `null` for everybody's prices
 * @throws Refusal 'customer-not-found' · 'list-not-found'
 */
export function giveCustomerList(
  ctx: Context,
  { id, listId }: { id: string; listId: string | null },
): Promise<KnownCustomer> {
  assertMay(ctx, 'prices');
  return inTransaction(ctx, async (ctx) => {
    await lockCustomer(ctx, id);
    const before = await presentCustomer(ctx, id);
    await ctx.db.updateTable('customers').set({ price_list_id: listId }).where('id', '=', id).execute();
    const after = await presentCustomer(ctx, id);
    if (listId !== null && after.priceList === null) throw new Refusal('list-not-found');
    if (after.priceList?.id !== before.priceList?.id)
      await record(ctx, 'customer-list-given', { id, list: after.priceList?.name ?? '' });
    return after;
  });
}

async function presentCustomer(ctx: Context, id: string): Promise<KnownCustomer> {
  const customer = await findCustomer(ctx.db, id);
  if (customer === null) throw new Refusal('customer-not-found');
  return customer;
}
