import type { CatalogueIndex } from '../catalogue/search-index.ts';
import type { MeasureCode } from '../measure/sale-unit.ts';
import type { Product } from '../products/product.ts';
import { type SynonymGroups, synonymsOf } from '../search/synonyms.ts';
import { askedParts } from './asked-parts.ts';
import { isTalk } from './is-talk.ts';
import { type Candidate, type Meant, meantProducts } from './meant-products.ts';
import { measuredReadings } from './measured-readings.ts';
import { type PastedLine, pastedLines } from './pasted-lines.ts';

/** A line of a pasted list with what it asks for. */
export type MatchedLine<T> = {
  readonly text: string;
  /** Pieces; of what is measured, how much it is stands in `amount`. */
  readonly units: number;
  /** A length, weight or volume as it was written: '1,5 m'. */
  readonly amount?: string | undefined;
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
  let asked: Pick<MatchedLine<T>, 'units' | 'amount'> = { units };
  for (const { text: name, amount, code } of measuredReadings(text)) {
    const meant = soldBy(meantBy(name), code);
    if (!isBetter(meant, best)) continue;
    best = meant;
    asked = { units: 1, amount };
  }
  for (const reading of readings) {
    const meant = meantBy(reading.text);
    if (!isBetter(meant, best)) continue;
    best = meant;
    asked = { units: reading.units };
  }
  const { isSure, candidates } = best;
  if (candidates.length === 0) return { text, units, certainty: 'unknown', candidates };
  const isMuch = candidates.every(({ product }) => 'parts' in askedParts(asked, product));
  return { text, ...asked, certainty: isSure && isMuch ? 'sure' : 'doubtful', candidates };
}

/** Of what a text means, the products that are sold by a measure. */
function soldBy<T extends Product>(meant: Meant<T>, code: MeasureCode): Meant<T> {
  return { ...meant, candidates: meant.candidates.filter(({ product }) => product.saleUnit.code === code) };
}

function isBetter(one: Meant<unknown>, other: Meant<unknown>): boolean {
  if (one.candidates.length === 0) return false;
  if (one.isSure !== other.isSure) return one.isSure;
  if (one.said !== other.said) return one.said > other.said;
  return other.candidates.length === 0 || one.candidates.length < other.candidates.length;
}
