import type { CatalogueEntry, Searchable } from '../catalogue/catalogue-entry.ts';
import type { Filters } from '../catalogue/filters.ts';
import { passesChoices, preparedFilters } from '../catalogue/prepared-filters.ts';
import type { CatalogueIndex } from '../catalogue/search-index.ts';
import { allWords, searchedWords } from './catalogue-words.ts';
import { codeMatches } from './code-matches.ts';
import { type NearWord, nearWords } from './near-words.ts';
import type { Described } from './product-traits.ts';
import { withoutSmallWords } from './small-words.ts';
import type { Synonyms } from './synonyms.ts';
import { readingsOf } from './typed-readings.ts';
import { typedWords } from './typed-words.ts';

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
  const entries = index.entries.filter((entry) => passesChoices(entry, prepared));
  const code = codeMatches(entries, filters.text).whole[0]?.code;
  if (code) return { text: code.trim(), distance: 0 };
  const known = searchedWords(index.entries);
  return readingsOf(typed, known).reduce<NearText | null>((nearest, { words, distance }) => {
    if (nearest !== null && nearest.distance <= distance) return nearest;
    const choices = words.map((word) => nearWords(word, known));
    return nearestIn(entries, { choices, distance, below: nearest?.distance }) ?? nearest;
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
  const known = allWords(index.entries, synonyms);
  const typed = typedWords(text);
  const spelled = withoutSmallWords(typed).map((word) => {
    const near = nearWords(word, known);
    return (known.all.has(word) ? near[0] : (near[1] ?? near[0]))?.text ?? word;
  });
  return spelled.join(' ') === typed.join(' ') ? null : spelled.join(' ');
}

type Search = {
  /** For each word the near ones, the nearest first. */
  readonly choices: readonly (readonly NearWord[])[];
  /** The distance of the reading itself. */
  readonly distance: number;
  /** Only nearer texts are of use. */
  readonly below: number | undefined;
};

/** The nearest text that an entry has; of equally near ones that of the most entries. */
function nearestIn(entries: readonly CatalogueEntry<Searchable>[], search: Search): NearText | null {
  let nearest = search.below ?? Number.POSITIVE_INFINITY;
  let found = new Map<string, number>();
  for (const entry of entries) {
    const near = nearestOf(entry, search);
    if (near === null || near.distance > nearest || near.distance === search.below) continue;
    if (near.distance < nearest) found = new Map();
    nearest = near.distance;
    found.set(near.text, (found.get(near.text) ?? 0) + 1);
  }
  const [usual] = [...found].sort(([, uses], [, others]) => others - uses);
  return usual === undefined ? null : { text: usual[0], distance: nearest };
}

/** The nearest words that an entry has; `null` if it has none for one of the typed words. */
function nearestOf({ haystack }: CatalogueEntry<Searchable>, { choices, distance }: Search): NearText | null {
  const texts: string[] = [];
  let sum = distance;
  for (const choice of choices) {
    const near = choice.find(({ text }) => haystack.includes(text));
    if (near === undefined) return null;
    texts.push(near.text);
    sum += near.distance;
  }
  return { text: texts.join(' '), distance: sum };
}
