import type { CatalogueEntry, Searchable } from './catalogue-entry.ts';
import { type EntriesById, placeOf } from './entries-by-id.ts';
import type { CatalogueIndex } from './search-index.ts';

/** The entries of an index by the place of their products: no shelf is empty. */
export type Shelves<T extends Searchable> = ReadonlyMap<string, EntriesById<T>>;

export function shelved<T extends Searchable>({ entries }: CatalogueIndex<T>): Shelves<T> {
  const shelves = new Map<string, CatalogueEntry<T>[]>();
  for (const entry of entries) {
    const key = shelfOf(entry);
    const shelf = shelves.get(key);
    if (shelf === undefined) shelves.set(key, [entry]);
    else shelf.push(entry);
  }
  return shelves;
}

type Moved<T extends Searchable> = {
  /** The product as it stood; `null` when it is new. */
  readonly before: CatalogueEntry<T> | null;
  /** The product as it is; `null` when it left. */
  readonly after: CatalogueEntry<T> | null;
};

/** The shelves after a change to one product. */
export function reshelved<T extends Searchable>(
  shelves: Shelves<T>,
  { before, after }: Moved<T>,
): Shelves<T> {
  const changed = new Map(shelves);
  if (before !== null) {
    const shelf = changed.get(shelfOf(before)) ?? [];
    const left = shelf.toSpliced(placeOf(shelf, before.product.id), 1);
    if (left.length === 0) changed.delete(shelfOf(before));
    else changed.set(shelfOf(before), left);
  }
  if (after !== null) {
    const shelf = changed.get(shelfOf(after)) ?? [];
    changed.set(shelfOf(after), shelf.toSpliced(placeOf(shelf, after.product.id), 0, after));
  }
  return changed;
}

/** Section, subsection and type as they are written. */
function shelfOf({ product }: CatalogueEntry<Searchable>): string {
  return JSON.stringify([product.section, product.subsection, product.type]);
}
