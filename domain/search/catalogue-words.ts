import type { EntriesById } from '../catalogue/entries-by-id.ts';
import { normalised } from '../text/normalised.ts';
import { type KnownWords, knownWords } from './known-words.ts';
import { type Described, variantsOf } from './product-traits.ts';
import type { Synonyms } from './synonyms.ts';

type Entries = EntriesById<Described>;

const inFields = new WeakMap<Entries, KnownWords>();
const everywhere = new WeakMap<Entries, WeakMap<Synonyms, KnownWords>>();

/** The words of an index's searched fields, collected when they are first asked for. */
export function searchedWords(entries: Entries): KnownWords {
  const known = inFields.get(entries) ?? knownWords(usesInFields(entries));
  inFields.set(entries, known);
  return known;
}

/** The same with the words of colours, models and synonyms. */
export function allWords(entries: Entries, synonyms: Synonyms): KnownWords {
  const bySynonyms = everywhere.get(entries) ?? new WeakMap<Synonyms, KnownWords>();
  everywhere.set(entries, bySynonyms);
  const known = bySynonyms.get(synonyms) ?? knownWords(usesEverywhere(entries, synonyms));
  bySynonyms.set(synonyms, known);
  return known;
}

function usesInFields(entries: Entries): Map<string, number> {
  const uses = new Map<string, number>();
  for (const { haystack } of entries) countWords(uses, haystack);
  return uses;
}

function usesEverywhere(entries: Entries, synonyms: Synonyms): Map<string, number> {
  const uses = usesInFields(entries);
  // Products share most colours and models, so each is read once.
  const variants = new Set<string>();
  for (const { product } of entries) for (const variant of variantsOf(product)) variants.add(variant);
  for (const variant of variants) countWords(uses, normalised(variant));
  for (const text of synonyms.keys()) countWords(uses, text);
  return uses;
}

function countWords(uses: Map<string, number>, text: string): void {
  for (const word of text.split(BETWEEN_WORDS)) {
    if (word !== '') uses.set(word, (uses.get(word) ?? 0) + 1);
  }
}

const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u;
