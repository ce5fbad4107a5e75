import type { CatalogueEntry, Searchable } from '../entries/catalogue-entry.ts';
import { fitOf } from '../entries/fit.ts';
import { asksForPrices, hasEveryWord, type PreparedFilters, passesChoices } from './prepared-filters.ts';

/** The matching entries of an index, by position. */
export type Matches = {
  readonly total: number;
  /** From 1 for those that fit best; 0 for an entry that doesn't match. */
  readonly ranks: Uint8Array;
  /** How many entries have a rank, from rank 1 on. */
  readonly counts: readonly number[];
};

/** 'hilo de coser negro': the threads in black. */
export type ThingInColour = {
  /** The products' subsection, as the shop writes it. */
  readonly thing: string;
  /** As the products name it. */
  readonly colour: string;
  /** The typed text without its thing, and without its colour. */
  readonly withoutThing: string;
  readonly withoutColour: string;
};

/** What a text as people type it means, by position. */
export type ReadMatches = {
  readonly matches: Matches;
  /** Where the text begins a code, or all of it stands as whole words, none of them taken for another. */
  readonly plain: Matches;
  /** The words of the text that no match has. */
  readonly leftOut: readonly string[];
  /** The rest of the text as the catalogue writes it; `null` if it is written so. */
  readonly corrected: string | null;
  /** Where the text asks for a thing in a colour and nothing else. */
  readonly inColour: ThingInColour | null;
};

type Entries = readonly CatalogueEntry<Searchable>[];

/** Entries whose code is the whole text; without any, the entries that have all its words (SEARCH-G07), ranked by fit. */
export function matchesIn(entries: Entries, filters: PreparedFilters): Matches {
  if (isEverything(filters)) return allAlike(new Uint8Array(entries.length).fill(1), entries.length);
  const withCode: number[] = [];
  const positions: number[] = [];
  const fits: number[] = [];
  // The scan follows the order of the index, because sequential memory reads are fast.
  for (let position = 0; position < entries.length; position += 1) {
    const entry = entries[position];
    if (entry === undefined || !passesChoices(entry, filters)) continue;
    if (entry.code === filters.code) withCode.push(position);
    if (!hasEveryWord(entry, filters.words)) continue;
    positions.push(position);
    fits.push(fitOf(entry, filters.words));
  }
  if (withCode.length > 0) return alikeAt(withCode, entries.length);
  return rankedByFit({ positions, fits }, entries.length);
}

export function alikeAt(positions: readonly number[], length: number): Matches {
  const ranks = new Uint8Array(length);
  for (const position of positions) ranks[position] = 1;
  return allAlike(ranks, positions.length);
}

function allAlike(ranks: Uint8Array, total: number): Matches {
  return { total, ranks, counts: [total] };
}

/** A rank is a byte. Entries of still more different fits share the last rank. */
const MAX_RANKS = 255;

/** Positions of entries, and how each fits. */
type Found = { readonly positions: readonly number[]; readonly fits: readonly number[] };

/** @param length of the index */
export function rankedByFit({ positions, fits }: Found, length: number): Matches {
  const different = [...new Set(fits)].sort((one, other) => one - other);
  const rankOf = new Map(different.map((fit, place) => [fit, Math.min(place + 1, MAX_RANKS)]));
  const ranks = new Uint8Array(length);
  const counts = different.slice(0, MAX_RANKS).map(() => 0);
  positions.forEach((position, place) => {
    const rank = rankOf.get(fits[place] ?? 0) ?? MAX_RANKS;
    ranks[position] = rank;
    counts[rank - 1] = (counts[rank - 1] ?? 0) + 1;
  });
  return { total: positions.length, ranks, counts };
}

/** Those of the matches that also pass. */
export function passingMatches({ ranks, counts }: Matches, passes: (position: number) => boolean): Matches {
  const passing = ranks.map((rank, position) => (rank !== 0 && passes(position) ? rank : 0));
  const left = counts.map(() => 0);
  for (const rank of passing) if (rank !== 0) left[rank - 1] = (left[rank - 1] ?? 0) + 1;
  return { ranks: passing, counts: left, total: left.reduce((sum, count) => sum + count, 0) };
}

function isEverything(filters: PreparedFilters): boolean {
  return !hasCategory(filters) && !hasChoice(filters) && filters.words.length === 0;
}

function hasCategory({ section, type, subsection }: PreparedFilters): boolean {
  return section !== null || type !== null || subsection !== null;
}

function hasChoice(filters: PreparedFilters): boolean {
  return asksForPrices(filters) || filters.brands.length > 0 || filters.colours.length > 0;
}
