import { normalised } from './normalised.ts';

/** The words of a text: runs of letters and digits, in lower case, without accents, split after 40 characters. */
export function wordsOf(text: string): readonly string[] {
  return normalised(text).match(/[\p{L}\p{M}\p{N}]{1,40}/gu) ?? [];
}
