/** How a word stands in a text: as a whole word, as the beginning of one, or inside one. */
export const WHOLE = 0;
export const BEGINNING = 1;
export const MIDDLE = 2;

export type WordPlace = typeof WHOLE | typeof BEGINNING | typeof MIDDLE;

/**
 * How the part of a normalised text from `at` on, `length` long, stands in it. Decimals are one word: '5' is no whole word
 * of '2,5 cm'.
 */
export function wordPlace(text: string, at: number, length: number): WordPlace {
  if (at > 0 && isJoined(text, at)) return MIDDLE;
  const end = at + length;
  return end < text.length && isJoined(text, end) ? BEGINNING : WHOLE;
}

/** Whether a normalised text has the word as a whole one. */
export function hasWholeWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    if (wordPlace(text, at, word.length) === WHOLE) return true;
  }
  return false;
}

/** Whether the characters before and at a position belong to one word. */
function isJoined(text: string, at: number): boolean {
  const before = text.charCodeAt(at - 1);
  const after = text.charCodeAt(at);
  if (isLetterOrDigit(before)) {
    if (isLetterOrDigit(after)) return true;
    return isDecimalSign(after) && isDigit(before) && isDigit(text.charCodeAt(at + 1));
  }
  return isDecimalSign(before) && isDigit(after) && isDigit(text.charCodeAt(at - 2));
}

const isDigit = (unit: number) => unit >= 0x30 && unit <= 0x39;

const isDecimalSign = (unit: number) => unit === 0x2c || unit === 0x2e;

function isLetterOrDigit(unit: number): boolean {
  if (unit < 0x80) return isDigit(unit) || (unit >= 0x61 && unit <= 0x7a);
  return OTHER_LETTER.test(String.fromCharCode(unit));
}

/** Letters beyond a to z; a half of a pair counts as one. */
const OTHER_LETTER = /[\p{L}\p{M}\p{N}\p{Cs}]/u;
