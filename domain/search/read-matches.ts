import { type Filters, NO_FILTERS } from '../catalogue/filters.ts';
import { alikeAt, passingMatches, type ReadMatches, rankedByFit } from '../catalogue/matches.ts';
import { isInCategory, type PreparedFilters } from '../catalogue/prepared-filters.ts';
import { answered, type CatalogueIndex } from '../catalogue/search-index.ts';
import type { CatalogueEntry, Searchable } from '../entries/catalogue-entry.ts';
import type { EntryTexts } from '../entries/entry-texts.ts';
import type { Described } from '../entries/product-traits.ts';
import { codePositions } from './code-matches.ts';
import { type Question, readTerms, type TermReading } from './read-terms.ts';
import { type SynonymGroups, synonymsOf } from './synonyms.ts';
import { NONE, type TermHits } from './term-hits.ts';
import { thingInColour } from './thing-in-colour.ts';

type Search = {
  readonly filters: Pick<Filters, 'text' | 'type' | 'subsection'>;
  readonly synonyms: SynonymGroups;
};

/**
 * What a text as people type it means: a code without its signs, or a thing with its qualities (FIND-001, FIND-002, FIND-003).
 * The thing must match; of the qualities as many as a product has together. Without any `null`.
 */
export function readMatches<T extends Described>(
  index: CatalogueIndex<T>,
  { filters: { text, type, subsection }, synonyms }: Search,
): ReadMatches | null {
  const filters = { ...NO_FILTERS, text: text.trim(), type, subsection };
  return answered(index.readings, { filters, terms: [filters.text, synonyms] }, (category) => {
    const words = wordReading(index, { text: filters.text, category, synonyms: synonymsOf(synonyms) });
    return codeReading(index.entries, { text: filters.text, category, words }) ?? words;
  });
}

type CodeQuestion = {
  readonly text: string;
  readonly category: PreparedFilters;
  readonly words: ReadMatches | null;
};

function codeReading(
  entries: readonly CatalogueEntry<Searchable>[],
  { text, category, words }: CodeQuestion,
): ReadMatches | null {
  const {
    whole: same,
    begun,
    misread,
  } = codePositions(entries, text, (position) => {
    const entry = entries[position];
    return entry !== undefined && isInCategory(entry, category);
  });
  const whole = same.length > 0 ? same : misread;
  const found = whole.length > 0 ? whole : begun;
  if (found.length === 0) return null;
  const named = [...(words?.plain.ranks.entries() ?? [])].flatMap(([position, rank]) =>
    rank === 0 ? [] : position,
  );
  const fits = new Map([...named.map(atFit(2)), ...begun.map(atFit(1)), ...whole.map(atFit(0))]);
  const plain = rankedByFit({ positions: [...fits.keys()], fits: [...fits.values()] }, entries.length);
  return { matches: alikeAt(found, entries.length), plain, leftOut: [], corrected: null, inColour: null };
}

function atFit(fit: number) {
  return (position: number): [number, number] => [position, fit];
}

function wordReading<T extends Described>(index: CatalogueIndex<T>, question: Question): ReadMatches | null {
  const read = readTerms(index, question);
  if (read === null) return null;
  const { terms, places, best } = read;
  const { positions, fits, wanted } = best;
  const leftOut = terms.filter((term, at) => !term.isWeak && (wanted & (1 << at)) === 0);
  const matches = rankedByFit({ positions, fits }, index.entries.length);
  return {
    matches,
    plain: passingMatches(matches, isPlain),
    leftOut: leftOut.map(({ typed }) => typed),
    corrected: correctedText(read),
    inColour: leftOut.length > 0 ? null : thingInColour(question.text, read, foundGoods()),
  };

  function foundGoods(): T[] {
    return positions.flatMap((position) => index.entries[position]?.product ?? []);
  }

  function isPlain(position: number): boolean {
    const isWhole = leftOut.length === 0 && ((places.plain[position] ?? 0) & wanted) === wanted;
    return isWhole && (terms.length === 1 || places.inFields[position] !== 0);
  }
}

/** The terms that were found, each as the entry that fits best writes it; `null` where all are written so. */
function correctedText({ terms, hits, texts, best }: TermReading): string | null {
  const found = terms.flatMap((term, at) => {
    const hit = hits[at];
    if ((best.wanted & (1 << at)) === 0 || hit === undefined) return [];
    return { typed: term.text, said: (hit.isGuessed && nearestWord(hit, texts, best.first)) || term.text };
  });
  if (found.every(({ typed, said }) => said.includes(typed))) return null;
  return found.map(({ said }) => said).join(' ');
}

/** The word of an entry that a term is taken for; `null` for one that it has in another place. */
function nearestWord({ words }: TermHits, texts: EntryTexts, position: number): string | null {
  const { known, lists } = texts.words;
  let nearest = NONE;
  let text: string | null = null;
  const end = lists.starts[position + 1] ?? 0;
  for (let place = lists.starts[position] ?? 0; place < end; place += 1) {
    const number = lists.numbers[place] ?? 0;
    const distance = words[number] ?? NONE;
    if (distance >= nearest) continue;
    nearest = distance;
    text = known.texts[number] ?? null;
  }
  return text;
}
