import type { Database } from '#server/db/connect.ts';

/**
 * Makes new orders of a customer wait until the caller's transaction ends, and returns the customer's phones, in digits;
 * `null` without such a customer. Orders of new customers take the phone first and then the customer, and so does this;
 * otherwise the two could wait for each other. Orders of known ones take the customer alone. Who holds several takes
 * them sorted by id.
 */
export async function holdCustomer(db: Database, id: string): Promise<string[] | null> {
  const phones = await db
    .updateTable('customer_phones')
    .set({ customer_id: id })
    .where('customer_id', '=', id)
    .returning('phone')
    .execute();
  const { numUpdatedRows } = await db
    .updateTable('customers')
    .set({ id })
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 0n ? null : phones.map(({ phone }) => phone);
}
