import { type KnownWord, type KnownWords, lettersOf } from '../entries/known-words.ts';
import { soundsOf } from '../entries/word-forms.ts';
import { letterErrors } from './letter-errors.ts';

/** A word that stands for a typed one. */
export type NearWord = {
  readonly text: string;
  /** 0 for the typed word itself; more for one that is less like it. */
  readonly distance: number;
};

/** Of very many words only the nearest are tried. */
const MOST = 12;

const SAME_SOUND = 1;
const OTHER_NUMBER = 2;

/** More than the words of a text that sound alike, and one joined or split, can add up to. */
export const WRONG_LETTER = 100;

/** The words of the catalogue near a typed one, which comes first itself; then the nearest, of these the usual ones. */
export function nearWords(typed: string, { all, bySound }: KnownWords): readonly NearWord[] {
  const found = new Map<string, NearWord & { readonly uses: number }>();
  const add = ({ text, uses }: KnownWord, distance: number) => {
    if ((found.get(text)?.distance ?? Number.POSITIVE_INFINITY) > distance) {
      found.set(text, { text, uses, distance });
    }
  };
  // A word of which little sounds is near to too much: 'zzzz' sounds as one letter does.
  const sounds = soundsOf(typed).filter((sound) => 2 * sound.length >= typed.length);
  for (const sound of sounds)
    for (const word of bySound.get(sound) ?? []) {
      add(word, word.sound === sounds[0] ? SAME_SOUND : OTHER_NUMBER);
    }
  if (HAS_LETTERS_ALONE.test(typed)) {
    const letters = lettersOf(typed);
    for (const word of all.values()) {
      const errors = errorsBetween({ typed, sounds, letters }, word);
      if (errors !== null) add(word, SAME_SOUND + errors * WRONG_LETTER);
    }
  }
  found.set(typed, { text: typed, uses: 0, distance: 0 });
  return [...found.values()]
    .sort((one, other) => one.distance - other.distance || other.uses - one.uses)
    .slice(0, MOST);
}

/** A wrong digit is another product. */
const HAS_LETTERS_ALONE = /^\p{L}+$/u;

type Typed = { readonly typed: string; readonly sounds: readonly string[]; readonly letters: number };

/** The errors in the letters or in the sounds, whichever are fewer; `null` for too many. */
function errorsBetween({ typed, sounds, letters }: Typed, word: KnownWord): number | null {
  const { text, sound } = word;
  const most = mostErrors(Math.max(typed.length, text.length));
  if (most === 0 || Math.abs(typed.length - text.length) > most + MOST_SHORTENED) return null;
  if (differentLetters(letters, word.letters) > 2 * most + MOST_RESPELT) return null;
  if (!HAS_LETTERS_ALONE.test(text)) return null;
  let least = letterErrors(typed, text, most);
  for (const spelling of sounds) {
    const allowed = mostErrors(Math.max(spelling.length, sound.length));
    const errors = letterErrors(spelling, sound, Math.min(least ?? most, allowed));
    if (errors !== null) least = errors;
  }
  return least;
}

/** By how much a sound can be shorter than its letters: 'quilla', 'kiya', and a plural's ending. */
const MOST_SHORTENED = 4;

/** How many letters two spellings of one sound can differ in. */
const MOST_RESPELT = 4;

function differentLetters(one: number, other: number): number {
  let rest = one ^ other;
  let count = 0;
  for (; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** One error from 4 letters on, two from 8 (FIND-001). */
function mostErrors(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}
