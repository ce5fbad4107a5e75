import type { Searchable } from '../entries/catalogue-entry.ts';
import type { EntriesById } from '../entries/entries-by-id.ts';
import type { EntryTexts } from '../entries/entry-texts.ts';
import { lettersOf } from '../entries/known-words.ts';
import type { NearWord } from './near-words.ts';

/** A typed word with the words that it may stand for, of which at least the typed one itself. */
export type WordChoices = {
  /** The least distance of a word that entries have; infinite if they have none. */
  readonly least: number;
  /** The nearest of the words that the entry at a position has; `null` for none. */
  nearestAt(position: number): NearWord | null;
};

/** @param words the nearest first */
export function wordChoices(
  words: readonly NearWord[],
  texts: EntryTexts,
  entries: EntriesById<Searchable>,
): WordChoices {
  const { numbers, starts } = texts.words.lists;
  const places = placesOfChoices(words, texts);
  const across = words.find(({ text }) => !IS_ONE_WORD.test(text))?.text ?? null;
  const first = places.reduce((least, place) => (place === NONE ? least : Math.min(least, place)), NONE);
  return {
    least: across === null ? (words[first]?.distance ?? Number.POSITIVE_INFINITY) : 0,
    nearestAt(position) {
      if (across !== null && entries[position]?.haystack.includes(across)) return words[0] ?? null;
      const end = starts[position + 1] ?? 0;
      let nearest = NONE;
      for (let at = starts[position] ?? 0; at < end; at += 1) {
        const place = places[numbers[at] ?? 0] ?? NONE;
        if (place < nearest) nearest = place;
      }
      return nearest === NONE ? null : (words[nearest] ?? null);
    },
  };
}

/** For each word of the catalogue the first choice that is a part of it, as the specified search asks. */
function placesOfChoices(
  words: readonly NearWord[],
  { words: { known }, uses, letters }: EntryTexts,
): Uint8Array {
  const places = new Uint8Array(known.texts.length).fill(NONE);
  const choices = words.map(({ text }) => ({ text, letters: lettersOf(text) }));
  known.texts.forEach((text, number) => {
    if (uses[number] === 0) return;
    const others = ~(letters[number] ?? 0);
    const place = choices.findIndex((one) => (one.letters & others) === 0 && text.includes(one.text));
    if (place !== -1) places[number] = place;
  });
  return places;
}

/** More than there are choices. */
const NONE = 255;

/** Only the typed word itself can have other signs, as '90/14' does; it is looked for in the fields. */
const IS_ONE_WORD = /^[\p{L}\p{N}]+$/u;
