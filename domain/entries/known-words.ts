import { soundsOf } from './word-forms.ts';

/** A word of the catalogue: as it is written, without accents, and as it sounds. */
export type KnownWord = {
  readonly text: string;
  readonly sound: string;
  /** A bit for each of its letters from a to z. */
  readonly letters: number;
  /** How many times products have it. */
  readonly uses: number;
};

/** Words, by what they may be taken for. */
export type KnownWords = {
  readonly all: ReadonlyMap<string, KnownWord>;
  /** By the sounds of their singular and plural. */
  readonly bySound: ReadonlyMap<string, readonly KnownWord[]>;
};

export function knownWords(uses: ReadonlyMap<string, number>): KnownWords {
  const all = new Map<string, KnownWord>();
  const bySound = new Map<string, KnownWord[]>();
  for (const [text, count] of uses) {
    const sounds = soundsOf(text);
    const word = { text, uses: count, sound: sounds[0] ?? text, letters: lettersOf(text) };
    all.set(text, word);
    for (const sound of sounds) {
      const alike = bySound.get(sound);
      if (alike === undefined) bySound.set(sound, [word]);
      else alike.push(word);
    }
  }
  return { all, bySound };
}

/** A bit for each letter from a to z that a word has. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) - FIRST_LETTER);
  return letters;
}

const FIRST_LETTER = 0x61;
