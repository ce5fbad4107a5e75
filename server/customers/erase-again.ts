import type { Database } from '#server/db/connect.ts';
import { eraseLocked } from './erase-customer.ts';
import type { Eraser } from './erase-orders.ts';

const BATCH = 500;

/**
 * Erases the people to whom these orders belong: after a restore, those who were erased since the backup. Returns how
 * many they were.
 */
export async function eraseAgain(eraser: Eraser, orderIds: readonly string[]): Promise<number> {
  return eraser.db.transaction().execute(async (db) => {
    let people = 0;
    for (let start = 0; start < orderIds.length; start += BATCH) {
      const ids = orderIds.slice(start, start + BATCH);
      for (const id of await customersOf(db, ids)) {
        const rows = await db
          .selectFrom('customer_phones')
          .select('phone')
          .where('customer_id', '=', id)
          .execute();
        await eraseLocked({ ...eraser, db }, { id, phones: rows.map(({ phone }) => phone) });
        people += 1;
      }
    }
    return people;
  });
}

async function customersOf(db: Database, orderIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('customer_id')
    .distinct()
    .where('id', 'in', orderIds)
    .where('customer_id', 'is not', null)
    .execute();
  return rows.flatMap(({ customer_id }) => (customer_id === null ? [] : [customer_id]));
}
