import type { Searchable } from './catalogue-entry.ts';
import { type EntriesById, sortedById } from './entries-by-id.ts';
import type { Shelves } from './shelves.ts';

type Placed = Pick<Searchable, 'id' | 'section' | 'subsection' | 'type'>;

/**
 * The nearest products first: those of the same type, then subsection, then section; never the product itself
 * (CAROUSEL-004). Among equals the order is that of their ids.
 */
export function relatedProducts<T extends Searchable>(product: Placed, shelves: Shelves<T>, max = 12): T[] {
  const byNearness = Map.groupBy(shelves.values(), (shelf) => nearnessOf(product, shelf));
  const related: T[] = [];
  for (let nearness = NEAREST; nearness > 0 && related.length < max; nearness -= 1) {
    // One more than are wanted: the product itself may be among them.
    const near = firstOf(byNearness.get(nearness) ?? [], max + 1);
    for (const { product: other } of near) if (other.id !== product.id) related.push(other);
  }
  return related.slice(0, max);
}

function firstOf<T extends Searchable>(shelves: readonly EntriesById<T>[], count: number): EntriesById<T> {
  return sortedById(shelves.flatMap((shelf) => shelf.slice(0, count))).slice(0, count);
}

const NEAREST = 4 + 2 + 1;

/** 4 for the type, 2 for the subsection, 1 for the section: a type may stand in several subsections. */
function nearnessOf(product: Placed, [first]: EntriesById<Searchable>): number {
  const type = product.type === first?.product.type ? 4 : 0;
  const subsection = product.subsection === first?.product.subsection ? 2 : 0;
  const section = product.section === first?.product.section ? 1 : 0;
  return type + subsection + section;
}
