import type { CatalogueIndex } from '../catalogue/search-index.ts';
import type { Product } from '../products/product.ts';
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

/** What each line of a list asks for (FIND-008). It pauses after each, because a long list takes its time. */
export function* matchedList<T extends Product>(
  index: CatalogueIndex<T>,
  list: string,
): Generator<undefined, MatchedLine<T>[]> {
  const matched: MatchedLine<T>[] = [];
  for (const line of pastedLines(list)) {
    matched.push(matchedLine(index, line));
    yield;
  }
  return matched;
}

/** By the reading that says most: the first that is sure, else the one with the fewest products to choose from. */
function matchedLine<T extends Product>(
  index: CatalogueIndex<T>,
  { text, readings }: PastedLine,
): MatchedLine<T> {
  const [{ units } = { units: 1 }] = readings;
  let best: MatchedLine<T> = { text, units, certainty: 'unknown', candidates: [] };
  for (const reading of readings) {
    const { isSure, candidates } = meantProducts(index, reading.text);
    if (isSure) return { text, units: reading.units, certainty: 'sure', candidates };
    if (isBetter(candidates, best.candidates)) {
      best = { text, units: reading.units, certainty: 'doubtful', candidates };
    }
  }
  return best;
}

function isBetter(one: Meant<unknown>['candidates'], other: Meant<unknown>['candidates']): boolean {
  return one.length > 0 && (other.length === 0 || one.length < other.length);
}
