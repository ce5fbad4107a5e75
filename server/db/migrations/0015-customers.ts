import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { customerPhone } from '#domain/customers/customer-phone.ts';
import type { Engine } from '../connect.ts';

/** Orders belong to customers, one for each phone. A customer has the id of its first order. */
export function customers(engine: Engine): Migration {
  return {
    async up(db: Kysely<Tables>) {
      await createCustomers(db);
      await createNotes(db, engine);
      await createErasures(db);
      await db.schema.alterTable('orders').addColumn('customer_id', 'text').execute();
      await fillCustomers(db);
      await db.schema
        .createIndex('orders_of_customer')
        .on('orders')
        .columns(['customer_id', 'is_deleted', 'number'])
        .execute();
      await sql`create index customers_last_contact on customers (last_contact_at desc, id desc)`.execute(db);
      if (engine === 'sqlite') await followWordsOnSqlite(db);
    },
  };
}

/** What of the tables this migration reads and writes, as they are at this point. */
type Tables = {
  orders: {
    id: string;
    number: number;
    first_name: string;
    last_name: string;
    phone: string;
    email: string;
    created_at: number;
  };
  customers: {
    id: string;
    first_name: string;
    last_name: string;
    phone: string;
    email: string;
    last_contact_at: number;
    created_at: number;
  };
  customer_phones: { phone: string; customer_id: string };
};

type Order = Tables['orders'];

const BATCH = 500;

async function createCustomers(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('customers')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('first_name', 'text', (c) => c.notNull())
    .addColumn('last_name', 'text', (c) => c.notNull())
    .addColumn('phone', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('last_contact_at', 'bigint', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('customer_phones')
    .addColumn('phone', 'text', (c) => c.primaryKey())
    .addColumn('customer_id', 'text', (c) => c.notNull())
    // Checked at the commit: the phone decides first which customer it is.
    .addForeignKeyConstraint('customer_phones_customer', ['customer_id'], 'customers', ['id'], (constraint) =>
      constraint.deferrable().initiallyDeferred(),
    )
    .execute();
  await db.schema
    .createIndex('customer_phones_of_customer')
    .on('customer_phones')
    .column('customer_id')
    .execute();
}

async function createNotes(db: Kysely<Tables>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('customer_notes')
    .addColumn('id', engine === 'sqlite' ? 'integer' : 'bigserial', (c) => c.primaryKey())
    .addColumn('customer_id', 'text', (c) => c.notNull().references('customers.id'))
    .addColumn('written_at', 'bigint', (c) => c.notNull())
    .addColumn('actor', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('customer_notes_of_customer')
    .on('customer_notes')
    .columns(['customer_id', 'id'])
    .execute();
}

/** A list of orders and nothing about the person, so it can be kept and applied to an older backup. */
async function createErasures(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('erased_orders')
    .addColumn('order_id', 'text', (c) => c.primaryKey())
    .addColumn('erased_at', 'bigint', (c) => c.notNull())
    .execute();
}

async function fillCustomers(db: Kysely<Tables>): Promise<void> {
  let above = 0;
  for (;;) {
    const orders = await db
      .selectFrom('orders')
      .select(['id', 'number', 'first_name', 'last_name', 'phone', 'email', 'created_at'])
      .where('number', '>', above)
      .orderBy('number')
      .limit(BATCH)
      .execute();
    const last = orders.at(-1);
    if (last === undefined) return;
    await addCustomersOf(db, orders);
    above = last.number;
  }
}

/** The orders are sorted: the first of a new phone makes the customer, the last one names it. */
async function addCustomersOf(db: Kysely<Tables>, orders: readonly Order[]): Promise<void> {
  const byPhone = Map.groupBy(orders, ({ phone }) => customerPhone(phone) ?? '');
  byPhone.delete('');
  if (byPhone.size === 0) return;
  const claims = Array.from(byPhone, ([phone, [first]]) => ({ phone, customer_id: first?.id ?? '' }));
  await db
    .insertInto('customer_phones')
    .values(claims)
    .onConflict((conflict) => conflict.column('phone').doNothing())
    .execute();
  const known = await db
    .selectFrom('customer_phones')
    .selectAll()
    .where('phone', 'in', [...byPhone.keys()])
    .execute();
  const idOf = new Map(known.map(({ phone, customer_id }) => [phone, customer_id]));
  await upsertCustomers(db, { byPhone, idOf });
  const owned = Array.from(byPhone).flatMap(([phone, group]) =>
    group.map(({ id }) => sql`(${id}, ${idOf.get(phone) ?? ''})`),
  );
  await sql`
    with owned (order_id, customer_id) as (values ${sql.join(owned)})
    update orders set customer_id = owned.customer_id from owned where orders.id = owned.order_id
  `.execute(db);
}

async function upsertCustomers(
  db: Kysely<Tables>,
  { byPhone, idOf }: { byPhone: ReadonlyMap<string, readonly Order[]>; idOf: ReadonlyMap<string, string> },
): Promise<void> {
  const rows = Array.from(byPhone).flatMap(([phone, group]) => {
    const [first] = group;
    const last = group.at(-1);
    if (first === undefined || last === undefined) return [];
    const email = group.findLast((order) => order.email !== '')?.email ?? '';
    return [
      {
        id: idOf.get(phone) ?? first.id,
        first_name: last.first_name,
        last_name: last.last_name,
        phone: last.phone,
        email,
        last_contact_at: Math.max(...group.map(({ created_at }) => created_at)),
        created_at: first.created_at,
      },
    ];
  });
  await db
    .insertInto('customers')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        first_name: eb.ref('excluded.first_name'),
        last_name: eb.ref('excluded.last_name'),
        phone: eb.ref('excluded.phone'),
        email: sql<string>`case when excluded.email = '' then customers.email else excluded.email end`,
        last_contact_at: eb.ref('excluded.last_contact_at'),
      })),
    )
    .execute();
}

/**
 * An erased order changes its words, and an erased message takes them along, leaving nothing in the index. PostgreSQL
 * has them in the rows.
 */
async function followWordsOnSqlite(db: Kysely<Tables>): Promise<void> {
  for (const table of ['order_words', 'message_words'])
    await sql`insert into ${sql.table(table)} (${sql.ref(table)}, rank) values ('secure-delete', 1)`.execute(
      db,
    );
  await sql`create trigger orders_found_anew after update of search_text on orders begin
    insert into order_words (order_words, rowid, words) values ('delete', old.number, old.search_text);
    insert into order_words (rowid, words) values (new.number, new.search_text);
  end`.execute(db);
  await sql`create trigger contact_messages_gone after delete on contact_messages begin
    delete from message_words where id = old.id;
  end`.execute(db);
}
