import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Pieces, partsIn } from '../measure/pieces.ts';
import { cutPlan } from './cut-plan.ts';
import { type Rolls, remnantsOf, rollsAfter } from './rolls.ts';

const one = (length: number): Pieces => ({ count: 1, length });
const sumOf = (rolls: Rolls) => rolls.reduce((sum, length) => sum + length, 0);

test('three metres come from one roll, not of two and one, and remnants go first [STOCK-005]', () => {
  expect(cutPlan([2500, 320, 200, 100], [one(300)])).toEqual({
    rolls: [{ length: 320, cuts: [one(300)], left: 20 }],
    joined: [],
  });
  expect(cutPlan([200, 100], [one(300)])).toEqual({ rolls: [], joined: [one(300)] });
});

test('cuts of one length stand together, and a cut that would spoil another is moved [STOCK-005]', () => {
  expect(cutPlan([2500], [{ count: 2, length: 150 }, one(300)])).toEqual({
    rolls: [{ length: 2500, cuts: [one(300), { count: 2, length: 150 }], left: 1900 }],
    joined: [],
  });
  // The shortest roll that has each would take 400 and leave no roll for the last one.
  expect(cutPlan([600, 500], [one(400), one(300), one(300)])).toEqual({
    rolls: [
      { length: 600, cuts: [{ count: 2, length: 300 }], left: 0 },
      { length: 500, cuts: [one(400)], left: 100 },
    ],
    joined: [],
  });
});

const rolls = fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 4 });
const lengths = fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 5 });

/** Whether there is any way to give each cut from one roll: every one of them is tried. */
function isPossible(left: Rolls, [cut, ...others]: readonly number[]): boolean {
  if (cut === undefined) return true;
  return left.some((length, roll) => length >= cut && isPossible(left.with(roll, length - cut), others));
}

test('whenever every cut can be of one piece the plan says how, and no roll gives more than it has [STOCK-005]', () => {
  fc.assert(
    fc.property(rolls, lengths, (rolls, cuts) => {
      const plan = cutPlan(rolls, cuts.map(one));
      for (const { length, cuts, left } of plan.rolls) {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(length).toBe(left + partsIn(cuts));
      }
      const planned = plan.rolls.flatMap(({ cuts }) => cuts);
      expect(partsIn(planned) + partsIn(plan.joined)).toBe(sumOf(cuts));
      expect(plan.joined.length === 0).toBe(isPossible(rolls, cuts));
    }),
    { numRuns: 2000 },
  );
});

test('rolls add up to what is there after any move, or nobody knows them [STOCK-005]', () => {
  const amount = fc.integer({ min: -60, max: 60 }).filter((parts) => parts !== 0);
  fc.assert(
    fc.property(rolls, amount, (before, amount) => {
      const after = rollsAfter(before, { amount, isCount: false });
      const sum = sumOf(before) + amount;
      if (sum < 0) expect(after).toBeNull();
      else expect(sumOf(after ?? [])).toBe(sum);
    }),
  );
});

test('a count by rolls says them, one that agrees keeps them, and another sum forgets them [STOCK-005 STOCK-006]', () => {
  const count = { isCount: true };
  expect(rollsAfter(null, { ...count, amount: 90, counted: [20, 2500, 0] })).toEqual([2500, 20]);
  expect(rollsAfter([2500, 20], { ...count, amount: 0 })).toEqual([2500, 20]);
  expect(rollsAfter([2500, 20], { ...count, amount: -1 })).toBeNull();
  expect(rollsAfter(null, { isCount: false, amount: 2500 })).toBeNull();
});

test('what is cut leaves its roll, what comes back is a piece of its own, and short ones are remnants [STOCK-005]', () => {
  const cuts = [{ count: 2, length: 150 }];
  const cut = rollsAfter([2500, 160], { amount: -300, cuts, isCount: false });
  expect(cut).toEqual([2350, 10]);
  const back = rollsAfter(cut, { amount: 300, cuts, isCount: false });
  expect(back).toEqual([2350, 150, 150, 10]);
  expect(remnantsOf(back ?? [], { upTo: 150 })).toEqual([150, 150, 10]);
  expect(rollsAfter([100, 200], { amount: -300, isCount: false })).toEqual([]);
});
