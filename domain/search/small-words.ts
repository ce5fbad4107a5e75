/** Words that say nothing of what is searched (FIND-001). */
const SMALL_WORDS = new Set(
  'a al con de del e el en la las lo los o para por que su un una unas unos y'.split(' '),
);

export function isSmall(word: string): boolean {
  return SMALL_WORDS.has(word);
}

/** All the words where there are no others. */
export function withoutSmallWords(words: readonly string[]): readonly string[] {
  const others = words.filter((word) => !isSmall(word));
  return others.length === 0 ? words : others;
}
