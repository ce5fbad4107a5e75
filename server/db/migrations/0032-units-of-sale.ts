import type { Migration } from 'kysely/migration';

/**
 * In what a product is sold: 'MTR 50 100' is by the metre, in steps of 50 parts from 100 on; '' is by the piece. Lines of
 * orders and quotes keep the cuts in which they are asked, '' for none; an order's line also how many things it counts
 * for, `null` where those are its units.
 */
export const unitsOfSale: Migration = {
  async up(db) {
    await db.schema
      .alterTable('products')
      .addColumn('sale_unit', 'text', (c) => c.notNull().defaultTo(''))
      .execute();
    for (const table of ['order_lines', 'quote_lines']) {
      await db.schema
        .alterTable(table)
        .addColumn('pieces', 'text', (c) => c.notNull().defaultTo(''))
        .execute();
    }
    await db.schema.alterTable('order_lines').addColumn('things', 'integer').execute();
  },
};
