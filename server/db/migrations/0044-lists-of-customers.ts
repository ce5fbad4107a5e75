import type { Migration } from 'kysely/migration';

/** The price list that a customer of the shop buys by, and the one that a quote was priced by (TRADE-002, TRADE-005). */
export const listsOfCustomers: Migration = {
  async up(db) {
    await db.schema.alterTable('customers').addColumn('price_list_id', 'text').execute();
    await db.schema.alterTable('quotes').addColumn('price_list', 'text').execute();
  },
};
