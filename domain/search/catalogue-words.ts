import type { EntryTexts } from '../entries/entry-texts.ts';
import { type KnownWords, knownWords } from '../entries/known-words.ts';
import { wordsIn } from '../entries/words-in.ts';
import type { Synonyms } from './synonyms.ts';

const everywhere = new WeakMap<EntryTexts, WeakMap<Synonyms, KnownWords>>();

/** The words of an index's searched fields, colours and models, and of the synonyms, prepared when they are first asked for. */
export function allWords(texts: EntryTexts, synonyms: Synonyms): KnownWords {
  const bySynonyms = everywhere.get(texts) ?? new WeakMap<Synonyms, KnownWords>();
  everywhere.set(texts, bySynonyms);
  const known = bySynonyms.get(synonyms) ?? knownWords(usesEverywhere(texts, synonyms));
  bySynonyms.set(synonyms, known);
  return known;
}

/** Numbers and models are never taken for others. */
const IS_WORD = /^\p{L}{2,}$/u;

function usesInFields({ words, uses }: EntryTexts): Map<string, number> {
  const counts = new Map<string, number>();
  words.known.texts.forEach((text, number) => {
    const count = uses[number] ?? 0;
    if (count > 0 && IS_WORD.test(text)) counts.set(text, count);
  });
  return counts;
}

function usesEverywhere(texts: EntryTexts, synonyms: Synonyms): Map<string, number> {
  const counts = usesInFields(texts);
  const { known, lists } = texts.variants;
  // Products share most colours and models, so each counts once.
  for (const number of new Set(lists.numbers)) countWords(counts, known.texts[number] ?? '');
  for (const text of synonyms.keys()) countWords(counts, text);
  return counts;
}

function countWords(counts: Map<string, number>, text: string): void {
  for (const word of wordsIn(text)) if (IS_WORD.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
}
