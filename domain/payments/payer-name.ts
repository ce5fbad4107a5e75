import { wordsOf } from '../text/words-of.ts';

/** A customer's name in words, made once for all credits. */
export type PayerName = { readonly first: readonly string[]; readonly last: readonly string[] };

/** What a bank's text says of a customer: their name, the surname alone, or nothing. */
export type NameFit = 'name' | 'surname' | 'none';

/** Words of names and firms that say nothing by themselves. */
const EMPTY_WORDS = new Set(['de', 'del', 'la', 'las', 'los', 'y', 'srl', 'sa', 'sas', 'taller', 'casa']);
/** Banks cut a name that is too long; so many letters of a word are the word. */
const CUT_LETTERS = 4;

export function payerName({ firstName, lastName }: { firstName: string; lastName: string }): PayerName {
  const tellingOf = (text: string) => wordsOf(text).filter((word) => !EMPTY_WORDS.has(word));
  const [first, last] = [tellingOf(firstName), tellingOf(lastName)];
  // A firm is often one name in the first field.
  return last.length === 0 && first.length > 1 ? { first: [], last: first } : { first, last };
}

/**
 * Whether a bank's text names a customer. Of a surname each word counts, in any order, and beside it one first name, or its
 * first letter alone ('FERREYRA H'). A firm's name needs two of its words.
 */
export function nameFit(words: readonly string[], { first, last }: PayerName): NameFit {
  const holds = (name: string) =>
    words.some((word) => word === name || (word.length >= CUT_LETTERS && name.startsWith(word)));
  const lastHeld = last.filter(holds).length;
  if (lastHeld === 0) return 'none';
  if (first.length === 0) return lastHeld > 1 ? 'name' : 'surname';
  const isFirst = first.some((name) => holds(name) || words.includes(name.slice(0, 1)));
  return isFirst ? 'name' : 'surname';
}
