import { type CatalogueEntry, codeKey, type Searchable } from './catalogue-entry.ts';
import {
  type Filters,
  type PreparedFilters,
  passesCategoryAndPrice,
  passesPrepared,
  preparedFilters,
} from './filters.ts';

/** Which entries of an index match, by their positions. */
export type Matches = {
  readonly total: number;
  /** 1 for a match. */
  readonly marks: Uint8Array;
  /** Whether the whole text was found as a code, which then decides alone (SEARCH-G07). */
  readonly isByCode: boolean;
};

/** Filters, and the code that their text may be. */
export type Search = { readonly prepared: PreparedFilters; readonly code: string };

export function searchFor(filters: Filters): Search {
  return { prepared: preparedFilters(filters), code: codeKey(filters.text) };
}

type Searched = {
  readonly entries: readonly CatalogueEntry<Searchable>[];
  readonly codes: ReadonlySet<string>;
};

export function matchesIn({ entries, codes }: Searched, { prepared, code }: Search): Matches {
  if (codes.has(code)) {
    const byCode = marked(entries, (entry) => entry.code === code && passesCategoryAndPrice(entry, prepared));
    if (byCode.total > 0) return { ...byCode, isByCode: true };
  }
  return { ...marked(entries, (entry) => passesPrepared(entry, prepared)), isByCode: false };
}

/** Marks the matches in the order of the index: reading memory in sequence is what makes the scan fast. */
function marked(
  entries: readonly CatalogueEntry<Searchable>[],
  isMatch: (entry: CatalogueEntry<Searchable>) => boolean,
): { total: number; marks: Uint8Array } {
  const marks = new Uint8Array(entries.length);
  let total = 0;
  for (let position = 0; position < entries.length; position += 1) {
    const entry = entries[position];
    if (entry === undefined || !isMatch(entry)) continue;
    marks[position] = 1;
    total += 1;
  }
  return { total, marks };
}
