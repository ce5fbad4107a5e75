import type { CategoryPlace } from '#domain/catalogue/taxonomy.ts';
import { storedSection } from '#domain/products/sections.ts';
import type { Database } from '#server/db/connect.ts';

/** Where the shop puts categories of other programs, as somebody chose for this file or an earlier one. */
export async function placesOfCategories(db: Database): Promise<Map<string, CategoryPlace>> {
  const rows = await db.selectFrom('import_categories').selectAll().execute();
  return new Map(
    rows.map(({ name, section, subsection, type }) => [
      name,
      { section: storedSection(section), subsection, type },
    ]),
  );
}

/** Keeps the places for later files. */
export async function rememberPlaces(
  db: Database,
  places: Readonly<Record<string, CategoryPlace>>,
): Promise<void> {
  for (const [name, place] of Object.entries(places)) {
    await db
      .insertInto('import_categories')
      .values({ name, ...place })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(place))
      .execute();
  }
}
