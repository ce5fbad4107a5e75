import { wordsOf } from './words-of.ts';

/** A searched word. It also finds longer words that begin with it, unless `isWhole`. */
export type SoughtWord = { readonly text: string; readonly isWhole: boolean };

/** The words of a query, all of which must be found. A short number must match whole: '7' doesn't find '70'. */
export function soughtWords(query: string): readonly SoughtWord[] {
  return wordsOf(query).map(soughtWord);
}

export function soughtWord(text: string): SoughtWord {
  return { text, isWhole: /^\d{1,3}$/.test(text) };
}
