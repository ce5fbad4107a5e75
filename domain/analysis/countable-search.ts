import { normalised } from '../text/normalised.ts';

/** Longer searches are counted, but not kept. */
const MAX_LENGTH = 60;

/** A phone or identity number, also when written in groups: '3496 40-7919'. */
const LONG_NUMBER = /\d(?:[\s.-]?\d){6}/;

/**
 * How a search is kept for the shop's analysis: in lower case, without accents, its words one space apart. `null` for
 * one that may say something about a person (an address, a long number), and for one that is too long (STORE-008).
 */
export function countableSearch(text: string): string | null {
  const words = normalised(text).split(/\s+/).filter(Boolean).join(' ');
  if (words === '' || words.length > MAX_LENGTH) return null;
  return words.includes('@') || LONG_NUMBER.test(words) ? null : words;
}
