import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Of each product the version that somebody's last edit of its content made. Versions alone don't tell: showing a
 * product, its photos and its prices raise them too. Of products from before, those that an import left as they are
 * count as never edited, and others by their version.
 */
export const editedProducts: Migration = {
  async up(db) {
    await db.schema
      .alterTable('products')
      .addColumn('edited_version', 'bigint', (c) => c.notNull().defaultTo(1))
      .execute();
    await sql`update products set edited_version = version where version > 1`.execute(db);
    await sql`update products set edited_version = 1 where id in (
      select i.product_id from import_products i join products p on p.id = i.product_id
      where i.version is null and (p.version <= coalesce(i.left_version, 1) or p.version <= (
        select max(f.left_version) from import_photos f
        where f.import_id = i.import_id and f.product_id = i.product_id)))`.execute(db);
    await db.schema.alterTable('import_products').dropColumn('left_version').execute();
    await db.schema.alterTable('import_photos').dropColumn('left_version').execute();
  },
};
