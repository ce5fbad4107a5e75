import type { Searchable } from '../entries/catalogue-entry.ts';
import type { EntriesById } from '../entries/entries-by-id.ts';
import type { EntryTexts, TextsOfEntries } from '../entries/entry-texts.ts';
import { wordsIn } from '../entries/words-in.ts';
import { once } from '../text/once.ts';
import { hasSpelling, type SoughtTerm, type Spellings } from './sought-terms.ts';

/** How far from its plainest place a term stands in the entry at a position; `null` where it doesn't. */
export type TermPlaces = {
  inFields(position: number): number | null;
  /** In colours, models and specifications. */
  inTraits(position: number): number | null;
};

/** More than the places of a term within the fields differ. */
const STEP = 4;

const BY_SYNONYM = 2 * STEP;
const IN_VARIANTS = 3 * STEP;
const IN_VARIANTS_BY_SYNONYM = 5 * STEP;
const IN_SPECIFICATIONS = 6 * STEP;

export function termPlaces(
  { forms, synonyms }: SoughtTerm,
  { words, variants, specifications }: EntryTexts,
  entries: EntriesById<Searchable>,
): TermPlaces {
  const openings = openingWords([forms, ...synonyms]);
  const bySynonym = (text: string) => synonyms.some((spellings) => hasSpelling(text, spellings));
  const mayBeInFields = entriesWith(words, (word) => openings.has(word));
  const isInVariants = entriesWith(variants, (text) => hasSpelling(text, forms));
  const isInVariantsBySynonym = entriesWith(variants, bySynonym);
  // Specifications are long and all different, so only those that matter are read.
  const isInSpecifications = once(() => entriesWith(specifications, (text) => hasSpelling(text, forms)));
  return {
    inFields(position) {
      if (mayBeInFields[position] === 0) return null;
      const { haystack = '' } = entries[position] ?? {};
      if (hasSpelling(haystack, forms)) return placeInFields(haystack, forms);
      const synonym = synonyms.find((spellings) => hasSpelling(haystack, spellings));
      return synonym === undefined ? null : BY_SYNONYM + placeInFields(haystack, synonym);
    },
    inTraits(position) {
      if (isInVariants[position] === 1) return IN_VARIANTS;
      if (isInVariantsBySynonym[position] === 1) return IN_VARIANTS_BY_SYNONYM;
      return isInSpecifications()[position] === 1 ? IN_SPECIFICATIONS : null;
    },
  };
}

/** The first words of spellings: a field that has one of the spellings has its first word. */
function openingWords(all: readonly Spellings[]): ReadonlySet<string> {
  return new Set(all.flatMap((spellings) => spellings.all.flatMap((one) => wordsIn(one)[0] ?? [])));
}

/** First what opens the name, then what the name has. */
function placeInFields(haystack: string, { stem }: Spellings): number {
  if (haystack.startsWith(stem)) return 0;
  return haystack.indexOf(stem) < haystack.indexOf('\n') ? 1 : 2;
}

/** For each position 1 if its entry has one of the texts that pass. */
function entriesWith(
  { known: { texts }, lists: { numbers, starts } }: TextsOfEntries,
  passes: (text: string) => boolean,
): Uint8Array {
  const passing = Uint8Array.from(texts, (text) => (passes(text) ? 1 : 0));
  const has = new Uint8Array(starts.length - 1);
  if (!passing.includes(1)) return has;
  for (let position = 0; position < has.length; position += 1) {
    const end = starts[position + 1] ?? 0;
    for (let at = starts[position] ?? 0; at < end && has[position] === 0; at += 1) {
      has[position] = passing[numbers[at] ?? 0] ?? 0;
    }
  }
  return has;
}
