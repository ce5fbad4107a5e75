import type { Migration } from 'kysely/migration';

/** The version of the catalogue in which what shoppers may be told of a sum last changed; 0 for none. */
export const seenStock: Migration = {
  async up(db) {
    await db.schema
      .alterTable('stock_sums')
      .addColumn('seen_in', 'bigint', (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema.createIndex('stock_sums_seen_in').on('stock_sums').column('seen_in').execute();
  },
};
