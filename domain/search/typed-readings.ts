import type { KnownWords } from '../entries/known-words.ts';
import { soundsOf } from '../entries/word-forms.ts';
import { isSmall, withoutSmallWords } from './small-words.ts';

/** A way to read a text: its words, with two joined or one split. */
export type Reading = {
  readonly words: readonly string[];
  readonly distance: number;
};

/** More than the words of a text that sound alike can add up to. */
const JOINED_OR_SPLIT = 30;

const MOST = 8;

/**
 * The words without small ones; then with two neighbours joined, or one split in two or three, where the catalogue knows
 * the result (FIND-001).
 */
export function readingsOf(typed: readonly string[], known: KnownWords): readonly Reading[] {
  const words = withoutSmallWords(typed);
  const others = [...joinings(typed, known), ...splittings(words, known)].map((changed) => ({
    words: withoutSmallWords(changed),
    distance: JOINED_OR_SPLIT,
  }));
  return [{ words, distance: 0 }, ...others].slice(0, MOST);
}

function joinings(words: readonly string[], { bySound }: KnownWords): string[][] {
  return words.slice(1).flatMap((second, at) => {
    const joined = `${words[at]}${second}`;
    const isKnown = soundsOf(joined).some((sound) => bySound.has(sound));
    return isKnown ? [[...words.slice(0, at), joined, ...words.slice(at + 2)]] : [];
  });
}

function splittings(words: readonly string[], known: KnownWords): string[][] {
  return words.flatMap((word, at) => {
    // Two letters say too little, except beside digits: '25mm'.
    const shortest = /\d/.test(word) ? 1 : 3;
    const isPart = (part: string) => isSmall(part) || (part.length >= shortest && known.all.has(part));
    return partsOf(word, isPart, MOST_PARTS)
      .filter((parts) => parts.length > 1)
      .map((parts) => [...words.slice(0, at), ...parts, ...words.slice(at + 1)]);
  });
}

const MOST_PARTS = 3;

/** The ways to make a word of at most so many parts, those with a long first part first. */
function partsOf(word: string, isPart: (part: string) => boolean, most: number): string[][] {
  const whole = isPart(word) ? [[word]] : [];
  if (most === 1) return whole;
  const places = Array.from({ length: Math.max(0, word.length - 1) }, (_, place) => word.length - 1 - place);
  const split = places
    .filter((place) => isPart(word.slice(0, place)))
    .flatMap((place) =>
      partsOf(word.slice(place), isPart, most - 1).map((rest) => [word.slice(0, place), ...rest]),
    );
  return [...whole, ...split];
}
