import type { CatalogueEntry, Searchable } from './catalogue-entry.ts';
import { hasEveryWord, type PreparedFilters, passesChoices } from './filters.ts';

/** The matching entries of an index, by position. */
export type Matches = {
  readonly total: number;
  /** 1 for a match. */
  readonly marks: Uint8Array;
};

/** Entries whose code is the whole text; without any, the entries that have all its words (SEARCH-G07). */
export function matchesIn(entries: readonly CatalogueEntry<Searchable>[], filters: PreparedFilters): Matches {
  const marks = new Uint8Array(entries.length);
  if (isEverything(filters)) return { total: entries.length, marks: marks.fill(1) };
  const withCode: number[] = [];
  let total = 0;
  // The scan follows the order of the index, because sequential memory reads are fast.
  for (let position = 0; position < entries.length; position += 1) {
    const entry = entries[position];
    if (entry === undefined || !passesChoices(entry, filters)) continue;
    if (entry.code === filters.code) withCode.push(position);
    if (!hasEveryWord(entry, filters.words)) continue;
    marks[position] = 1;
    total += 1;
  }
  return withCode.length === 0 ? { total, marks } : onlyAt(withCode, entries.length);
}

function onlyAt(positions: readonly number[], length: number): Matches {
  const marks = new Uint8Array(length);
  for (const position of positions) marks[position] = 1;
  return { total: positions.length, marks };
}

function isEverything(filters: PreparedFilters): boolean {
  const { section, type, subsection, maximumCentavos, onlyOffers, words } = filters;
  const hasCategory = section !== null || type !== null || subsection !== null;
  return !hasCategory && maximumCentavos === null && !onlyOffers && words.length === 0;
}
