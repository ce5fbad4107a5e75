import type { CatalogueEntry, Searchable } from '../entries/catalogue-entry.ts';
import type { EntriesById } from '../entries/entries-by-id.ts';
import type { CatalogueIndex } from './search-index.ts';

/** The entries of an index in lists, one for each combination of section, subsection and type. */
export type Shelves<T extends Searchable> = readonly EntriesById<T>[];

type Shelf<T extends Searchable> = CatalogueEntry<T>[];
type ShelfTree<T extends Searchable> = Map<string, Map<string, Map<string, Shelf<T>>>>;

export function shelved<T extends Searchable>({ entries }: CatalogueIndex<T>): Shelves<T> {
  const tree: ShelfTree<T> = new Map();
  const shelves: Shelf<T>[] = [];
  for (const entry of entries) {
    const shelf = tree.get(entry.section)?.get(entry.subsection)?.get(entry.type);
    if (shelf === undefined) shelves.push(newShelf(tree, entry));
    else shelf.push(entry);
  }
  return shelves;
}

function newShelf<T extends Searchable>(tree: ShelfTree<T>, first: CatalogueEntry<T>): Shelf<T> {
  const shelf = [first];
  const subsections = tree.get(first.section) ?? new Map<string, Map<string, Shelf<T>>>();
  tree.set(first.section, subsections);
  const types = subsections.get(first.subsection) ?? new Map<string, Shelf<T>>();
  subsections.set(first.subsection, types);
  types.set(first.type, shelf);
  return shelf;
}
