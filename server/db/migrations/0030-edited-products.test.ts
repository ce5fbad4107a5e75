import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { aFirstDatabase } from '#tests/support/first-database.ts';
import { ENGINES } from '#tests/support/test-shop.ts';
import { migrate } from '../migrate.ts';

const BEFORE = '0028-shared-product-copies';

describe.each(ENGINES)('products stored before edits were told apart, on %s', (engine) => {
  test('were edited where somebody changed more than an import, its photos and showing did [IMPORT-007]', async () => {
    const db = await aFirstDatabase(engine);
    await migrate(db, engine, { upTo: BEFORE });
    await sql`insert into imports (id, file_name, source, status, actor, created_at, "rows", header_row, columns)
      values ('archivo', 'hilos.csv', 'other', 'applied', '', 1, 1, 1, '[]')`.execute(db);
    const product = (id: string, version: number) =>
      sql`insert into products (id, section, subsection, type, brand, name, summary, description, specifications,
          colours, models, is_offer, is_hidden, version, changed_in, created_at, updated_at)
        values (${id}, 'Merceria', 'Hilos', 'Hilo', 'Costurina', ${id}, '', '', '', '[]', '[]', 0, 0, ${version}, 1, 1, 1)`.execute(
        db,
      );
    const imported = (id: string, before: number | null, left: number | null) =>
      sql`insert into import_products (import_id, product_id, staged_id, "row", version, has_new_photos, has_new_price,
          left_version)
        values ('archivo', ${id}, ${id}, 2, ${before}, 0, 0, ${left})`.execute(db);
    const photographed = (id: string, left: number) =>
      sql`insert into import_photos (import_id, product_id, "row", wanted, seen, state, foreign_count, left_version)
        values ('archivo', ${id}, 2, '[]', '[]', 'done', 0, ${left})`.execute(db);

    await product('made by an import', 1);
    await imported('made by an import', null, null);
    await product('shown', 2);
    await imported('shown', null, 2);
    await product('shown and photographed', 3);
    await imported('shown and photographed', null, 2);
    await photographed('shown and photographed', 3);
    await product('edited after that', 4);
    await imported('edited after that', null, 2);
    await photographed('edited after that', 3);
    await product('changed by an import', 5);
    await imported('changed by an import', 4, 5);
    await product('of no import', 6);

    await migrate(db, engine);
    const products = await db
      .selectFrom('products')
      .select(['name', 'edited_version'])
      .orderBy('version')
      .execute();
    expect(products.map((row) => Object.values(row))).toEqual([
      ['made by an import', 1],
      ['shown', 1],
      ['shown and photographed', 1],
      ['edited after that', 4],
      ['changed by an import', 5],
      ['of no import', 6],
    ]);
  });
});
