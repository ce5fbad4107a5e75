import type { TermPlaces } from './term-places.ts';
import type { Term } from './typed-terms.ts';

export type BestEntries = {
  readonly positions: readonly number[];
  readonly fits: readonly number[];
  /** The position of the one that fits best. */
  readonly first: number;
  /** A bit for each term that all of them have and that counts. */
  readonly wanted: number;
};

/** The entries that have the thing and the most of its qualities; `null` for none. */
export function bestEntries(terms: readonly Term[], places: TermPlaces): BestEntries | null {
  const weights = terms.map(weightOf);
  const strong = terms.reduce((bits, { isWeak }, at) => (isWeak ? bits : bits | (1 << at)), 0);
  const headed = places.heads.reduce((all, bits) => all | bits, 0) & strong;
  // In Spanish the thing comes before its qualities.
  const thing = headed & -headed;
  let best = 0;
  let wanted = 0;
  const isEligible = (position: number) => {
    const heads = places.heads[position] ?? 0;
    if ((heads & thing) !== 0) return true;
    return ((places.found[position] ?? 0) & strong) === strong && (thing === 0 || (heads & strong) !== 0);
  };
  for (const position of places.found.keys()) {
    const bits = (places.found[position] ?? 0) & strong;
    if (bits === wanted || bits === 0 || !isEligible(position)) continue;
    const weight = weights.reduce((sum, one, at) => ((bits & (1 << at)) === 0 ? sum : sum + one), 0);
    if (weight <= best) continue;
    best = weight;
    wanted = bits;
  }
  if (wanted === 0) return null;
  const positions: number[] = [];
  const fits: number[] = [];
  let first = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [position, found] of places.found.entries()) {
    if ((found & strong) !== wanted || !isEligible(position)) continue;
    const fit = fitAt(position);
    positions.push(position);
    fits.push(fit);
    if (fit < least) [first, least] = [position, fit];
  }
  return { positions, fits, first, wanted };

  function fitAt(position: number): number {
    const weakMissing = terms.filter(
      ({ isWeak }, at) => isWeak && ((places.found[position] ?? 0) & (1 << at)) === 0,
    );
    const isHead = ((places.heads[position] ?? 0) & thing) !== 0;
    const opens = ((places.openings[position] ?? 0) & thing) !== 0;
    return (
      (places.distances[position] ?? 0) +
      weakMissing.length * MISSING_WEAK +
      (isHead ? 0 : NO_HEAD) +
      (opens ? 0 : OPENS_OTHERWISE)
    );
  }
}

const MISSING_WEAK = 10;
const NO_HEAD = 120;
const OPENS_OTHERWISE = 16;

/** Sizes before kinds before loose numbers; of equal ones what comes first. Different for all sets of terms. */
function weightOf({ kind, isWeak }: Term, place: number): number {
  if (isWeak) return 0;
  const weight = kind === 'number' ? 6 : kind === 'word' || kind === 'phrase' ? 8 : 9;
  return weight * 1024 - place * place;
}
