import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Files of products and what became of them. The parts of a file are kept for a day; the products that an import made
 * stay with it, so that it can be undone.
 */
export const imports: Migration = {
  async up(db) {
    await db.schema
      .createTable('imports')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('file_name', 'text', (c) => c.notNull())
      .addColumn('source', 'text', (c) => c.notNull())
      .addColumn('status', 'text', (c) =>
        c.notNull().check(sql`status in ('read', 'checked', 'applying', 'applied', 'undone')`),
      )
      .addColumn('actor', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('rows', 'integer', (c) => c.notNull())
      .addColumn('header_row', 'integer', (c) => c.notNull())
      .addColumn('columns', 'text', (c) => c.notNull())
      .addColumn('plan', 'text')
      .addColumn('request', 'text')
      .addColumn('summary', 'text')
      .addColumn('done', 'integer')
      .addColumn('total', 'integer')
      .addColumn('busy_until', 'bigint')
      .addColumn('created', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('updated', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('batch', 'text')
      .execute();
    await db.schema
      .createTable('import_parts')
      .addColumn('import_id', 'text', (c) => c.notNull().references('imports.id').onDelete('cascade'))
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('position', 'integer', (c) => c.notNull())
      .addColumn('content', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('import_parts_key', ['import_id', 'kind', 'position'])
      .execute();
    await db.schema
      .createTable('import_products')
      .addColumn('import_id', 'text', (c) => c.notNull().references('imports.id').onDelete('cascade'))
      .addColumn('product_id', 'text', (c) => c.notNull())
      .addColumn('staged_id', 'text', (c) => c.notNull())
      .addColumn('row', 'integer', (c) => c.notNull())
      .addColumn('version', 'bigint')
      .addColumn('has_new_photos', 'integer', (c) => c.notNull().check(sql`has_new_photos in (0, 1)`))
      .addColumn('has_new_price', 'integer', (c) => c.notNull().check(sql`has_new_price in (0, 1)`))
      .addPrimaryKeyConstraint('import_products_key', ['import_id', 'product_id'])
      .execute();
    await db.schema
      .createTable('import_categories')
      .addColumn('name', 'text', (c) => c.primaryKey())
      .addColumn('section', 'text', (c) => c.notNull())
      .addColumn('subsection', 'text', (c) => c.notNull())
      .addColumn('type', 'text', (c) => c.notNull())
      .execute();
  },
};
