import { deskPath } from '#domain/addresses/desk-path.ts';
/** The parameter with the word that wants a synonym. */
export const WORD_PARAMETER = 'palabra';

/** The screen of the synonyms, asked for one of a word. */
export function synonymHref(word: string): string {
  return `${deskPath('storeSearch')}?${new URLSearchParams({ [WORD_PARAMETER]: word })}`;
}
