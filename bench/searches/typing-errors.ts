import type { Random } from '#demo/random.ts';

/** Changes a word as a person who types it would; `null` where a word offers no place for it. */
export type TypingError = (word: string, random: Random) => string | null;

const VOWELS = 'aeiou';
const CONSONANTS = 'bcdfglmnprst';

/** One of each kind of error with letters (FIND-001). Words are in lower case without accents. */
export const LETTER_ERRORS: Readonly<Record<string, TypingError>> = {
  wrong(word, random) {
    const at = placeIn(word, random);
    const letters = VOWELS.includes(word[at] ?? '') ? VOWELS : CONSONANTS;
    const other = random.pick([...letters].filter((letter) => letter !== word[at]));
    return word.slice(0, at) + other + word.slice(at + 1);
  },
  missing(word, random) {
    const at = placeIn(word, random);
    return word.slice(0, at) + word.slice(at + 1);
  },
  doubled(word, random) {
    const at = placeIn(word, random);
    return word.slice(0, at) + word[at] + word.slice(at);
  },
  swapped(word, random) {
    const places = [...Array.from(word).keys()].filter((at) => at > 0 && word[at] !== word[at - 1]);
    if (places.length === 0) return null;
    const at = random.pick(places);
    return word.slice(0, at - 1) + word[at] + word[at - 1] + word.slice(at + 1);
  },
};

/** Sounds that Spanish writes in two ways. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/b/, 'v'],
  [/v/, 'b'],
  [/s/, 'z'],
  [/z/, 's'],
  [/c(?=[ei])/, 's'],
  [/ll/, 'y'],
  [/y/, 'll'],
  [/h/, ''],
  [/g(?=[ei])/, 'j'],
  [/j(?=[ei])/, 'g'],
  [/qu(?=[ei])/, 'k'],
  [/c(?=[aou])/, 'k'],
];

export const spelledBySound: TypingError = (word, random) => {
  const others = SPELLINGS.map(([letters, other]) => word.replace(letters, other)).filter(
    // 'ch' is a sound of its own.
    (other) => other !== word && !word.includes('ch'),
  );
  return others.length === 0 ? null : random.pick(others);
};

/** Any letter but the first, which people rarely miss. */
function placeIn(word: string, random: Random): number {
  return random.between({ least: 1, most: word.length - 1 });
}
