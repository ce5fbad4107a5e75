import { folded } from '../tokens/folded.ts';

/**
 * A code as runs of letters and digits with a space between two, so that 'ABC 12', 'ABC-12' and 'abc.12' are alike; signs
 * that look alike are alike, as in all typed text.
 */
export function codeWords(text: string): string {
  return folded(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
