import { wordsOf } from './words-of.ts';

/** A word that is searched: one that begins with it is found too, unless it has to be the whole word. */
export type SoughtWord = { readonly text: string; readonly isWhole: boolean };

/** What a query asks for: everything of it has to be found. A short number is a whole one: '7' does not mean '70'. */
export function soughtWords(query: string): readonly SoughtWord[] {
  return wordsOf(query).map(soughtWord);
}

export function soughtWord(text: string): SoughtWord {
  return { text, isWhole: /^\d{1,3}$/.test(text) };
}
