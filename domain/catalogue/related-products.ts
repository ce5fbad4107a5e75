import type { CatalogueEntry, Searchable } from './catalogue-entry.ts';
import { type EntriesById, sortedById } from './entries-by-id.ts';
import type { Shelves } from './shelves.ts';

type Placed = Pick<Searchable, 'id' | 'section' | 'subsection' | 'type'>;

/**
 * The nearest products first: those of the same type, then subsection, then section; never the product itself
 * (CAROUSEL-004). Among equals the order is that of their ids.
 */
export function relatedProducts<T extends Searchable>(product: Placed, shelves: Shelves<T>, max = 12): T[] {
  const byNearness: [Near<T>, Near<T>, Near<T>, Near<T>, Near<T>, Near<T>, Near<T>] = [
    [],
    [],
    [],
    [],
    [],
    [],
    [],
  ];
  for (const shelf of shelves.values()) byNearness[7 - nearnessOf(product, shelf)]?.push(shelf);
  const related: T[] = [];
  for (const near of byNearness) {
    if (related.length >= max) break;
    for (const { product: other } of firstOf(near, max + 1)) if (other.id !== product.id) related.push(other);
  }
  return related.slice(0, max);
}

type Near<T extends Searchable> = EntriesById<T>[];

function firstOf<T extends Searchable>(shelves: readonly EntriesById<T>[], count: number): EntriesById<T> {
  return sortedById(shelves.flatMap((shelf) => shelf.slice(0, count))).slice(0, count);
}

/** 4 for the type, 2 for the subsection, 1 for the section: a type may stand in several subsections. */
function nearnessOf(product: Placed, [entry]: readonly CatalogueEntry<Searchable>[]): number {
  const type = product.type === entry?.product.type ? 4 : 0;
  const subsection = product.subsection === entry?.product.subsection ? 2 : 0;
  const section = product.section === entry?.product.section ? 1 : 0;
  return type + subsection + section;
}
