import { type Pieces, partsIn } from '../measure/pieces.ts';
import { cutPlan } from './cut-plan.ts';

/** The lengths of the rolls of a variant, in smallest parts, the longest first. They add up to what is there. */
export type Rolls = readonly number[];

/** A variant lies in at most so many rolls. */
export const MOST_ROLLS = 200;

type RollMove = {
  /** What it adds to the shelf. */
  readonly amount: number;
  /** How it was cut, or comes back; in one piece where nobody says. */
  readonly cuts?: readonly Pieces[] | undefined;
  /** What somebody counted, roll by roll. */
  readonly counted?: Rolls | undefined;
  readonly isCount: boolean;
};

/**
 * The rolls after a move, or `null` where nobody knows them: before somebody counts them, after a count that says another
 * sum, and when more is taken than they have (STOCK-005).
 */
export function rollsAfter(before: Rolls | null, move: RollMove): Rolls | null {
  if (move.counted !== undefined) return sorted(move.counted);
  if (before === null) return null;
  if (move.isCount) return move.amount === 0 ? before : null;
  const pieces = move.cuts ?? [{ count: 1, length: Math.abs(move.amount) }];
  const after = move.amount < 0 ? withoutCuts(before, pieces) : [...before, ...lengthsOf(pieces)];
  return after === null || after.length > MOST_ROLLS ? null : sorted(after);
}

/** What is short enough to be offered as a remnant ('retazo'). */
export function remnantsOf(rolls: Rolls, { upTo }: { readonly upTo: number }): Rolls {
  return rolls.filter((length) => length <= upTo);
}

function withoutCuts(rolls: Rolls, cuts: readonly Pieces[]): Rolls | null {
  const plan = cutPlan(rolls, cuts);
  const left = [...rolls];
  for (const planned of plan.rolls) left[left.indexOf(planned.length)] = planned.left;
  return withoutJoined(left, partsIn(plan.joined));
}

/** What no roll had in one piece was joined of the shortest ones. */
function withoutJoined(rolls: Rolls, missing: number): Rolls | null {
  let rest = missing;
  const left = rolls
    .toSorted((one, other) => one - other)
    .map((length) => {
      const taken = Math.min(length, rest);
      rest -= taken;
      return length - taken;
    });
  return rest > 0 ? null : left;
}

function lengthsOf(pieces: readonly Pieces[]): number[] {
  return pieces.flatMap(({ count, length }) => Array<number>(count).fill(length));
}

function sorted(rolls: Rolls): Rolls {
  return rolls.filter((length) => length > 0).toSorted((one, other) => other - one);
}
