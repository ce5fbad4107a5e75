import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The VAT of a product in percent, and how much of which measure it has; '' for none. */
export const taxesAndContentsOfProducts: Migration = {
  async up(db) {
    await db.schema
      .alterTable('products')
      .addColumn('vat', 'text', (c) => c.notNull().defaultTo('21').check(sql`vat in ('21', '10.5', '0')`))
      .execute();
    await db.schema
      .alterTable('products')
      .addColumn('unit_amount', 'text', (c) => c.notNull().defaultTo(''))
      .execute();
    await db.schema
      .alterTable('products')
      .addColumn('unit_measure', 'text', (c) =>
        c.notNull().defaultTo('').check(sql`unit_measure in ('', 'm', 'g', 'ml', 'unidades')`),
      )
      .execute();
  },
};
