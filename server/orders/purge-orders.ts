import { numberRanges } from '#domain/orders/number-ranges.ts';
import type { WirePurgedOrders } from '#schemas/order-answers.ts';
import { record } from '#server/audit/record.ts';
import { holdCustomer } from '#server/customer-contacts/hold-customer.ts';
import type { Database } from '#server/db/connect.ts';
import { isSqlite } from '#server/db/is-sqlite.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import { breathsBetween } from '#server/kernel/breathe.ts';
import type { Context } from '#server/kernel/context.ts';
import { nextNumber } from '#server/kernel/counters.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { removeUnusedCopies } from './product-copies.ts';

/** So many go in one transaction, before others get the thread. */
const PIECE = 200;

/**
 * Removes the deleted orders for good, with their lines, quotes, timelines and waiting mails; and their customers, of whom
 * nothing else is left. Their numbers are not used again, and the log says which they were. Orders with payments, or with a
 * withdrawal that waits for its answer, or with a payment at Mercado Pago that may still come, stay among the deleted.
 * @param seen how many deleted orders the person saw
 * @throws Refusal 'orders-changed' when there are others by now
 */
export async function purgeOrders(ctx: Context, { seen }: { seen: number }): Promise<WirePurgedOrders> {
  assertMay(ctx, 'erase');
  const deleted = await deletedIds(ctx.db);
  if (deleted.length !== seen) throw new Refusal('orders-changed', { members: { count: deleted.length } });
  const letPass = breathsBetween();
  let purged = 0;
  for (let start = 0; start < deleted.length; start += PIECE) {
    const piece = deleted.slice(start, start + PIECE);
    purged += await inTransaction(ctx, (ctx) => purgePiece(ctx, piece));
    await letPass();
  }
  // Even after nothing: a purge that was cut off has left its copies.
  await inTransaction(ctx, ({ db }) => removeUnusedCopies(db));
  return { purged, kept: (await deletedIds(ctx.db)).length };
}

async function deletedIds(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('is_deleted', '=', 1)
    .orderBy('number')
    .execute();
  return rows.map(({ id }) => id);
}

async function purgePiece(ctx: Context, piece: readonly string[]): Promise<number> {
  const { db } = ctx;
  // Before the orders, as all who take both.
  const held = await holdCustomers(db, piece);
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'number'])
    .where('id', 'in', piece)
    // An order whose customer was merged a moment ago stays for the next purge.
    .where((eb) => eb.or([eb('customer_id', 'is', null), eb('customer_id', 'in', ['-', ...held])]))
    .where('is_deleted', '=', 1)
    .where('paid_amount', '=', 0)
    // What was given back again is in the books too.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('order_refunds')
            .select('order_refunds.id')
            .whereRef('order_refunds.order_id', '=', 'orders.id')
            .where('order_refunds.removed_at', 'is', null),
        ),
      ),
    )
    // Somebody may still pay what they were led to pay: that payment has to find its order.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('gateway_links')
            .select('gateway_links.id')
            .whereRef('gateway_links.order_id', '=', 'orders.id')
            .where('gateway_links.next_check_at', 'is not', null),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('withdrawals')
            .select('withdrawals.id')
            .whereRef('withdrawals.order_id', '=', 'orders.id')
            .where('withdrawals.state', '=', 'pending'),
        ),
      ),
    )
    .orderBy('number')
    .$if(!isSqlite(db), (query) => query.forUpdate())
    .execute();
  if (orders.length === 0) return 0;
  const ids = orders.map(({ id }) => id);
  const quotes = await db.selectFrom('quotes').select('id').where('order_id', 'in', ids).execute();
  const subjects = [...ids, ...quotes.map(({ id }) => id)];
  await db.deleteFrom('outbox').where('subject_id', 'in', subjects).execute();
  await db.deleteFrom('idempotency_keys').where('made_id', 'in', subjects).execute();
  await db.deleteFrom('orders').where('id', 'in', ids).execute();
  await removeIdleCustomers(db, held);
  const numbers = orders.map(({ number }) => number);
  await record(ctx, 'orders-purged', { count: orders.length, numbers: numberRanges(numbers) });
  // Last, because others who change these orders take the orders first and then the counter.
  await nextNumber(ctx, 'order-changes');
  return orders.length;
}

/** Holds the customers of these orders, and returns their ids. */
async function holdCustomers(db: Database, orderIds: readonly string[]): Promise<string[]> {
  const customers = await db
    .selectFrom('orders')
    .select('customer_id as id')
    .distinct()
    .where('id', 'in', orderIds)
    .where('customer_id', 'is not', null)
    .execute();
  const held: string[] = [];
  for (const id of customers.flatMap(({ id }) => id ?? []).sort())
    if ((await holdCustomer(db, id)) !== null) held.push(id);
  return held;
}

/** Those without an order and without a note. They are held, so none of them gets one meanwhile. */
async function removeIdleCustomers(db: Database, customerIds: readonly string[]): Promise<void> {
  if (customerIds.length === 0) return;
  const idle = await db
    .selectFrom('customers')
    .select('id')
    .where('id', 'in', customerIds)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('orders').select('orders.id').whereRef('orders.customer_id', '=', 'customers.id')),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('customer_notes')
            .select('customer_notes.id')
            .whereRef('customer_notes.customer_id', '=', 'customers.id'),
        ),
      ),
    )
    .execute();
  if (idle.length === 0) return;
  const ids = idle.map(({ id }) => id);
  await db.deleteFrom('customer_phones').where('customer_id', 'in', ids).execute();
  await db.deleteFrom('customers').where('id', 'in', ids).execute();
}
