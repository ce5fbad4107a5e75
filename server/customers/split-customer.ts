import { customerPhone } from '#domain/customers/customer-phone.ts';
import type { KnownCustomer } from '#domain/customers/known-customer.ts';
import { record } from '#server/audit/record.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { nextNumber } from '#server/kernel/counters.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { writeOrderEntries } from '#server/orders/add-order-entry.ts';
import { lockCustomer } from './lock-customer.ts';
import { findCustomer } from './queries.ts';

/** So many orders change their customer in one statement. */
const PIECE = 500;

/**
 * Undoes a merge: a phone with all its orders, also those placed since, is a customer of its own again, who has the id of
 * the first of them and the name of the last. Notes stay where they are.
 * @param phone in digits, one of the customer's but not the one of its first order
 * @throws Refusal 'customer-not-found' · 'phone-not-separable'
 */
export async function splitCustomer(
  ctx: Context,
  { id, phone }: { id: string; phone: string },
): Promise<KnownCustomer> {
  assertMay(ctx, 'customers');
  return inTransaction(ctx, async (ctx) => {
    const phones = await lockCustomer(ctx, id);
    const orders = await ordersOf(ctx, id);
    const isLeaving = (order: OwnedOrder) => customerPhone(order.phone) === phone;
    const leaving = orders.filter(isLeaving);
    const [first] = leaving;
    if (!phones.includes(phone) || first === undefined || first.id === id)
      throw new Refusal('phone-not-separable');
    await addCustomer(ctx, first, leaving);
    await ctx.db
      .updateTable('customer_phones')
      .set({ customer_id: first.id })
      .where('phone', '=', phone)
      .execute();
    await moveOrders(ctx, { leaving, customerId: first.id, phone });
    await nameAnew(
      ctx,
      id,
      orders.filter((order) => !isLeaving(order)),
    );
    await record(ctx, 'customer-split', { id });
    // Last, because others who change these orders take the orders first and then the counter.
    await nextNumber(ctx, 'order-changes');
    const split = await findCustomer(ctx.db, first.id);
    if (split === null) throw new Refusal('customer-not-found');
    return split;
  });
}

type OwnedOrder = Awaited<ReturnType<typeof ordersOf>>[number];

/** The first one first, with deleted ones. */
function ordersOf({ db }: Context, customerId: string) {
  return db
    .selectFrom('orders')
    .select(['id', 'first_name', 'last_name', 'phone', 'email', 'created_at'])
    .where('customer_id', '=', customerId)
    .orderBy('number')
    .execute();
}

/** As the last order says, but for an email that only an earlier one has. */
function nameIn(orders: readonly OwnedOrder[]) {
  const last = orders.at(-1);
  if (last === undefined) return null;
  const email = orders.findLast((order) => order.email !== '')?.email ?? '';
  return { first_name: last.first_name, last_name: last.last_name, phone: last.phone, email };
}

async function addCustomer(ctx: Context, first: OwnedOrder, orders: readonly OwnedOrder[]): Promise<void> {
  const moments = { created_at: first.created_at, last_contact_at: (orders.at(-1) ?? first).created_at };
  const name = nameIn(orders) ?? { first_name: '', last_name: '', phone: '', email: '' };
  await ctx.db
    .insertInto('customers')
    .values({ id: first.id, ...name, ...moments })
    .execute();
}

async function moveOrders(
  ctx: Context,
  { leaving, customerId, phone }: { leaving: readonly OwnedOrder[]; customerId: string; phone: string },
): Promise<void> {
  for (let done = 0; done < leaving.length; done += PIECE) {
    const ids = leaving.slice(done, done + PIECE).map(({ id }) => id);
    await ctx.db.updateTable('orders').set({ customer_id: customerId }).where('id', 'in', ids).execute();
    await writeOrderEntries(
      ctx,
      ids.map((orderId) => ({ orderId, kind: 'separated', details: { phone } })),
    );
  }
}

/** Who stays has the name and the email of its own orders. */
async function nameAnew(ctx: Context, id: string, orders: readonly OwnedOrder[]): Promise<void> {
  const name = nameIn(orders);
  const [first] = orders;
  if (name === null || first === undefined) return;
  await ctx.db
    .updateTable('customers')
    .set({ ...name, created_at: first.created_at })
    .where('id', '=', id)
    .execute();
}
