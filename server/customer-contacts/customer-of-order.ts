import { type RawBuilder, sql } from 'kysely';
import { customerPhone } from '#domain/customers/customer-phone.ts';
import type { Order } from '#domain/orders/order.ts';
import type { Database } from '#server/db/connect.ts';

type Updater = Pick<Database, 'updateTable'>;
type Inserter = Pick<Database, 'insertInto'>;
type Touching = Pick<Order, 'id' | 'customer' | 'createdAt'>;

/**
 * Makes or brings up to date the customer of a new order, and returns its id; `null` for an order without a phone.
 * PostgreSQL runs the same statements inside the order's own.
 */
export async function touchCustomer(db: Database, order: Touching): Promise<string | null> {
  const known = await knownCustomer(db, order).executeTakeFirst();
  if (known !== undefined) return known.id;
  const claimed = await claimedPhone(db, order).executeTakeFirst();
  if (claimed === undefined) return null;
  await touchedCustomer(db, order, sql`(select ${claimed.customer_id} as customer_id)`).execute();
  return claimed.customer_id;
}

/**
 * Brings the customer who has the order's phone up to date: most orders need nothing else. It finds nobody while the
 * customer is merged or erased, and then `claimedPhone` waits for the outcome.
 */
export function knownCustomer(db: Updater, { customer, createdAt }: Touching) {
  const phone = text(customerPhone(customer.phone));
  const email = text(customer.email);
  return db
    .updateTable('customers')
    .set({
      first_name: customer.firstName,
      last_name: customer.lastName,
      phone: customer.phone,
      email: sql<string>`case when ${email} = '' then email else ${email} end`,
      last_contact_at: createdAt,
    })
    .where('id', '=', sql<string>`(select customer_id from customer_phones where phone = ${phone})`)
    .returning('id');
}

/**
 * Gives the order's phone to the customer who has it, or else to a new one with the order's id. Of two first orders of
 * one phone the second waits for the first.
 */
export function claimedPhone(
  db: Inserter,
  { id, customer }: Touching,
  isWanted: RawBuilder<unknown> = sql`true`,
) {
  const phone = text(customerPhone(customer.phone));
  return db
    .insertInto('customer_phones')
    .columns(['phone', 'customer_id'])
    .expression(sql`select ${phone}, ${text(id)} where ${phone} is not null and ${isWanted}`)
    .onConflict((conflict) =>
      // A row that stays as it is would not be returned.
      conflict.column('phone').doUpdateSet((eb) => ({ phone: eb.ref('excluded.phone') })),
    )
    .returning('customer_id');
}

/**
 * Makes the customer or brings it up to date. On one line, because only such statements are prepared.
 * @param claimed a table with the `customer_id` that `claimedPhone` returned
 */
export function touchedCustomer(db: Inserter, order: Touching, claimed: RawBuilder<unknown>) {
  const { customer, createdAt } = order;
  const moment = sql`cast(${createdAt} as bigint)`;
  const names = [customer.firstName, customer.lastName, customer.phone, customer.email].map(text);
  const row = [sql.ref('customer_id'), ...names, moment, moment];
  return db
    .insertInto('customers')
    .columns(['id', 'first_name', 'last_name', 'phone', 'email', 'last_contact_at', 'created_at'])
    .expression(sql`select ${sql.join(row)} from ${claimed} as found where true`)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        first_name: eb.ref('excluded.first_name'),
        last_name: eb.ref('excluded.last_name'),
        phone: eb.ref('excluded.phone'),
        email: sql<string>`case when excluded.email = '' then customers.email else excluded.email end`,
        last_contact_at: eb.ref('excluded.last_contact_at'),
      })),
    )
    .returning('id');
}

function text(value: string | null) {
  return sql`cast(${value} as text)`;
}
