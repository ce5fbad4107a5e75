import { type Pieces, summedPieces } from '../measure/pieces.ts';
import type { Rolls } from './rolls.ts';

type PlannedRoll = {
  /** The roll as it is before, in smallest parts. */
  readonly length: number;
  readonly cuts: readonly Pieces[];
  /** What is left of it. */
  readonly left: number;
};

/** Which roll gives which cut. */
export type CutPlan = {
  readonly rolls: readonly PlannedRoll[];
  /** No roll is long enough for these: they would be made of two (STOCK-005). */
  readonly joined: readonly Pieces[];
};

/** A search among all ways takes at most so many tries, and only for so few cuts. */
const MOST_TRIES = 5000;
const MOST_SEARCHED = 24;

/**
 * Proposes which roll to cut, so that no cut is made of two pieces while one can give it (STOCK-005). The longest cuts
 * come first, each from the shortest roll that has it, which uses remnants up before a new roll is begun.
 */
export function cutPlan(rolls: Rolls, cuts: readonly Pieces[]): CutPlan {
  const asked = cuts
    .flatMap(({ count, length }) => Array<number>(count).fill(length))
    .sort((one, other) => other - one);
  const sources = sourcesOf(rolls, asked);
  const joined = asked.filter((_, index) => sources[index] === null);
  return {
    rolls: rolls.flatMap((length, roll) => {
      const given = asked.filter((_, index) => sources[index] === roll);
      const left = given.reduce((rest, cut) => rest - cut, length);
      return given.length === 0 ? [] : [{ length, cuts: inCounts(given), left }];
    }),
    joined: inCounts(joined),
  };
}

/** The index of the roll that gives each cut; `null` for a cut that none gives. */
type Sources = readonly (number | null)[];

function sourcesOf(rolls: Rolls, asked: readonly number[]): Sources {
  const simple = bestFit(rolls, asked);
  if (!simple.includes(null) || asked.length > MOST_SEARCHED) return simple;
  return wholeFit(rolls, asked) ?? simple;
}

function bestFit(rolls: Rolls, asked: readonly number[]): Sources {
  const left = [...rolls];
  return asked.map((cut) => {
    const [roll = null] = fitting(left, cut);
    if (roll !== null) left[roll] = (left[roll] ?? 0) - cut;
    return roll;
  });
}

/** A way in which every cut is of one piece, or `null` if none was found. */
function wholeFit(rolls: Rolls, asked: readonly number[]): Sources | null {
  let tries = 0;
  const search = (left: Rolls, from: number): Sources | null => {
    const cut = asked[from];
    if (cut === undefined) return [];
    for (const roll of fitting(left, cut)) {
      tries += 1;
      if (tries > MOST_TRIES) return null;
      const rest = search(
        left.map((length, index) => (index === roll ? length - cut : length)),
        from + 1,
      );
      if (rest !== null) return [roll, ...rest];
    }
    return null;
  };
  return search(rolls, 0);
}

/** The rolls that have so much left, the shortest first; of equal ones the first alone. */
function fitting(left: Rolls, cut: number): number[] {
  const first = new Map<number, number>();
  for (const [roll, length] of left.entries())
    if (length >= cut && !first.has(length)) first.set(length, roll);
  return [...first].sort(([one], [other]) => one - other).map(([, roll]) => roll);
}

function inCounts(lengths: readonly number[]): readonly Pieces[] {
  return summedPieces(lengths.map((length) => ({ count: 1, length })));
}
