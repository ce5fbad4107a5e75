import type { Database } from '#server/db/connect.ts';
import type { OrderEntryRow } from '#server/db/tables/order-tables.ts';

/** All entries of an order, newest first. */
export function findEntries(db: Database, orderId: string): Promise<OrderEntryRow[]> {
  return db
    .selectFrom('order_entries')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .execute();
}
