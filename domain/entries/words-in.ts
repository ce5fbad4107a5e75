/** The words of a normalised text, which have letters and digits alone. */
export function wordsIn(text: string): string[] {
  return text.split(BETWEEN_WORDS).filter((word) => word !== '');
}

const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u;
