import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aProduct } from '../products/a-product.ts';
import { availableOf, countDifference, summedByPlace } from './shelf.ts';
import { shelfVariants } from './shelf-variants.ts';
import { addedBy, MOST_STOCK, MOVE_KINDS } from './stock-move.ts';

const amount = fc.integer({ min: -MOST_STOCK, max: MOST_STOCK });
const line = fc.record({
  productId: fc.constantFrom('a', 'b', 'a1'),
  variant: fc.constantFrom('', 'Rojo', '1'),
  amount,
});

test.each([
  ['received', 12],
  ['returned', 12],
  ['sold', -12],
  ['lost', -12],
  ['cut', -12],
] as const)('what is %s changes the shelf by %i for twelve [STOCK-001]', (kind, added) => {
  expect(addedBy(kind, 12)).toBe(added);
});

test('a move and its opposite leave the shelf as it was [STOCK-001]', () => {
  fc.assert(
    fc.property(fc.constantFrom(...MOVE_KINDS), amount, (kind, many) => {
      expect(addedBy(kind, many) + addedBy(kind, -many)).toBe(0);
    }),
  );
});

test('after a count the sum is what was counted, and the same count again changes nothing [STOCK-001 STOCK-006]', () => {
  fc.assert(
    fc.property(amount, amount, (there, counted) => {
      const after = there + countDifference({ there, counted });
      expect(after).toBe(counted);
      expect(countDifference({ there: after, counted })).toBe(0);
    }),
  );
});

test('what is available and what is promised add up to what is there [STOCK-003]', () => {
  fc.assert(
    fc.property(amount, amount, (there, promised) => {
      expect(availableOf({ there, promised }) + promised).toBe(there);
    }),
  );
  expect(availableOf({ there: 5, promised: 9 })).toBe(-4);
});

test('lines of one variant are one amount, in one order whatever the lines’ order is [STOCK-007]', () => {
  fc.assert(
    fc.property(fc.array(line), fc.integer(), (lines, turn) => {
      const sums = summedByPlace(lines);
      const turned = [...lines.slice(turn % 7), ...lines.slice(0, turn % 7)];
      const places = sums.map(({ productId, variant }) => `${productId}\n${variant}`);
      expect(places).toEqual([...new Set(places)].sort());
      expect(summedByPlace(turned)).toEqual(sums);
      const total = (all: readonly { amount: number }[]) => all.reduce((sum, one) => sum + one.amount, 0);
      expect(total(sums)).toBe(total(lines));
    }),
  );
});

test('a product is counted by colour or model, and by nothing where it has one [STOCK-001 STOCK-008]', () => {
  expect(shelfVariants(aProduct({ colours: ['Rojo', 'Azul'], models: [] }))).toEqual(['Rojo', 'Azul']);
  expect(shelfVariants(aProduct({ colours: [], models: ['Chico', 'Grande'] }))).toEqual(['Chico', 'Grande']);
  expect(shelfVariants(aProduct({ colours: [], models: ['Modelo 1'] }))).toEqual(['']);
});
