import type { Searchable } from '../entries/catalogue-entry.ts';
import { type EntriesById, sortedById } from '../entries/entries-by-id.ts';
import { normalisedCategory } from '../text/normalised.ts';
import type { Shelves } from './shelves.ts';

type Placed = Pick<Searchable, 'id' | 'section' | 'subsection' | 'type'>;

/**
 * Other products of the same type first, then of the same subsection, then of the same section (CAROUSEL-004). Equally
 * near products are sorted by id.
 */
export function relatedProducts<T extends Searchable>(product: Placed, shelves: Shelves<T>, max = 12): T[] {
  const section = normalisedCategory(product.section);
  const subsection = normalisedCategory(product.subsection);
  const type = normalisedCategory(product.type);
  const byNearness = Map.groupBy(shelves, (shelf) => nearnessOf({ section, subsection, type }, shelf));
  const related: T[] = [];
  for (let nearness = NEAREST; nearness > 0 && related.length < max; nearness -= 1) {
    // One more, because the product itself may be among them.
    const near = firstOf(byNearness.get(nearness) ?? [], max + 1);
    for (const { product: other } of near) if (other.id !== product.id) related.push(other);
  }
  return related.slice(0, max);
}

function firstOf<T extends Searchable>(shelves: readonly EntriesById<T>[], count: number): EntriesById<T> {
  return sortedById(shelves.flatMap((shelf) => shelf.slice(0, count))).slice(0, count);
}

const NEAREST = 4 + 2 + 1;

type Place = Pick<Placed, 'section' | 'subsection' | 'type'>;

/** 4 for the type plus 2 for the subsection plus 1 for the section: a type can be in several subsections. */
function nearnessOf(place: Place, [first]: EntriesById<Searchable>): number {
  const type = place.type === first?.type ? 4 : 0;
  const subsection = place.subsection === first?.subsection ? 2 : 0;
  const section = place.section === first?.section ? 1 : 0;
  return type + subsection + section;
}
