import type { CatalogueEntry, Searchable } from '../catalogue/catalogue-entry.ts';
import { MIDDLE, WHOLE, wordPlace } from './word-place.ts';

/**
 * How well an entry that has all the words fits them; less is better. How the words stand in the texts counts first, then
 * the fields that they stand in, then whether one of them opens the name (FIND-001). The order of the words doesn't count.
 */
export function fitOf({ haystack }: CatalogueEntry<Searchable>, words: readonly string[]): number {
  let fit = 0;
  let opensName = false;
  for (const word of words) {
    fit += wordFit(haystack, word);
    opensName ||= haystack.startsWith(word);
  }
  return opensName ? fit : fit + 1;
}

/** So many words of a query can stand in the last field before one that stands better weighs as much. */
const PLACE_WEIGHT = 1024;
const FIELD_WEIGHT = 2;

/** Whether all the words stand in the fields, but in the middle of words alone. */
export function isInMiddles(fit: number, words: readonly string[]): boolean {
  return Number.isFinite(fit) && fit >= words.length * MIDDLE * PLACE_WEIGHT;
}

/** The fit of the best of the word's occurrences. */
function wordFit(haystack: string, word: string): number {
  let best = Number.POSITIVE_INFINITY;
  let bestAt = 0;
  for (let at = haystack.indexOf(word); at !== -1; at = haystack.indexOf(word, at + 1)) {
    const place = wordPlace(haystack, at, word.length);
    if (place >= best) continue;
    best = place;
    bestAt = at;
    // The fields stand in the order of their weight, so no later one fits better.
    if (place === WHOLE) break;
  }
  return best * PLACE_WEIGHT + fieldAt(haystack, bestAt) * FIELD_WEIGHT;
}

/** The number of the field that holds a position. */
function fieldAt(haystack: string, position: number): number {
  let field = 0;
  for (
    let end = haystack.indexOf('\n');
    end !== -1 && end < position;
    end = haystack.indexOf('\n', end + 1)
  ) {
    field += 1;
  }
  return field;
}
