import type { EntryTexts } from '../entries/entry-texts.ts';
import { type KnownWords, lettersOf } from '../entries/known-words.ts';
import { spellingsOf } from '../entries/word-forms.ts';
import { nearWords, WRONG_LETTER } from './near-words.ts';
import type { Synonyms } from './synonyms.ts';
import { hasSpelling, type Spellings, spellings, synonymsFor, type Term } from './typed-terms.ts';

/** How far what a product says is from a term. */
export const SAME = 0;
export const OTHER_FORM = 1;
export const SAME_SOUND = 2;
export const SYNONYM = 3;
export const BEGINNING = 4;
export const INSIDE = 6;
/** The first wrong letter, and each further one. */
const WRONG = 8;
export const NONE = 255;

/** Where a term stands, by the numbers of the catalogue's texts. */
export type TermHits = {
  /** For each key how far it is from the term; `NONE` for another one. */
  readonly words: Uint8Array;
  /** The same for colours and models; `null` where none of them has it. */
  readonly variants: Uint8Array | null;
  /** The phrases that are looked for in the fields' texts. */
  readonly phrases: readonly Phrase[];
  /** Whether a specification has the term. */
  readonly isSpecified: (text: string) => boolean;
  /** Whether it may be taken for another word, by its sound or with a wrong letter. */
  readonly isGuessed: boolean;
};

export type Phrase = { readonly spellings: Spellings; readonly distance: number };

type Catalogue = { readonly texts: EntryTexts; readonly known: KnownWords; readonly synonyms: Synonyms };

export function hitsOf(term: Term, catalogue: Catalogue): TermHits {
  const { texts, known, synonyms } = catalogue;
  if (term.keys.length > 0) return keyHits(term.keys, texts);
  const meant = wordsMeant(term.text, synonyms);
  const plain = plainHits(meant, texts);
  const forms = spellings(term.text);
  const hits = { ...plain, isSpecified: (text: string) => hasSpelling(text, forms), isGuessed: false };
  const isPlain = isUsed(plain.words, texts) || plain.variants !== null || meant.length > forms.all.length;
  if (term.kind === 'phrase') return hits;
  addParts(term.text, plain.words, texts);
  // A word that the catalogue has is never taken for another one.
  if (isPlain) return hits;
  const near = nearWords(term.text, known).filter(({ text }) => text !== term.text);
  if (near.length === 0 || texts.specifications.known.texts.some(hits.isSpecified)) return hits;
  const guessed = near.flatMap(({ text, distance }) =>
    wordsMeant(text, synonyms, distanceOf(distance)).filter(
      (one) => one.distance <= distanceOf(distance) + SYNONYM,
    ),
  );
  const found = plainHits(guessed, texts);
  return { ...hits, ...found, words: nearest(plain.words, found.words), isGuessed: true };
}

function distanceOf(distance: number): number {
  return distance < WRONG_LETTER ? SAME_SOUND : WRONG * Math.floor(distance / WRONG_LETTER);
}

type Meant = { readonly text: string; readonly distance: number };

/** A word in its forms, and what the shop calls it too. */
function wordsMeant(word: string, synonyms: Synonyms, distance: number = SAME): readonly Meant[] {
  const forms = spellingsOf(word).map((text) => ({
    text,
    distance: text === word ? distance : distance + OTHER_FORM,
  }));
  const others = synonymsFor(word, synonyms).flatMap(spellingsOf);
  return [...forms, ...others.map((text) => ({ text, distance: distance + SYNONYM }))];
}

/** The nearest comes first in a list of meant words. */
function plainHits(
  meant: readonly Meant[],
  texts: EntryTexts,
): Pick<TermHits, 'words' | 'variants' | 'phrases'> {
  const { known } = texts.words;
  const words = new Uint8Array(known.texts.length).fill(NONE);
  const phrases: Phrase[] = [];
  for (const { text, distance } of meant) {
    const number = known.numbers.get(text);
    if (number !== undefined) words[number] = Math.min(words[number] ?? NONE, distance);
    else if (text.includes(' ')) phrases.push({ spellings: { all: [text], stem: text }, distance });
  }
  const sought = meant.map(({ text, distance }) => ({ text: ` ${text} `, distance }));
  const variants = Uint8Array.from(
    texts.variants.known.texts,
    (variant) => sought.find(({ text }) => variant.includes(text))?.distance ?? NONE,
  );
  return { words, variants: variants.some((distance) => distance !== NONE) ? variants : null, phrases };
}

function keyHits(keys: readonly string[], texts: EntryTexts): TermHits {
  const meant = keys.map((text, distance) => ({ text, distance }));
  return { ...plainHits(meant, texts), isSpecified: () => false, isGuessed: false };
}

/** Adds the words that have the typed one in them. */
function addParts(typed: string, words: Uint8Array, { words: { known }, uses, letters }: EntryTexts): void {
  if (typed.length < SHORTEST_PART) return;
  const own = lettersOf(typed);
  for (let number = 0; number < words.length; number += 1) {
    if (words[number] !== NONE || uses[number] === 0 || (own & ~(letters[number] ?? 0)) !== 0) continue;
    const at = known.texts[number]?.indexOf(typed) ?? -1;
    if (at === -1) continue;
    words[number] = at === 0 ? BEGINNING : INSIDE;
  }
}

const SHORTEST_PART = 3;

function isUsed(distances: Uint8Array, { uses }: EntryTexts): boolean {
  return distances.some((distance, number) => distance !== NONE && uses[number] !== 0);
}

function nearest(one: Uint8Array, other: Uint8Array): Uint8Array {
  return one.map((distance, number) => Math.min(distance, other[number] ?? NONE));
}
