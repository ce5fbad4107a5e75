import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Photos of other sites that imported products name, which are fetched after the import, and where each is kept. */
export const photosOfImports: Migration = {
  async up(db) {
    await db.schema
      .createTable('import_photos')
      .addColumn('import_id', 'text', (c) => c.notNull().references('imports.id').onDelete('cascade'))
      .addColumn('product_id', 'text', (c) => c.notNull())
      .addColumn('row', 'integer', (c) => c.notNull())
      .addColumn('wanted', 'text', (c) => c.notNull())
      .addColumn('seen', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull().check(sql`state in ('waiting', 'done')`))
      .addColumn('foreign_count', 'integer', (c) => c.notNull())
      .addColumn('failed_count', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('left_version', 'bigint')
      .addPrimaryKeyConstraint('import_photos_key', ['import_id', 'product_id'])
      .execute();
    await db.schema
      .createIndex('import_photos_waiting')
      .on('import_photos')
      .columns(['import_id', 'row'])
      .where(sql.ref('state'), '=', sql.lit('waiting'))
      .execute();
    await db.schema
      .createTable('fetched_photos')
      .addColumn('url', 'text', (c) => c.primaryKey())
      .addColumn('photo', 'text', (c) => c.notNull())
      .addColumn('fetched_at', 'bigint', (c) => c.notNull())
      .execute();
  },
};
