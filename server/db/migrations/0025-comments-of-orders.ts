import type { Migration } from 'kysely/migration';

/** What shoppers write with an order and beside its lines. The shop's own notes stay entries of the timeline. */
export const commentsOfOrders: Migration = {
  async up(db) {
    for (const table of ['orders', 'order_lines']) {
      await db.schema
        .alterTable(table)
        .addColumn('comment', 'text', (c) => c.notNull().defaultTo(''))
        .execute();
    }
  },
};
