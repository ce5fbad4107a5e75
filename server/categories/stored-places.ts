import { sql } from 'kysely';
import type { CategoryPlace } from '#domain/catalogue/taxonomy.ts';
import { storedSection } from '#domain/products/sections.ts';
import type { Database } from '#server/db/connect.ts';

/** A place as rows spell it. */
export type StoredPlace = CategoryPlace & {
  /** Without deleted ones, which move all the same. */
  readonly products: number;
};

/** The places that products have. An index holds all that it reads. */
export async function storedPlaces(db: Database): Promise<StoredPlace[]> {
  const rows = await db
    .selectFrom('products')
    .select([
      'section',
      'subsection',
      'type',
      sql<number>`cast(sum(case when deleted_at is null then 1 else 0 end) as bigint)`.as('products'),
    ])
    .groupBy(['section', 'subsection', 'type'])
    .orderBy('section')
    .orderBy('subsection')
    .orderBy('type')
    .execute();
  return rows.map((row) => ({ ...row, section: storedSection(row.section) }));
}

type Move = { readonly from: CategoryPlace; readonly to: CategoryPlace };

/** Moves the categories of other programs that imports remember. */
export async function moveRemembered(
  db: Database,
  placeOf: (place: CategoryPlace) => CategoryPlace | null,
): Promise<void> {
  const rows = await db
    .selectFrom('import_categories')
    .select(['section', 'subsection', 'type'])
    .distinct()
    .execute();
  for (const { section, subsection, type } of rows) {
    const place = placeOf({ section: storedSection(section), subsection, type });
    if (place === null) continue;
    await db
      .updateTable('import_categories')
      .set({ section: place.section, subsection: place.subsection, type: place.type })
      .where('section', '=', section)
      .where('subsection', '=', subsection)
      .where('type', '=', type)
      .execute();
  }
}

/** Makes the moves count for products; their rows follow. */
export async function movePlaces(db: Database, moves: readonly Move[], movedIn: number): Promise<void> {
  for (const { from, to } of moves) {
    await db
      .insertInto('category_moves')
      .values({
        moved_in: movedIn,
        from_section: from.section,
        from_subsection: from.subsection,
        from_type: from.type,
        to_section: to.section,
        to_subsection: to.subsection,
        to_type: to.type,
        is_settled: 0,
      })
      .execute();
  }
}
