import type { Filters } from '../catalogue/filters.ts';
import { passesChoices, preparedFilters } from '../catalogue/prepared-filters.ts';
import type { CatalogueIndex } from '../catalogue/search-index.ts';
import type { Searchable } from '../entries/catalogue-entry.ts';
import { entryTextsOf } from '../entries/entry-texts.ts';
import type { Described } from '../entries/product-traits.ts';
import { allWords, searchedWords } from './catalogue-words.ts';
import { codeMatches } from './code-matches.ts';
import { type NearWord, nearWords } from './near-words.ts';
import { remembered } from './remembered.ts';
import { withoutSmallWords } from './small-words.ts';
import type { Synonyms } from './synonyms.ts';
import { readingsOf } from './typed-readings.ts';
import { typedWords } from './typed-words.ts';
import { type WordChoices, wordChoices } from './word-choices.ts';

/** A text that finds something, and how unlike the typed one it is. */
export type NearText = { readonly text: string; readonly distance: number };

/**
 * The text nearest to that of filters which find nothing: a product's code, or words that the catalogue has together
 * (FIND-001, FIND-003). `null` where nothing is near.
 */
export function nearestText<T extends Searchable>(
  index: CatalogueIndex<T>,
  filters: Filters,
): NearText | null {
  const typed = typedWords(filters.text);
  if (typed.length === 0) return null;
  const prepared = preparedFilters(filters);
  const isSought = (position: number) => {
    const entry = index.entries[position];
    return entry !== undefined && passesChoices(entry, prepared);
  };
  const code = codeMatches(index.entries, filters.text, isSought).whole[0]?.code;
  if (code) return { text: code.trim(), distance: 0 };
  const positions = [...index.entries.keys()].filter(isSought);
  const texts = entryTextsOf(index);
  const known = searchedWords(texts);
  const choicesOf = remembered((word) => wordChoices(nearWords(word, known), texts, index.entries));
  return readingsOf(typed, known).reduce<NearText | null>((nearest, { words, distance }) => {
    const below = nearest?.distance ?? Number.POSITIVE_INFINITY;
    return nearestIn(positions, { choices: words.map(choicesOf), distance, below }) ?? nearest;
  }, null);
}

/**
 * The text with each word as the catalogue writes it somewhere, also in a colour, a model or a synonym; `null` if it is
 * written so already.
 */
export function spelledText<T extends Described>(
  index: CatalogueIndex<T>,
  text: string,
  synonyms: Synonyms,
): string | null {
  const known = allWords(entryTextsOf(index), synonyms);
  const typed = typedWords(text);
  const spelled = withoutSmallWords(typed).map((word) => {
    const near = nearWords(word, known);
    return (known.all.has(word) ? near[0] : (near[1] ?? near[0]))?.text ?? word;
  });
  return spelled.join(' ') === typed.join(' ') ? null : spelled.join(' ');
}

type Search = {
  readonly choices: readonly WordChoices[];
  /** The distance of the reading itself. */
  readonly distance: number;
  /** Only nearer texts are of use. */
  readonly below: number;
};

/** The nearest text that one of the entries has; of equally near ones that of the most entries. */
function nearestIn(positions: readonly number[], { choices, distance, below }: Search): NearText | null {
  if (choices.reduce((sum, { least }) => sum + least, distance) >= below) return null;
  let nearest = below;
  let found = new Map<string, number>();
  for (const position of positions) {
    const words = wordsAt(position, choices);
    if (words === null) continue;
    const sum = words.reduce((whole, word) => whole + word.distance, distance);
    if (sum > nearest || sum === below) continue;
    if (sum < nearest) found = new Map();
    nearest = sum;
    const text = words.map((word) => word.text).join(' ');
    found.set(text, (found.get(text) ?? 0) + 1);
  }
  const [usual] = [...found].sort(([, uses], [, others]) => others - uses);
  return usual === undefined ? null : { text: usual[0], distance: nearest };
}

/** The nearest words that an entry has; `null` if it has none for one of the typed words. */
function wordsAt(position: number, choices: readonly WordChoices[]): NearWord[] | null {
  const words: NearWord[] = [];
  for (const choice of choices) {
    const word = choice.nearestAt(position);
    if (word === null) return null;
    words.push(word);
  }
  return words;
}
