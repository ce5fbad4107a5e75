import { type CatalogueEntry, catalogueEntry, type Searchable } from './catalogue-entry.ts';
import { matchesAfter } from './changed-matches.ts';
import { type EntriesById, placeOf, sortedById } from './entries-by-id.ts';
import type { EntryWrite } from './entry-write.ts';
import { afterWrite } from './known-answers.ts';
import { type CatalogueIndex, indexOf, type OrderStep } from './search-index.ts';
import { orderWith, orderWithout } from './shuffled.ts';

/** A product that was added or changed, or, with `null`, one that left. */
export type CatalogueChange<T extends Searchable> = {
  readonly id: string;
  readonly entry: CatalogueEntry<T> | null;
};

const CHANGES_WORTH_A_PASS = 32;

/** Whether going through all products is cheaper than placing each change. */
export function isWorthAPass({ length }: { readonly length: number }): boolean {
  return length > CHANGES_WORTH_A_PASS;
}

/** The index after a product was added or changed. */
export function withProduct<T extends Searchable>(index: CatalogueIndex<T>, product: T): CatalogueIndex<T> {
  return withChange(index, { id: product.id, entry: catalogueEntry(product) });
}

/** The index without the product of that id. */
export function withoutProduct<T extends Searchable>(
  index: CatalogueIndex<T>,
  id: string,
): CatalogueIndex<T> {
  return withChange(index, { id, entry: null });
}

/** The index after changes to different products. */
export function withChanges<T extends Searchable>(
  index: CatalogueIndex<T>,
  changes: readonly CatalogueChange<T>[],
): CatalogueIndex<T> {
  return isWorthAPass(changes) ? afterPass(index, changes) : changes.reduce(withChange<T>, index);
}

function withChange<T extends Searchable>(
  index: CatalogueIndex<T>,
  { id, entry }: CatalogueChange<T>,
): CatalogueIndex<T> {
  const { entries, codes } = index;
  const position = placeOf(entries, id);
  const there = entries[position];
  const before = there?.product.id === id ? there : null;
  if (entry === null) {
    if (before === null) return index;
    return written(index, entries.toSpliced(position, 1), { kind: 'removed', position, before });
  }
  codes.add(entry.code);
  if (before !== null) {
    return written(index, entries.with(position, entry), { kind: 'replaced', position, before, entry });
  }
  const added = entries.toSpliced(position, 0, entry);
  const idAt = (position: number) => added[position]?.product.id ?? '';
  return written(index, added, { kind: 'added', position, entry, idAt });
}

function written<T extends Searchable>(
  { codes, orders, searches }: CatalogueIndex<T>,
  entries: EntriesById<T>,
  write: EntryWrite,
): CatalogueIndex<T> {
  return {
    entries,
    codes,
    // An order goes by ids alone.
    orders: write.kind === 'replaced' ? orders : afterWrite(orders, orderStep(write)),
    searches: afterWrite(searches, (matches, search) => matchesAfter(matches, write, search)),
  };
}

function orderStep(write: Exclude<EntryWrite, { kind: 'replaced' }>): OrderStep {
  if (write.kind === 'removed') return (order) => orderWithout(order, write.position);
  return (order, seed) => orderWith(order, { ...write, seed });
}

function afterPass<T extends Searchable>(
  { entries: before, codes, orders }: CatalogueIndex<T>,
  changes: readonly CatalogueChange<T>[],
): CatalogueIndex<T> {
  const changed = new Map(changes.map(({ id, entry }) => [id, entry]));
  const entries: CatalogueEntry<T>[] = [];
  for (const entry of before) {
    const now = changed.get(entry.product.id);
    changed.delete(entry.product.id);
    if (now !== null) entries.push(now ?? entry);
  }
  const added = [...changed.values()].filter((entry) => entry !== null);
  const after = added.length === 0 ? entries : sortedById([...entries, ...added]);
  for (const { entry } of changes) if (entry !== null) codes.add(entry.code);
  // Codes that left are forgotten once they are the most: whoever renames all products would pile them up.
  const index = codes.size > 2 * after.length ? indexOf(after) : indexOf(after, codes);
  const hasSameIds = added.length === 0 && entries.length === before.length;
  return hasSameIds ? { ...index, orders } : index;
}
