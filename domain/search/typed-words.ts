import { normalised } from '../text/normalised.ts';

/** The words of a query as the catalogue compares them, in their order. Of a very long text only the first. */
export function typedWords(text: string): readonly string[] {
  return normalised(text)
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);
}

const MOST_WORDS = 12;
