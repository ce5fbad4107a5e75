import type { KnownCustomer } from '#domain/customers/known-customer.ts';
import { record } from '#server/audit/record.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { nextNumber } from '#server/kernel/counters.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { lockCustomer } from './lock-customer.ts';
import { findCustomer } from './queries.ts';

/**
 * Gives the orders, phones and notes of another customer to this one, who keeps its name and its price list. New orders
 * with a phone of the other one are this one's from then on.
 * @throws Refusal 'same-customer' · 'customer-not-found'
 */
export async function mergeCustomers(
  ctx: Context,
  { id, other }: { id: string; other: string },
): Promise<KnownCustomer> {
  assertMay(ctx, 'customers');
  if (id === other) throw new Refusal('same-customer');
  return inTransaction(ctx, async (ctx) => {
    // In one order for all, so that two administrators who merge the same two don't wait for each other.
    for (const one of [id, other].toSorted()) await lockCustomer(ctx, one);
    const kept = await getCustomer(ctx, id);
    const gone = await getCustomer(ctx, other);
    await tellOrders(ctx, gone);
    await moveRows(ctx, { id, other });
    await ctx.db.deleteFrom('customers').where('id', '=', other).execute();
    await ctx.db
      .updateTable('customers')
      .set({
        email: kept.email === '' ? gone.email : kept.email,
        price_list_id: (kept.priceList ?? gone.priceList)?.id ?? null,
        last_contact_at: Math.max(kept.lastContactAt, gone.lastContactAt),
        created_at: Math.min(kept.createdAt, gone.createdAt),
      })
      .where('id', '=', id)
      .execute();
    await record(ctx, 'customers-merged', { id });
    // Last, because others who change these orders take the orders first and then the counter.
    await nextNumber(ctx, 'order-changes');
    return getCustomer(ctx, id);
  });
}

async function getCustomer(ctx: Context, id: string) {
  const customer = await findCustomer(ctx.db, id);
  if (customer === null) throw new Refusal('customer-not-found');
  return customer;
}

/** Each order's timeline says that it changed its customer. One statement, because there may be thousands. */
async function tellOrders(ctx: Context, { id, phone }: KnownCustomer): Promise<void> {
  const entry = { happened_at: ctx.now(), kind: 'merged', actor: ctx.actor?.email ?? '' };
  await ctx.db
    .insertInto('order_entries')
    .columns(['order_id', 'happened_at', 'kind', 'actor', 'details'])
    .expression((eb) =>
      eb
        .selectFrom('orders')
        .select((eb) => [
          'id',
          eb.cast<number>(eb.val(entry.happened_at), 'bigint').as('happened_at'),
          eb.cast<string>(eb.val(entry.kind), 'text').as('kind'),
          eb.cast<string>(eb.val(entry.actor), 'text').as('actor'),
          eb.cast<string>(eb.val(JSON.stringify({ phone })), 'text').as('details'),
        ])
        .where('customer_id', '=', id),
    )
    .execute();
}

async function moveRows(ctx: Context, { id, other }: { id: string; other: string }): Promise<void> {
  const owner = { customer_id: id };
  await ctx.db.updateTable('customer_phones').set(owner).where('customer_id', '=', other).execute();
  await ctx.db.updateTable('customer_notes').set(owner).where('customer_id', '=', other).execute();
  await ctx.db.updateTable('orders').set(owner).where('customer_id', '=', other).execute();
}
