import type { Migration } from 'kysely/migration';

/**
 * What the next file is read by: codes of variants and colours that somebody chose. Of an import, the sheets of its
 * workbook, and the versions of products that were shown as part of it.
 */
export const codesAndColoursOfFiles: Migration = {
  async up(db) {
    await db.schema.alterTable('imports').addColumn('sheet', 'text').execute();
    await db.schema
      .alterTable('imports')
      .addColumn('sheets', 'text', (c) => c.notNull().defaultTo('[]'))
      .execute();
    await db.schema.alterTable('import_products').addColumn('left_version', 'bigint').execute();
    await db.schema
      .createTable('import_colours')
      .addColumn('name', 'text', (c) => c.primaryKey())
      .addColumn('colour', 'text', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('variant_codes')
      .addColumn('code_key', 'text', (c) => c.primaryKey())
      .addColumn('product_id', 'text', (c) => c.notNull().references('products.id').onDelete('cascade'))
      .execute();
    await db.schema
      .createIndex('variant_codes_of_product')
      .on('variant_codes')
      .column('product_id')
      .execute();
  },
};
