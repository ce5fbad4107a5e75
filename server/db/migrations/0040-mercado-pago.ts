import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The shop's account at Mercado Pago, what was asked to be paid there, and what was. */
export const mercadoPago: Migration = {
  async up(db) {
    await db.schema
      .createTable('mercado_pago')
      .addColumn('id', 'integer', (c) => c.primaryKey().check(sql`id = 1`))
      .addColumn('is_on', 'integer', (c) => c.notNull())
      .addColumn('access_token', 'text', (c) => c.notNull())
      .addColumn('access_token_end', 'text', (c) => c.notNull())
      .addColumn('webhook_secret', 'text', (c) => c.notNull())
      .addColumn('webhook_secret_end', 'text', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('gateway_links')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id').onDelete('cascade'))
      .addColumn('quote_version', 'integer', (c) => c.notNull())
      .addColumn('amount', 'bigint', (c) => c.notNull().check(sql`amount > 0`))
      .addColumn('url', 'text', (c) => c.notNull())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('next_check_at', 'bigint')
      .addColumn('leased_until', 'bigint')
      .execute();
    await db.schema
      .createIndex('gateway_links_due')
      .on('gateway_links')
      .column('next_check_at')
      .where(sql.ref('next_check_at'), 'is not', null)
      .execute();
    await db.schema.createIndex('gateway_links_of_order').on('gateway_links').column('order_id').execute();
    await db.schema
      .createTable('gateway_payments')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('link_id', 'text', (c) => c.notNull().references('gateway_links.id').onDelete('cascade'))
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('counted', 'bigint', (c) => c.notNull().check(sql`counted >= 0`))
      .addColumn('is_doubtful', 'integer', (c) => c.notNull())
      .addColumn('payment_id', 'text')
      .addColumn('changed_at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('gateway_payments_of_link')
      .on('gateway_payments')
      .column('link_id')
      .execute();
  },
};
