import { BEGINNING, WHOLE, wordPlace } from '../entries/word-place.ts';
import { normalised } from '../text/normalised.ts';

const SMALL_WORDS = new Set(
  'a al con de del el en la las los o para por sin su un una y x quiero necesito'.split(' '),
);

const IS_NUMBER = /^[\d.,]+$/;

/** Decimals are one word, as they are for `wordPlace`. */
const WORD = /[\p{L}\p{N}]+(?:[.,]\p{N}+)*/gu;

/** Names of colours and models repeat; each is taken apart once. */
const MAX_KEPT = 5000;
const kept = new Map<string, readonly string[]>();

/** The words of a text that tell products apart, in the singular, each once. */
export function wordsOf(text: string): readonly string[] {
  const known = kept.get(text);
  if (known !== undefined) return known;
  if (kept.size >= MAX_KEPT) kept.clear();
  const words = normalised(text).match(WORD) ?? [];
  const told = [...new Set(words.filter((word) => !SMALL_WORDS.has(word)).map(inSingular))];
  kept.set(text, told);
  return told;
}

/** Whether a normalised text has a word that begins so; a number must be a whole word. */
export function hasWordOf(haystack: string, word: string): boolean {
  const worst = IS_NUMBER.test(word) ? WHOLE : BEGINNING;
  for (let at = haystack.indexOf(word); at !== -1; at = haystack.indexOf(word, at + 1)) {
    if (wordPlace(haystack, at, word.length) <= worst) return true;
  }
  return false;
}

/** 'agujas' becomes 'aguja', 'botones' 'boton', 'colores' 'color'; short words like 'bies' stay. */
function inSingular(word: string): string {
  if (word.length < 5 || !word.endsWith('s')) return word;
  return /[lnrdz]es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}
