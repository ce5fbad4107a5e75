import type { CatalogueIndex } from '../catalogue/search-index.ts';
import type { Product } from '../products/product.ts';
import { type SynonymGroups, synonymsOf } from '../search/synonyms.ts';
import { isTalk } from './is-talk.ts';
import { type Candidate, type Meant, meantProducts } from './meant-products.ts';
import { type PastedLine, pastedLines } from './pasted-lines.ts';

/** A line of a pasted list with what it asks for. */
export type MatchedLine<T> = {
  readonly text: string;
  readonly units: number;
  /** 'sure' has one candidate with its variant, 'doubtful' some to choose from, 'unknown' none. */
  readonly certainty: 'sure' | 'doubtful' | 'unknown';
  readonly candidates: readonly Candidate<T>[];
};

/**
 * What each line of a list asks for, without greetings (FIND-008). It pauses after each, because a long list takes its time.
 */
export function* matchedList<T extends Product>(
  index: CatalogueIndex<T>,
  list: string,
  groups: SynonymGroups,
): Generator<undefined, MatchedLine<T>[]> {
  const synonyms = synonymsOf(groups);
  const matched: MatchedLine<T>[] = [];
  for (const line of pastedLines(list)) {
    const talks = isTalk(line.text);
    const found = matchedLine(line, (text) => meantProducts(index, text, { synonyms, isLiteral: talks }));
    if (found.certainty !== 'unknown' || !talks) matched.push(found);
    yield;
  }
  return matched;
}

/** By the reading that is sure, and of which a product says most; else by the one with the fewest products to choose from. */
function matchedLine<T extends Product>(
  { text, readings }: PastedLine,
  meantBy: (text: string) => Meant<T>,
): MatchedLine<T> {
  const [{ units } = { units: 1 }] = readings;
  let best: Meant<T> = { isSure: false, said: 0, candidates: [] };
  let asked = units;
  for (const reading of readings) {
    const meant = meantBy(reading.text);
    if (!isBetter(meant, best)) continue;
    best = meant;
    asked = reading.units;
  }
  const { isSure, candidates } = best;
  if (candidates.length === 0) return { text, units, certainty: 'unknown', candidates };
  return { text, units: asked, certainty: isSure ? 'sure' : 'doubtful', candidates };
}

function isBetter(one: Meant<unknown>, other: Meant<unknown>): boolean {
  if (one.candidates.length === 0) return false;
  if (one.isSure !== other.isSure) return one.isSure;
  if (one.said !== other.said) return one.said > other.said;
  return other.candidates.length === 0 || one.candidates.length < other.candidates.length;
}
