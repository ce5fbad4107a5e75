import type { KnownWords } from '../entries/known-words.ts';
import { soundsOf, spellingsOf } from '../entries/word-forms.ts';
import { hasWholeWord } from '../entries/word-place.ts';
import { isSmall, isWeak } from '../tokens/set-aside-words.ts';
import { partOf, type Token, tokensIn } from '../tokens/tokens-in.ts';
import type { Synonyms } from './synonyms.ts';
import { partsOf } from './word-parts.ts';

/** A word, a phrase with synonyms, a number or an amount of a text, with what it may stand as in a product. */
export type Term = {
  readonly kind: Token['kind'] | 'phrase';
  readonly typed: string;
  readonly text: string;
  /** The keys of products that it means, the plainest first. None for words, which are compared in other ways too. */
  readonly keys: readonly string[];
  /** Found where it stands, and missed by nobody. */
  readonly isWeak: boolean;
};

/** Of a very long text only the first are read. */
const MOST = 12;

export type Vocabulary = {
  readonly known: KnownWords;
  readonly synonyms: Synonyms;
  /** What products are found by. */
  readonly keys: ReadonlyMap<string, number>;
};

/** The terms of a text, without the words that say nothing; words that were joined or split stand as the catalogue has them. */
export function typedTerms(text: string, vocabulary: Vocabulary): readonly Term[] {
  const { known, synonyms } = vocabulary;
  const terms = joinedTerms(withPhrases(tokensIn(text).slice(0, MOST), synonyms), vocabulary);
  const others = terms.filter(({ kind, text: word }) => kind !== 'word' || !isSmall(word));
  const hasWords = others.some(({ keys }) => keys.length === 0);
  const kept = (others.length === 0 ? terms : others)
    .flatMap((term) => splitTerm(term, known))
    .map((term, place) => (place === 0 && hasWords && isAmount(term, text) ? weak(term) : term));
  return kept.every((term) => term.isWeak) ? kept.map((term) => ({ ...term, isWeak: false })) : kept;
}

function weak(term: Term): Term {
  return { ...term, isWeak: true };
}

/** '2 metros de cinta', '3 agujas': how many, which no product says. A size that comes first is a size: '20 cm'. */
function isAmount({ kind, typed }: Term, text: string): boolean {
  if (kind === 'number') return true;
  return kind === 'measure' && /\d\s*m(?:ts?|etros?)?$/.test(typed) && / de /i.test(text);
}

function withPhrases(tokens: readonly Token[], synonyms: Synonyms): Term[] {
  const terms: Term[] = [];
  for (let at = 0; at < tokens.length; ) {
    const length = phraseLength(tokens, at, synonyms);
    const [token] = tokens.slice(at, at + 1);
    if (length > 1) terms.push(wordTerm('phrase', phraseOf(tokens, at, length)));
    else if (token !== undefined) terms.push(termOf(token));
    at += length;
  }
  return terms;
}

/** How many words from a place on are a phrase with synonyms; 1 for a token by itself. */
function phraseLength(tokens: readonly Token[], from: number, synonyms: Synonyms): number {
  for (let length = Math.min(LONGEST_PHRASE, tokens.length - from); length > 1; length -= 1) {
    if (synonymsFor(phraseOf(tokens, from, length), synonyms).length > 0) return length;
  }
  return 1;
}

const LONGEST_PHRASE = 4;

function phraseOf(tokens: readonly Token[], from: number, length: number): string {
  return tokens
    .slice(from, from + length)
    .map(({ text }) => text)
    .join(' ');
}

function wordTerm(kind: 'word' | 'phrase', text: string): Term {
  return { kind, typed: text, text, keys: [], isWeak: kind === 'word' && isWeak(text) };
}

function termOf({ kind, text, numbers, typed }: Token): Term {
  if (kind === 'word') return wordTerm(kind, text);
  return {
    kind,
    typed,
    text,
    keys: keysFor(kind, text, numbers),
    isWeak: kind === 'number' && typed.includes('/'),
  };
}

/** 'N.º 14' is also the 14 of '90/14' and of '14 mm'; an amount and a model are nothing else. */
function keysFor(kind: Token['kind'], text: string, numbers: readonly string[]): readonly string[] {
  if (kind === 'number') return [text, partOf(text)];
  return kind === 'ordinal' ? [text, ...numbers, ...numbers.map(partOf)] : [text];
}

/** Two neighbours that the catalogue knows as one: 'over lock', 'T 5'. */
function joinedTerms(terms: readonly Term[], { known: { all, bySound }, keys }: Vocabulary): Term[] {
  const joined: Term[] = [];
  for (const term of terms) {
    const before = joined.at(-1);
    const text = `${before?.text}${term.text}`;
    if (before?.kind !== 'word' || isSmall(before.text)) joined.push(term);
    else if (term.kind === 'number' && keys.has(text))
      joined.splice(-1, 1, termOf({ ...term, kind: 'model', text, numbers: [] }));
    else if (
      term.kind === 'word' &&
      !(all.has(before.text) && all.has(term.text)) &&
      soundsOf(text).some((sound) => bySound.has(sound))
    )
      joined.splice(-1, 1, wordTerm('word', text));
    else joined.push(term);
  }
  return joined;
}

/** A word that the catalogue doesn't have, in two or three that it has: 'cintaderaso'. */
function splitTerm(term: Term, known: KnownWords): readonly Term[] {
  if (term.kind !== 'word' || isKnown(term.text, known)) return [term];
  const parts = partsOf(term.text, known).find((found) => found.length > 1) ?? [];
  const words = parts.filter((word) => !isSmall(word));
  return words.length === 0 ? [term] : words.map((word) => wordTerm('word', word));
}

function isKnown(word: string, { all, bySound }: KnownWords): boolean {
  return all.has(word) || soundsOf(word).some((sound) => bySound.has(sound));
}

/** What a word or phrase means beside itself, by the shop's synonyms. */
export function synonymsFor(text: string, synonyms: Synonyms): readonly string[] {
  return spellingsOf(text).flatMap((form) => synonyms.get(form) ?? []);
}

/** Spellings of one word or phrase, and the beginning that all of them share. */
export type Spellings = { readonly all: readonly string[]; readonly stem: string };

export function spellings(text: string): Spellings {
  const all = spellingsOf(text);
  return { all, stem: all.reduce(sharedBeginning) };
}

function sharedBeginning(one: string, other: string): string {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return one.slice(0, length);
}

/** Whether a text has one of the spellings as a whole word. */
export function hasSpelling(text: string, { all, stem }: Spellings): boolean {
  return text.includes(stem) && all.some((spelling) => hasWholeWord(text, spelling));
}
