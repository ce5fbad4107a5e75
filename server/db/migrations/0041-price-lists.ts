import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Price lists of who buys wholesale, their own prices, and the links that open them (TRADE-001, TRADE-002). */
export const priceLists: Migration = {
  async up(db) {
    await db.schema
      .createTable('price_lists')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('rules', 'text', (c) => c.notNull())
      .addColumn('minimum', 'bigint', (c) => c.notNull())
      .addColumn('increment', 'integer', (c) => c.notNull())
      .addColumn('conditions', 'text', (c) => c.notNull())
      .addColumn('starts_at', 'bigint')
      .addColumn('ends_at', 'bigint')
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('version', 'integer', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('price_list_prices')
      .addColumn('list_id', 'text', (c) => c.notNull().references('price_lists.id').onDelete('cascade'))
      .addColumn('product_id', 'text', (c) => c.notNull())
      .addColumn('price', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('price_list_prices_key', ['list_id', 'product_id'])
      .execute();
    await db.schema
      .createTable('price_list_links')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('list_id', 'text', (c) => c.notNull().references('price_lists.id').onDelete('cascade'))
      .addColumn('token', 'text', (c) => c.notNull().unique())
      .addColumn('holder', 'text', (c) => c.notNull())
      .addColumn('contact', 'text', (c) => c.notNull())
      .addColumn('ends_at', 'bigint')
      .addColumn('is_cut', 'integer', (c) => c.notNull())
      .addColumn('used_at', 'bigint')
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('price_list_links_list').on('price_list_links').column('list_id').execute();
    await db.schema.alterTable('orders').addColumn('price_list', 'text').execute();
    await db.schema.alterTable('orders').addColumn('price_list_link_id', 'text').execute();
    await db.schema
      .createIndex('orders_price_list_link')
      .on('orders')
      .column('price_list_link_id')
      .where(sql.ref('price_list_link_id'), 'is not', null)
      .execute();
  },
};
