import { isInCategory, type PreparedFilters } from '../catalogue/prepared-filters.ts';
import type { CatalogueIndex } from '../catalogue/search-index.ts';
import { type EntryTexts, entryTextsOf } from '../entries/entry-texts.ts';
import type { Described } from '../entries/product-traits.ts';
import { type BestEntries, bestEntries } from './best-entries.ts';
import { allWords } from './catalogue-words.ts';
import type { Synonyms } from './synonyms.ts';
import { hitsOf, type TermHits } from './term-hits.ts';
import { type TermPlaces, termPlaces } from './term-places.ts';
import { type Term, typedTerms } from './typed-terms.ts';

export type Question = {
  readonly text: string;
  /** Absent for the whole shop. */
  readonly category?: PreparedFilters;
  readonly synonyms: Synonyms;
};

/** The terms of a text, where they stand, and the entries that are meant. */
export type TermReading = {
  readonly terms: readonly Term[];
  readonly hits: readonly TermHits[];
  readonly texts: EntryTexts;
  readonly places: TermPlaces;
  readonly best: BestEntries;
};

/** `null` for a text that means nothing of the shop. */
export function readTerms<T extends Described>(
  index: CatalogueIndex<T>,
  { text, category, synonyms }: Question,
): TermReading | null {
  const texts = entryTextsOf(index);
  const known = allWords(texts, synonyms);
  const terms = typedTerms(text, { known, synonyms, keys: texts.words.known.numbers });
  const hits = terms.map((term) => hitsOf(term, { texts, known, synonyms }));
  const isSought = (entry: Parameters<typeof isInCategory>[0]) =>
    category === undefined || isInCategory(entry, category);
  const places = termPlaces(index.entries, { hits, texts, isSought });
  const best = bestEntries(terms, places);
  return best === null ? null : { terms, hits, texts, places, best };
}
