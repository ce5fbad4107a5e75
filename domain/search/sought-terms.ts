import { spellingsOf } from '../entries/word-forms.ts';
import { hasWholeWord } from '../entries/word-place.ts';
import { isSmall, withoutSmallWords } from './small-words.ts';
import type { Synonyms } from './synonyms.ts';
import { typedWords } from './typed-words.ts';

/** A word or phrase of a query, with what it may stand as in a product. */
export type SoughtTerm = {
  readonly typed: string;
  /** The typed word in singular and plural. */
  readonly forms: Spellings;
  readonly synonyms: readonly Spellings[];
};

/** Spellings of one word, and the beginning that all of them share. */
export type Spellings = { readonly all: readonly string[]; readonly stem: string };

/** The terms of a text: phrases that have synonyms, and the other words without the small ones. */
export function soughtTerms(text: string, synonyms: Synonyms): readonly SoughtTerm[] {
  const words = typedWords(text);
  const phrases: string[] = [];
  const others: string[] = [];
  for (let at = 0; at < words.length; ) {
    const length = phraseLength(words, at, synonyms);
    if (length > 1) phrases.push(words.slice(at, at + length).join(' '));
    else others.push(words[at] ?? '');
    at += length;
  }
  const kept = phrases.length === 0 ? withoutSmallWords(others) : others.filter((word) => !isSmall(word));
  return [...phrases, ...kept].map((word) => soughtTerm(word, synonyms));
}

/** How many words from a place on are a phrase with synonyms; 1 for a word by itself. */
function phraseLength(words: readonly string[], from: number, synonyms: Synonyms): number {
  for (let length = Math.min(MOST_WORDS, words.length - from); length > 1; length -= 1) {
    const phrase = words.slice(from, from + length).join(' ');
    if (synonymsFor(phrase, synonyms).length > 0) return length;
  }
  return 1;
}

const MOST_WORDS = 4;

function soughtTerm(typed: string, synonyms: Synonyms): SoughtTerm {
  return {
    typed,
    forms: spellings(typed),
    synonyms: synonymsFor(typed, synonyms).map(spellings),
  };
}

function synonymsFor(typed: string, synonyms: Synonyms): readonly string[] {
  return spellingsOf(typed).flatMap((form) => synonyms.get(form) ?? []);
}

function spellings(word: string): Spellings {
  const all = spellingsOf(word);
  return { all, stem: all.reduce(sharedBeginning) };
}

function sharedBeginning(one: string, other: string): string {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return one.slice(0, length);
}

/** Whether a normalised text has one of the spellings as a whole word. */
export function hasSpelling(text: string, { all, stem }: Spellings): boolean {
  return text.includes(stem) && all.some((spelling) => hasWholeWord(text, spelling));
}
