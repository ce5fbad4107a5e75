import type { Searchable } from '../entries/catalogue-entry.ts';
import type { Shelves } from './shelves.ts';

/** The number of products behind each link of the category tree, by normalised name. */
export type CategoryCounts = {
  readonly total: number;
  readonly bySection: Readonly<Record<string, number>>;
  readonly bySubsection: Readonly<Record<string, number>>;
  /** Key: `normalised(subsection)/normalised(type)`. */
  readonly byType: Readonly<Record<string, number>>;
};

export function categoryCounts<T extends Searchable>(shelves: Shelves<T>): CategoryCounts {
  const bySection = new Map<string, number>();
  const bySubsection = new Map<string, number>();
  const byType = new Map<string, number>();
  let total = 0;
  for (const shelf of shelves) {
    const [first] = shelf;
    if (first === undefined) continue;
    const { section, subsection, type } = first;
    add(bySection, section, shelf.length);
    add(bySubsection, subsection, shelf.length);
    add(byType, `${subsection}/${type}`, shelf.length);
    total += shelf.length;
  }
  return {
    total,
    bySection: Object.fromEntries(bySection),
    bySubsection: Object.fromEntries(bySubsection),
    byType: Object.fromEntries(byType),
  };
}

function add(counts: Map<string, number>, key: string, count: number): void {
  counts.set(key, (counts.get(key) ?? 0) + count);
}
