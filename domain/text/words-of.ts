import { normalised } from './normalised.ts';

/** The runs of letters and digits of a text, without accents and in lower case; longer ones than 40 fall in pieces. */
export function wordsOf(text: string): readonly string[] {
  return normalised(text).match(/[\p{L}\p{M}\p{N}]{1,40}/gu) ?? [];
}
