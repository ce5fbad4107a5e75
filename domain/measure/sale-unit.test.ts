import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centavos } from '../money/centavos.ts';
import { BY_PIECE, costOf, type SaleUnit } from './sale-unit.ts';

const scales = fc.constantFrom(0, 2, 3) as fc.Arbitrary<SaleUnit['scale']>;

test('a quantity costs its exact share of the price of one, half up to the centavo [UNIT-002]', () => {
  fc.assert(
    fc.property(fc.nat(100_000_000), fc.nat(9_999_000), scales, (price, parts, scale) => {
      const cost = BigInt(costOf({ price: centavos(price), of: 1 }, parts, { scale }));
      const ofOne = 10n ** BigInt(scale);
      const exact = BigInt(price) * BigInt(parts);
      // cost − ½ ≤ exact ÷ ofOne < cost + ½
      expect(2n * exact >= (2n * cost - 1n) * ofOne).toBe(true);
      expect(2n * exact < (2n * cost + 1n) * ofOne).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test('pieces cost their count times the price of one, as ever [UNIT-002]', () => {
  fc.assert(
    fc.property(fc.nat(100_000_000), fc.nat(9999), (price, units) => {
      expect(costOf({ price: centavos(price), of: 1 }, units, BY_PIECE)).toBe(price * units);
    }),
  );
});
