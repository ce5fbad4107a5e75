import type { KnownWords } from '../entries/known-words.ts';
import { isSmall } from '../tokens/set-aside-words.ts';

const MOST_PARTS = 3;
/** Two letters say too little. */
const SHORTEST = 3;

/** The ways to make a word of words that the catalogue knows, those with a long first part first (FIND-001). */
export function partsOf(word: string, known: KnownWords, most = MOST_PARTS): readonly (readonly string[])[] {
  const isPart = (part: string) => isSmall(part) || (part.length >= SHORTEST && known.all.has(part));
  const whole = isPart(word) ? [[word]] : [];
  if (most === 1) return whole;
  const places = Array.from({ length: Math.max(0, word.length - 1) }, (_, place) => word.length - 1 - place);
  const split = places
    .filter((place) => isPart(word.slice(0, place)))
    .flatMap((place) =>
      partsOf(word.slice(place), known, most - 1).map((rest) => [word.slice(0, place), ...rest]),
    );
  return [...whole, ...split];
}
