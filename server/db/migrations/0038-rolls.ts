import type { Migration } from 'kysely/migration';

/** The rolls of what is sold by the metre, beside their sum: a list of lengths as JSON, '' where nobody counted them. */
export const rolls: Migration = {
  async up(db) {
    await db.schema
      .alterTable('stock_sums')
      .addColumn('rolls', 'text', (c) => c.notNull().defaultTo(''))
      .execute();
  },
};
