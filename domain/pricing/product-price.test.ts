import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centavos } from '../money/centavos.ts';
import { isSameProductPrice } from './product-price.ts';

const amount = fc.integer({ min: 1, max: 3 }).map(centavos);
const anyPrice = fc.record({
  price: fc.option(amount),
  bulkOffer: fc.option(fc.record({ minimumUnits: fc.integer({ min: 1, max: 3 }), packPrice: amount })),
});

test('two prices are the same exactly if price, pack price and pack units are equal [CHECKOUT-047 CART-G03]', () => {
  fc.assert(
    fc.property(anyPrice, anyPrice, (one, other) => {
      expect(isSameProductPrice(one, other)).toBe(JSON.stringify(one) === JSON.stringify(other));
      expect(isSameProductPrice(one, structuredClone(one))).toBe(true);
    }),
    { numRuns: 1000 },
  );
});
