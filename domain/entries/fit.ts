import type { CatalogueEntry, Searchable } from './catalogue-entry.ts';
import { MIDDLE, WHOLE, wordPlace } from './word-place.ts';

/**
 * How well an entry that has all the words fits them; less is better. How the words stand in the texts counts first, then
 * the fields that they stand in, then whether one of them opens the name (FIND-001). The order of the words doesn't count.
 * A name that opens with the singular says the word: 'cintas' means 'Cinta de raso' before 'Pegamento para cintas'.
 */
export function fitOf({ haystack }: CatalogueEntry<Searchable>, words: readonly string[]): number {
  let fit = 0;
  let opening = ELSEWHERE;
  for (const word of words) {
    const isInSingular = opensInSingular(haystack, word);
    fit += wordFit(haystack, word, isInSingular);
    if (haystack.startsWith(word)) opening = OPENS_NAME;
    else if (isInSingular) opening = Math.min(opening, OPENS_NAME_IN_SINGULAR);
  }
  return fit + opening;
}

const OPENS_NAME = 0;
const OPENS_NAME_IN_SINGULAR = 1;
const ELSEWHERE = 2;

/** So many words of a query can stand in the last field before one that stands better weighs as much. */
const PLACE_WEIGHT = 1024;
const FIELD_WEIGHT = 4;

/** Whether all the words stand in the fields, but in the middle of words alone. */
export function isInMiddles(fit: number, words: readonly string[]): boolean {
  return Number.isFinite(fit) && fit >= words.length * MIDDLE * PLACE_WEIGHT;
}

/** Whether a name opens with the singular of a word: 'cinta', or 'botón' for 'botones'. */
function opensInSingular(haystack: string, word: string): boolean {
  if (word.length < SHORTEST_PLURAL || !word.endsWith('s')) return false;
  const length = word.length - 1;
  return opensWith(haystack, word, length) || (word.endsWith('es') && opensWith(haystack, word, length - 1));
}

const SHORTEST_PLURAL = 4;

/** Whether the haystack opens with the first letters of a word, as a whole word. */
function opensWith(haystack: string, word: string, length: number): boolean {
  return haystack.startsWith(word.slice(0, length)) && wordPlace(haystack, 0, length) === WHOLE;
}

/** The fit of the best of the word's occurrences. */
function wordFit(haystack: string, word: string, isInName: boolean): number {
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
  return best * PLACE_WEIGHT + (isInName ? 0 : fieldAt(haystack, bestAt) * FIELD_WEIGHT);
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
