import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What the shop has edited of its settings: each area's present value, and its earlier ones. */
export const settingsOfTheShop: Migration = {
  async up(db) {
    await db.schema
      .createTable('store_settings')
      .addColumn('area', 'text', (c) => c.primaryKey())
      .addColumn('version', 'bigint', (c) => c.notNull())
      .addColumn('value', 'text', (c) => c.notNull())
      .addColumn('changed_at', 'bigint', (c) => c.notNull())
      .addColumn('actor', 'text', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('store_setting_versions')
      .addColumn('area', 'text', (c) => c.notNull())
      .addColumn('version', 'bigint', (c) => c.notNull())
      .addColumn('value', 'text', (c) => c.notNull())
      .addColumn('changed_at', 'bigint')
      .addColumn('actor', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('store_setting_versions_key', ['area', 'version'])
      .execute();
    await sql`insert into counters (name, value) values ('store-version', 0)`.execute(db);
  },
};
