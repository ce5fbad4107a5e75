import { isSqlite } from '#server/db/is-sqlite.ts';
import type { Context } from '#server/kernel/context.ts';

/**
 * Keeps the customer of a quote as it is until the transaction ends. Call it before the order is locked: merging and
 * erasing take the customer first too, and otherwise two could wait for each other. SQLite has one writer at a time anyway.
 */
export async function holdCustomerOfQuote({ db }: Pick<Context, 'db'>, token: string): Promise<void> {
  if (isSqlite(db)) return;
  await db
    .selectFrom('quotes')
    .innerJoin('orders', 'orders.id', 'quotes.order_id')
    .innerJoin('customers', 'customers.id', 'orders.customer_id')
    .select('customers.id')
    .where('quotes.token', '=', token)
    .forNoKeyUpdate('customers')
    .execute();
}

/** A customer was heard of now. `null` is for an order without one. */
export async function noteContact({ db, now }: Context, customerId: string | null): Promise<void> {
  if (customerId === null) return;
  await db
    .updateTable('customers')
    .set({ last_contact_at: now() })
    .where('id', '=', customerId)
    .where('last_contact_at', '<', now())
    .execute();
}
