import type { CatalogueEntry, Searchable } from './catalogue-entry.ts';
import { hasEveryWord, type PreparedFilters, passesChoices } from './prepared-filters.ts';

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
  return !hasCategory(filters) && !hasChoice(filters) && filters.words.length === 0;
}

function hasCategory({ section, type, subsection }: PreparedFilters): boolean {
  return section !== null || type !== null || subsection !== null;
}

function hasChoice(filters: PreparedFilters): boolean {
  const { maximumCentavos, minimumCentavos, onlyOffers, onlyBulkOffers, brands, colours } = filters;
  const hasPrice = maximumCentavos !== null || minimumCentavos !== null;
  return hasPrice || onlyOffers || onlyBulkOffers || brands.length > 0 || colours.length > 0;
}
