import type { CategoryPlace } from '#domain/catalogue/taxonomy.ts';
import { type CatalogueEntry, catalogueEntry } from '#domain/entries/catalogue-entry.ts';
import { storedSection } from '#domain/products/sections.ts';
import type { Database } from '#server/db/connect.ts';
import { breathsBetween } from '#server/kernel/breathe.ts';
import type { StoredProduct } from '#server/kernel/stored-product.ts';

type Entry = CatalogueEntry<StoredProduct>;
export type MovedEntry = { readonly id: string; readonly entry: Entry };

/** Some milliseconds. */
const ENTRIES_IN_A_PIECE = 500;

/** The entries that changes of the category tree moved between two versions of the catalogue. */
export async function movedEntries(
  db: Database,
  entries: readonly Entry[],
  versions: { readonly after: number; readonly until: number },
): Promise<ReadonlyMap<string, MovedEntry>> {
  const changes = await movesBetween(db, versions);
  const moved = new Map<string, MovedEntry>();
  if (changes.length === 0) return moved;
  const letPass = breathsBetween();
  for (const [index, entry] of entries.entries()) {
    if (index % ENTRIES_IN_A_PIECE === 0) await letPass();
    const { product } = entry;
    const place = changes.reduce<CategoryPlace>((at, moves) => moves.get(keyOf(at)) ?? at, product);
    if (place === product) continue;
    const { section, subsection, type } = place;
    moved.set(product.id, {
      id: product.id,
      entry: catalogueEntry({ ...product, section, subsection, type }),
    });
  }
  return moved;
}

/** Each change by itself, because a later one can give an old name to other products. */
async function movesBetween(
  db: Database,
  { after, until }: { after: number; until: number },
): Promise<ReadonlyMap<string, CategoryPlace>[]> {
  const rows = await db
    .selectFrom('category_moves')
    .selectAll()
    .where('moved_in', '>', after)
    .where('moved_in', '<=', until)
    .orderBy('moved_in')
    .execute();
  const changes = Map.groupBy(rows, ({ moved_in }) => moved_in);
  return Array.from(
    changes.values(),
    (moves) =>
      new Map(
        moves.map((move) => [
          keyOf({ section: move.from_section, subsection: move.from_subsection, type: move.from_type }),
          { section: storedSection(move.to_section), subsection: move.to_subsection, type: move.to_type },
        ]),
      ),
  );
}

function keyOf({ section, subsection, type }: Readonly<Record<keyof CategoryPlace, string>>): string {
  return `${section}\n${subsection}\n${type}`;
}
