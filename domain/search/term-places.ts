import type { CatalogueEntry, Searchable } from '../entries/catalogue-entry.ts';
import type { EntriesById } from '../entries/entries-by-id.ts';
import { type EntryTexts, FIELD_END, type TextsOfEntries } from '../entries/entry-texts.ts';
import { INSIDE, NONE, type Phrase, SAME, SYNONYM, type TermHits } from './term-hits.ts';
import { hasSpelling } from './typed-terms.ts';

/** Which terms the sought entries have, by position; a bit for each term. */
export type TermPlaces = {
  readonly found: Uint16Array;
  /** Those that say what the product is: the first word of its name, type, subsection or section. */
  readonly heads: Uint16Array;
  /** Those that open the name. */
  readonly openings: Uint16Array;
  /** Those that stand as whole words, not taken for others. */
  readonly plain: Uint16Array;
  /** Those in the searched fields. */
  readonly inFields: Uint16Array;
  /** Those in the specifications alone. */
  readonly specified: Uint16Array;
  /** The sum of how far each term is from what the entry says. */
  readonly distances: Uint32Array;
};

type Scan = {
  readonly hits: readonly TermHits[];
  readonly texts: EntryTexts;
  readonly isSought: (entry: CatalogueEntry<Searchable>) => boolean;
};

export function termPlaces(entries: EntriesById<Searchable>, { hits, texts, isSought }: Scan): TermPlaces {
  const places = {
    found: new Uint16Array(entries.length),
    heads: new Uint16Array(entries.length),
    openings: new Uint16Array(entries.length),
    plain: new Uint16Array(entries.length),
    inFields: new Uint16Array(entries.length),
    specified: new Uint16Array(entries.length),
    distances: new Uint32Array(entries.length),
  };
  const scan = newScan(hits, texts);
  for (let position = 0; position < entries.length; position += 1) {
    const entry = entries[position];
    if (entry === undefined || !isSought(entry)) continue;
    readFields(scan, position);
    readPhrases(scan, entry.haystack);
    places.inFields[position] = foundTerms(scan);
    readVariants(scan, position);
    places.specified[position] = readSpecifications(scan, position);
    places.heads[position] = scan.heads;
    places.openings[position] = scan.openings;
    noteTerms(scan, places, position);
  }
  return places;
}

/** More than the fields differ. */
const STEP = 8;

/** Name, type, subsection, brand, section. */
const FIELD_DISTANCES = [0, 1, 2, 4, 3];
const BRAND = 3;

const IN_VARIANTS = 6;
const IN_SPECIFICATIONS = 6 * STEP;
const FAR = 0xffff_ffff;

type EntryScan = {
  readonly hits: readonly TermHits[];
  readonly texts: EntryTexts;
  /** For each key the terms that it may stand for. */
  readonly termsOfKeys: Uint16Array;
  /** Of the entry that is read: how far each term is with the field that it stands in, and without. */
  readonly least: Uint32Array;
  readonly near: Uint8Array;
  heads: number;
  openings: number;
};

function newScan(hits: readonly TermHits[], texts: EntryTexts): EntryScan {
  const termsOfKeys = new Uint16Array(texts.words.known.texts.length);
  hits.forEach(({ words }, term) => {
    words.forEach((distance, key) => {
      if (distance !== NONE) termsOfKeys[key] = (termsOfKeys[key] ?? 0) | (1 << term);
    });
  });
  const [least, near] = [new Uint32Array(hits.length), new Uint8Array(hits.length)];
  return { hits, texts, termsOfKeys, least, near, heads: 0, openings: 0 };
}

function readFields(scan: EntryScan, position: number): void {
  const { texts, termsOfKeys } = scan;
  const { numbers, starts } = texts.words.lists;
  const fieldEnd = texts.words.known.numbers.get(FIELD_END);
  scan.least.fill(FAR);
  scan.heads = 0;
  scan.openings = 0;
  let field = 0;
  let isFirst = true;
  const end = starts[position + 1] ?? 0;
  for (let at = starts[position] ?? 0; at < end; at += 1) {
    const key = numbers[at] ?? 0;
    const terms = termsOfKeys[key] ?? 0;
    if (terms !== 0) noteKey(scan, { key, terms, field, isFirst });
    isFirst = key === fieldEnd;
    if (isFirst) field += 1;
  }
}

type Key = {
  readonly key: number;
  readonly terms: number;
  readonly field: number;
  readonly isFirst: boolean;
};

function noteKey(scan: EntryScan, { key, terms, field, isFirst }: Key): void {
  for (let rest = terms; rest !== 0; rest &= rest - 1) {
    const term = 31 - Math.clz32(rest & -rest);
    const distance = scan.hits[term]?.words[key] ?? NONE;
    note(scan, term, { distance, place: FIELD_DISTANCES[field] ?? 0 });
    if (!isFirst || distance === INSIDE || field === BRAND) continue;
    scan.heads |= 1 << term;
    if (field === 0) scan.openings |= 1 << term;
  }
}

function note(
  { least, near }: EntryScan,
  term: number,
  { distance, place }: { distance: number; place: number },
): void {
  const whole = distance * STEP + place;
  if (whole >= (least[term] ?? FAR)) return;
  least[term] = whole;
  near[term] = distance;
}

function readPhrases(scan: EntryScan, haystack: string): void {
  scan.hits.forEach(({ phrases }, term) => {
    for (const { spellings, distance } of phrases) {
      if (distance * STEP >= (scan.least[term] ?? FAR) || !hasSpelling(haystack, spellings)) continue;
      note(scan, term, { distance, place: 0 });
      if (opensField(haystack, spellings)) scan.heads |= 1 << term;
    }
  });
}

function opensField(haystack: string, { all }: Phrase['spellings']): boolean {
  return all.some((phrase) => haystack.startsWith(phrase) || haystack.includes(`\n${phrase}`));
}

function readVariants(scan: EntryScan, position: number): void {
  scan.hits.forEach(({ variants }, term) => {
    if (variants === null || (scan.least[term] ?? FAR) <= IN_VARIANTS) return;
    const distance = nearestOf(scan.texts.variants, position, variants);
    if (distance !== NONE) note(scan, term, { distance, place: IN_VARIANTS });
  });
}

/** The least of the distances of a position's texts. */
function nearestOf(
  { lists: { numbers, starts } }: TextsOfEntries,
  position: number,
  distances: Uint8Array,
): number {
  let nearest = NONE;
  const end = starts[position + 1] ?? 0;
  for (let at = starts[position] ?? 0; at < end; at += 1) {
    nearest = Math.min(nearest, distances[numbers[at] ?? 0] ?? NONE);
  }
  return nearest;
}

/** Specifications are long, so they are read only beside another term that the entry has. */
function readSpecifications(scan: EntryScan, position: number): number {
  const { known, lists } = scan.texts.specifications;
  const at = lists.starts[position] ?? 0;
  const isRead = scan.hits.length === 1 || foundTerms(scan) !== 0;
  if (!isRead || at === lists.starts[position + 1]) return 0;
  const text = known.texts[lists.numbers[at] ?? 0] ?? '';
  let terms = 0;
  scan.hits.forEach(({ isSpecified }, term) => {
    if (scan.least[term] !== FAR || !isSpecified(text)) return;
    scan.least[term] = IN_SPECIFICATIONS;
    scan.near[term] = SAME;
    terms |= 1 << term;
  });
  return terms;
}

function foundTerms({ least }: EntryScan): number {
  let terms = 0;
  for (let term = 0; term < least.length; term += 1) if (least[term] !== FAR) terms |= 1 << term;
  return terms;
}

function noteTerms({ hits, least, near }: EntryScan, places: TermPlaces, position: number): void {
  let found = 0;
  let plain = 0;
  let sum = 0;
  for (let term = 0; term < least.length; term += 1) {
    if (least[term] === FAR) continue;
    found |= 1 << term;
    sum += least[term] ?? 0;
    if ((near[term] ?? NONE) <= SYNONYM && hits[term]?.isGuessed === false) plain |= 1 << term;
  }
  places.found[position] = found;
  places.plain[position] = plain;
  places.distances[position] = sum;
}
