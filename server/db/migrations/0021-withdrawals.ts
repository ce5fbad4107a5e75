import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Requests to take a purchase back, with the code that proves each one. */
export const withdrawals: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('withdrawals')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('code', 'text', (c) => c.notNull().unique())
      .addColumn('version', 'bigint', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('contact', 'text', (c) => c.notNull())
      .addColumn('contact_key', 'text', (c) => c.notNull())
      .addColumn('order_number', 'text', (c) => c.notNull())
      .addColumn('order_id', 'text', (c) => c.references('orders.id').onDelete('set null'))
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull().check(sql`state in ('pending', 'accepted', 'rejected')`))
      .addColumn('answer', 'text', (c) => c.notNull())
      .addColumn('answered_at', 'bigint')
      .addColumn('answered_by', 'text', (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('withdrawals_by_state')
      .on('withdrawals')
      .columns(['state', 'created_at', 'id'])
      .execute();
    await db.schema.createIndex('withdrawals_of_contact').on('withdrawals').column('contact_key').execute();
    await db.schema.createIndex('withdrawals_of_order').on('withdrawals').column('order_id').execute();
    await sql`insert into counters (name, value) values ('withdrawal-changes', 0)`.execute(db);
  },
};
