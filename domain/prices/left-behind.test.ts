import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centavos, MAX_CENTAVOS, pesos } from '../money/centavos.ts';
import type { ProductPrice } from '../pricing/product-price.ts';
import { followingOffer, leftBehind } from './left-behind.ts';

const priced = (price: number | null, packPrice: number | null, minimumUnits = 12): ProductPrice => ({
  price: price === null ? null : pesos(price),
  bulkOffer: packPrice === null ? null : { minimumUnits, packPrice: pesos(packPrice) },
});

test('of price and pack price the one that stays while the other moves is left behind [STUDIO-004]', () => {
  const before = priced(1000, 10_800);
  expect(leftBehind(before, priced(1100, 10_800))).toBe('pack');
  expect(leftBehind(before, priced(1000, 11_000))).toBe('price');
  expect(leftBehind(before, priced(1000, 10_800, 10))).toBe('price');
  expect(leftBehind(before, priced(1100, 11_880))).toBeNull();
  expect(leftBehind(before, before)).toBeNull();
  expect(leftBehind(before, priced(1100, null))).toBeNull();
  expect(leftBehind(before, priced(null, 10_800))).toBeNull();
  expect(leftBehind(priced(null, 10_800), priced(1100, 10_800))).toBeNull();
});

test('a pack follows its price in proportion, and stays where that has no amount [STUDIO-003]', () => {
  expect(followingOffer(priced(1000, 10_800), pesos(1250))).toEqual({
    minimumUnits: 12,
    packPrice: pesos(13_500),
  });
  expect(followingOffer(priced(1000, null), pesos(1250))).toBeNull();
  for (const [before, price] of [
    [priced(1000, 10_800), null],
    [priced(null, 10_800), pesos(1250)],
    [priced(0.01, 10_800), MAX_CENTAVOS],
    [priced(1000, 0.01), pesos(0.01)],
  ] as const)
    expect(followingOffer(before, price)).toBe(before.bulkOffer);
});

test('a pack that follows its price there and back is the same to half a centavo of each step [STUDIO-003]', () => {
  const anAmount = fc.integer({ min: 100, max: 10 ** 7 }).map(centavos);
  fc.assert(
    fc.property(anAmount, anAmount, anAmount, (price, packPrice, to) => {
      // A pack of less than half a centavo stays.
      fc.pre(2 * packPrice * to >= price);
      const before: ProductPrice = { price, bulkOffer: { minimumUnits: 12, packPrice } };
      const there = { price: to, bulkOffer: followingOffer(before, to) };
      const back = followingOffer(there, price);
      expect(back?.minimumUnits).toBe(12);
      // The half centavo of the way there grows or shrinks on the way back.
      const error = Math.abs((back?.packPrice ?? 0) - packPrice);
      expect(2 * to * error).toBeLessThanOrEqual(price + to);
    }),
  );
});
