const SHORTEST = 2;

/** Whether a text is long enough for suggestions: one letter finds half the shop (FIND-004). */
export function isSuggestible(text: string): boolean {
  return text.trim().length >= SHORTEST;
}
