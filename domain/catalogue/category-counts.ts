import type { Searchable } from './catalogue-entry.ts';
import type { CatalogueIndex } from './search-index.ts';

/** How many products stand behind each link of the category tree, by normalised name. */
export type CategoryCounts = {
  readonly total: number;
  readonly bySection: Readonly<Record<string, number>>;
  readonly bySubsection: Readonly<Record<string, number>>;
  /** Key: `normalised(subsection)/normalised(type)`. */
  readonly byType: Readonly<Record<string, number>>;
};

export function categoryCounts<T extends Searchable>({ entries }: CatalogueIndex<T>): CategoryCounts {
  return {
    total: entries.length,
    bySection: counted(entries.map(({ section }) => section)),
    bySubsection: counted(entries.map(({ subsection }) => subsection)),
    byType: counted(entries.map(({ subsection, type }) => `${subsection}/${type}`)),
  };
}

function counted(keys: readonly string[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return Object.fromEntries(counts);
}
