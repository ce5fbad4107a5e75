import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The copies of the shop off this machine: which there should be, and how sending and proving them went (one row). */
export const copiesElsewhere: Migration = {
  async up(db) {
    await db.schema
      .createTable('offsite_state')
      .addColumn('id', 'integer', (c) => c.primaryKey().check(sql`id = 1`))
      .addColumn('claimed_by', 'text')
      .addColumn('claimed_until', 'bigint')
      .addColumn('sent_at', 'bigint')
      .addColumn('sent_name', 'text')
      .addColumn('sent_bytes', 'bigint')
      .addColumn('kept', 'bigint', (c) => c.notNull())
      .addColumn('send_not_before', 'bigint', (c) => c.notNull())
      .addColumn('send_error', 'text')
      .addColumn('proved_at', 'bigint')
      .addColumn('proved_name', 'text')
      .addColumn('proved_products', 'bigint', (c) => c.notNull())
      .addColumn('proved_orders', 'bigint', (c) => c.notNull())
      .addColumn('proof_not_before', 'bigint', (c) => c.notNull())
      .addColumn('proof_error', 'text')
      .addColumn('told', 'text', (c) => c.notNull())
      .execute();
    await sql`insert into offsite_state
      (id, kept, send_not_before, proved_products, proved_orders, proof_not_before, told)
      values (1, 0, 0, 0, 0, 0, '')`.execute(db);
    await db.schema
      .createTable('offsite_copies')
      .addColumn('name', 'text', (c) => c.primaryKey())
      .addColumn('sent_at', 'bigint', (c) => c.notNull())
      .addColumn('bytes', 'bigint', (c) => c.notNull())
      .addColumn('sha256', 'text', (c) => c.notNull())
      .execute();
    await db.schema.alterTable('push_outbox').addColumn('trouble', 'text').execute();
  },
};
