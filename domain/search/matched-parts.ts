import { normalised } from '../text/normalised.ts';

export type NamePart = { readonly text: string; readonly isMatch: boolean };

/** A name in parts: what the words of a search match, without minding case and accents, and the rest. */
export function matchedParts(name: string, search: string): readonly NamePart[] {
  const letters = Array.from(name);
  const plain = letters.map(plainLetter);
  const matched = new Set(wordsOf(search).flatMap((word) => positionsOf(word, plain)));
  const parts: NamePart[] = [];
  for (const [position, letter] of letters.entries()) {
    const isMatch = matched.has(position);
    const before = parts.at(-1);
    if (before?.isMatch === isMatch) parts[parts.length - 1] = { text: before.text + letter, isMatch };
    else parts.push({ text: letter, isMatch });
  }
  return parts;
}

function wordsOf(search: string): string[] {
  return normalised(search)
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** One letter stays one letter, so positions in the plain name are positions in the name. */
function plainLetter(letter: string): string {
  return Array.from(normalised(letter))[0] ?? letter;
}

/** The positions of the first match. */
function positionsOf(word: string, plain: readonly string[]): number[] {
  const wanted = Array.from(word);
  const start = plain.findIndex((_, from) =>
    wanted.every((letter, offset) => plain[from + offset] === letter),
  );
  return start === -1 ? [] : wanted.map((_, offset) => start + offset);
}
