import { normalised } from '../text/normalised.ts';
import { remembered } from '../text/remembered.ts';
import { keysOf, tokensIn } from '../tokens/tokens-in.ts';
import type { CatalogueEntry, Searchable } from './catalogue-entry.ts';
import type { EntriesById } from './entries-by-id.ts';
import { type EntryLists, entryLists } from './entry-lists.ts';
import { lettersOf } from './known-words.ts';
import { type NumberedTexts, numberedTexts, numberOf } from './numbered-texts.ts';
import { type Described, variantsOf } from './product-traits.ts';

/** Texts of one kind, and which of them each entry has. Unused texts may be among them. */
export type TextsOfEntries = {
  readonly known: NumberedTexts;
  readonly lists: EntryLists;
};

/** What the entries of an index say, in numbers: what is near or useful is found in them (FIND-001, FIND-002). */
export type EntryTexts = {
  /** What the searched fields and the section are found by, with `FIELD_END` after each. */
  readonly words: TextsOfEntries;
  /** How many times the entries have each word. */
  readonly uses: Uint32Array;
  /** The letters of each word, as `lettersOf` has them. */
  readonly letters: Uint32Array;
  /** Colours and models, each with all that it is found by between spaces. */
  readonly variants: TextsOfEntries;
  readonly specifications: TextsOfEntries;
};

/** The last texts that were collected for an index, or for the one before a write, and whose they are. */
export type CollectedTexts = { latest: EntryTexts | null; of: object | null };

type Indexed = {
  readonly entries: EntriesById<Searchable>;
  readonly texts: object;
  readonly collected: CollectedTexts;
};

/** The texts of an index, collected when they are first asked for; after a write those of the changed entries alone. */
export function entryTextsOf({ entries, texts, collected }: Indexed): EntryTexts {
  const { latest } = collected;
  if (latest !== null && collected.of === texts) return latest;
  const made = collectedTexts(entries, latest);
  collected.latest = made;
  collected.of = texts;
  return made;
}

function collectedTexts(entries: EntriesById<Described>, before: EntryTexts | null): EntryTexts {
  const keysOfField = remembered((field) => [...keysIn(field), FIELD_END]);
  const words = textsOfEntries(entries, before?.words ?? null, {
    textsOf: ({ haystack, section }) => [...haystack.split('\n'), section].flatMap(keysOfField),
    prepared: (key) => key,
    isAlike: (one, other) => one.haystack === other.haystack && one.section === other.section,
  });
  const variants = textsOfEntries(entries, before?.variants ?? null, {
    textsOf: ({ product }) => variantsOf(product),
    prepared: (name) => ` ${keysIn(name).join(' ')} `,
    isAlike: ({ product: one }, { product: other }) =>
      one.colours === other.colours && one.models === other.models,
  });
  const specifications = textsOfEntries(entries, before?.specifications ?? null, {
    textsOf: ({ product: { specifications: text } }) => (text ? [text] : []),
    prepared: normalised,
    isAlike: ({ product: one }, { product: other }) => one.specifications === other.specifications,
  });
  return {
    words,
    uses: usesOf(words),
    letters: Uint32Array.from(words.known.texts, lettersOf),
    variants,
    specifications,
  };
}

export const FIELD_END = '\n';

function keysIn(text: string): string[] {
  return tokensIn(text).flatMap(keysOf);
}

type Kind = {
  readonly textsOf: (entry: CatalogueEntry<Described>) => readonly string[];
  readonly prepared: (text: string) => string;
  readonly isAlike: (one: CatalogueEntry<Described>, other: CatalogueEntry<Described>) => boolean;
};

function textsOfEntries(
  entries: EntriesById<Described>,
  earlier: TextsOfEntries | null,
  { textsOf, prepared, isAlike }: Kind,
): TextsOfEntries {
  const before = earlier === null || isMostlyStale(earlier) ? null : earlier;
  const known = before?.known ?? numberedTexts();
  const lists = entryLists(entries, {
    before: before?.lists ?? null,
    numbersOf: (entry) => textsOf(entry).map((text) => numberOf(known, text, prepared)),
    isAlike,
  });
  return { known, lists };
}

/** Whether so many texts lost their entries that all are collected anew. */
function isMostlyStale({ known, lists }: TextsOfEntries): boolean {
  return known.texts.length > 2 * lists.numbers.length + 1000;
}

function usesOf({ known, lists }: TextsOfEntries): Uint32Array {
  const uses = new Uint32Array(known.texts.length);
  for (const number of lists.numbers) uses[number] = (uses[number] ?? 0) + 1;
  return uses;
}
