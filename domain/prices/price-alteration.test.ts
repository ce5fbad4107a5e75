import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centavos, MAX_CENTAVOS, pesos } from '../money/centavos.ts';
import type { ProductPrice } from '../pricing/product-price.ts';
import { type PercentHundredths, parsePercent } from './percent.ts';
import { alteredPrice, type PriceAlteration, shownDifference } from './price-alteration.ts';
import { ROUNDING_MODES, ROUNDING_STEPS, type Rounding, TO_CENTAVOS } from './rounding.ts';

const percentOf = (text: string): PercentHundredths => parsePercent(text) ?? (0 as PercentHundredths);
const bigChange = percentOf('30');

const anyAmount = fc.integer({ min: 1, max: 10 ** 13 }).map(centavos);
const anyPrice: fc.Arbitrary<ProductPrice> = fc.record({
  price: fc.option(anyAmount),
  bulkOffer: fc.option(
    fc.record({ minimumUnits: fc.integer({ min: 1, max: 999_999 }), packPrice: anyAmount }),
  ),
});
const anyPercent = fc.integer({ min: -20_000, max: 100_000 }).map((value) => value as PercentHundredths);
const anyRounding: fc.Arbitrary<Rounding> = fc.record({
  to: fc.constantFrom(...Object.keys(ROUNDING_STEPS)) as fc.Arbitrary<Rounding['to']>,
  mode: fc.constantFrom(...ROUNDING_MODES),
});
const anyChange: fc.Arbitrary<PriceAlteration> = fc.oneof(
  fc.record({
    by: fc.constant('percent' as const),
    percent: anyPercent,
    on: fc.constantFrom('price' as const, 'pack' as const, 'both' as const),
  }),
  fc.record({
    by: fc.constantFrom('amount' as const, 'to' as const),
    amount: fc.integer({ min: -(10 ** 13), max: 10 ** 13 }).map(centavos),
    on: fc.constantFrom('price' as const, 'pack' as const),
    otherFollows: fc.boolean(),
  }),
);

const priced = (price: number | null, packPrice: number | null = null, minimumUnits = 12): ProductPrice => ({
  price: price === null ? null : pesos(price),
  bulkOffer: packPrice === null ? null : { minimumUnits, packPrice: pesos(packPrice) },
});

function changed(before: ProductPrice, change: PriceAlteration, rounding: Rounding = TO_CENTAVOS) {
  const { after, flags } = alteredPrice(before, { change, rounding, bigChange });
  return { price: after.price, pack: after.bulkOffer?.packPrice ?? null, flags };
}

const byPercent = (text: string, on: 'price' | 'pack' | 'both' = 'price'): PriceAlteration => ({
  by: 'percent',
  percent: percentOf(text),
  on,
});

test.each<[number, string, Rounding, number]>([
  [1000, '12.5', TO_CENTAVOS, 1125],
  [1000, '12.5', { to: '50', mode: 'nearest' }, 1150],
  [1000, '12.4', { to: '50', mode: 'nearest' }, 1100],
  [1000, '12.4', { to: '50', mode: 'up' }, 1150],
  [1000, '12.5', { to: '50', mode: 'down' }, 1100],
  [0.01, '50', TO_CENTAVOS, 0.02],
  [0.01, '49.99', TO_CENTAVOS, 0.01],
  [4850, '-3', { to: '1', mode: 'nearest' }, 4705],
  [999.99, '0', { to: '1000', mode: 'nearest' }, 1000],
])('%d pesos changed by %s %% are %j: %d [STUDIO-003]', (before, percent, rounding, after) => {
  expect(changed(priced(before), byPercent(percent), rounding).price).toBe(pesos(after));
});

test('an amount is added or set, and rounded like a percentage [STUDIO-003]', () => {
  const rounding: Rounding = { to: '100', mode: 'up' };
  const add: PriceAlteration = { by: 'amount', amount: pesos(-150.5), on: 'price' };
  expect(changed(priced(1000), add).price).toBe(pesos(849.5));
  expect(changed(priced(1000), add, rounding).price).toBe(pesos(900));
  expect(changed(priced(1000), { by: 'to', amount: pesos(1999.9), on: 'price' }).price).toBe(pesos(1999.9));
});

test('price and pack price change by one rule, each by itself [STUDIO-003]', () => {
  const before = priced(1000, 10_800);
  expect(changed(before, byPercent('10'))).toMatchObject({ price: pesos(1100), pack: pesos(10_800) });
  expect(changed(before, byPercent('10', 'pack'))).toMatchObject({ price: pesos(1000), pack: pesos(11_880) });
  expect(changed(before, byPercent('10', 'both'))).toMatchObject({ price: pesos(1100), pack: pesos(11_880) });
});

test('what is left out, and what is worth a look, is flagged [STUDIO-004]', () => {
  expect(changed(priced(null), byPercent('10')).flags).toEqual(['no-price']);
  expect(changed(priced(1000), byPercent('10', 'pack')).flags).toEqual(['no-price']);
  expect(changed(priced(1000), byPercent('0')).flags).toEqual(['unchanged']);
  expect(changed(priced(1000), byPercent('30')).flags).toEqual([]);
  expect(changed(priced(1000), byPercent('30.01')).flags).toEqual(['big-change']);
  expect(changed(priced(1000), byPercent('-100')).flags).toEqual(['not-positive']);
});

test('a pack that stays behind, or gets ahead of its price, is flagged whichever of the two moves [STUDIO-004]', () => {
  const before = priced(1000, 11_000);
  expect(changed(before, byPercent('10')).flags).toEqual(['pack-unchanged']);
  expect(changed(before, byPercent('5', 'pack')).flags).toEqual(['price-unchanged']);
  expect(changed(before, byPercent('10', 'both')).flags).toEqual([]);
  expect(changed(before, byPercent('-10')).flags).toEqual(['pack-not-cheaper', 'pack-unchanged']);
  expect(changed(before, byPercent('10', 'pack')).flags).toEqual(['pack-not-cheaper', 'price-unchanged']);
  const useless = priced(1000, 12_500);
  expect(changed(useless, byPercent('5')).flags).toEqual(['pack-now-cheaper', 'pack-unchanged']);
  expect(changed(useless, byPercent('-5', 'pack')).flags).toEqual(['pack-now-cheaper', 'price-unchanged']);
  expect(changed(priced(null, 11_000), byPercent('5', 'pack')).flags).toEqual([]);
});

test('with an amount the other of price and pack price moves in the same proportion, if asked [STUDIO-003]', () => {
  const before = priced(1000, 10_800);
  const set: PriceAlteration = { by: 'to', amount: pesos(1250), on: 'price', otherFollows: true };
  expect(changed(before, set)).toEqual({ price: pesos(1250), pack: pesos(13_500), flags: [] });
  expect(changed(before, { ...set, amount: pesos(1111) }, { to: '100', mode: 'up' })).toMatchObject({
    price: pesos(1200),
    pack: pesos(13_000),
  });
  expect(changed(before, { by: 'amount', amount: pesos(-2700), on: 'pack', otherFollows: true })).toEqual({
    price: pesos(750),
    pack: pesos(8100),
    flags: [],
  });
  expect(changed(priced(1000), set)).toMatchObject({ price: pesos(1250), pack: null });
  const tooLarge: PriceAlteration = { ...set, amount: MAX_CENTAVOS };
  expect(changed(before, tooLarge).flags).toEqual(['not-positive']);
});

test('where the amount moves nothing the other of the two stays, whatever the rounding [STUDIO-003]', () => {
  const before = priced(1000, 10_850);
  const set: PriceAlteration = { by: 'to', amount: pesos(1000), on: 'price', otherFollows: true };
  const rounding: Rounding = { to: '100', mode: 'up' };
  expect(changed(before, set, rounding)).toEqual({
    price: pesos(1000),
    pack: pesos(10_850),
    flags: ['unchanged'],
  });
  const pack: PriceAlteration = { by: 'amount', amount: pesos(10), on: 'pack', otherFollows: true };
  const priceOff = priced(1050, 10_800);
  expect(changed(priceOff, pack, { to: '100', mode: 'down' })).toMatchObject({
    price: pesos(1050),
    pack: pesos(10_800),
  });
});

test('nothing at or below zero, or beyond what can be stored, is ever applied [STUDIO-003]', () => {
  fc.assert(
    fc.property(anyPrice, anyChange, anyRounding, (before, change, rounding) => {
      const { after, flags } = alteredPrice(before, { change, rounding, bigChange });
      for (const amount of [after.price, after.bulkOffer?.packPrice ?? null]) {
        if (amount !== null) expect(amount > 0 && amount <= MAX_CENTAVOS).toBe(true);
      }
      if (flags.some((flag) => ['no-price', 'unchanged', 'not-positive'].includes(flag)))
        expect(after).toBe(before);
    }),
  );
});

test('a change of 0 percent changes nothing [STUDIO-003]', () => {
  fc.assert(
    fc.property(anyPrice, fc.constantFrom('price', 'pack', 'both'), (before, on) => {
      const change = byPercent('0', on as 'price');
      const { after } = alteredPrice(before, { change, rounding: TO_CENTAVOS, bigChange });
      expect(after).toBe(before);
    }),
  );
});

test('the difference that a row shows is of the price, or of the pack where the price stays, half up [STUDIO-004]', () => {
  const amounts = (price: number | null, pack: number | null = null) => ({
    price: price === null ? null : pesos(price),
    pack: pack === null ? null : pesos(pack),
  });
  expect(shownDifference(amounts(4425), amounts(5000))).toBe(1299);
  expect(shownDifference(amounts(8000), amounts(7000))).toBe(-1250);
  expect(shownDifference(amounts(100, 900), amounts(110, 1800))).toBe(1000);
  expect(shownDifference(amounts(100, 900), amounts(100, 1800))).toBe(10_000);
  expect(shownDifference(amounts(null), amounts(5))).toBeNull();
  expect(shownDifference(amounts(5), amounts(5))).toBe(0);
});

test('a percentage is exact in whole numbers, rounded half up once [STUDIO-003]', () => {
  fc.assert(
    fc.property(anyAmount, anyPercent, (price, percent) => {
      const change = { by: 'percent', percent, on: 'price' } as const;
      const { after, flags } = alteredPrice(
        { price, bulkOffer: null },
        { change, rounding: TO_CENTAVOS, bigChange },
      );
      if (flags.includes('not-positive')) return;
      const exact = BigInt(price) * BigInt(10_000 + percent);
      const distance = 20_000n * BigInt(after.price ?? 0) - 2n * exact;
      expect(distance > -10_000n && distance <= 10_000n).toBe(true);
    }),
  );
});

test('rounding up is never below rounding down, and both are within a step [STUDIO-003]', () => {
  fc.assert(
    fc.property(
      anyAmount,
      fc.constantFrom(...(Object.keys(ROUNDING_STEPS) as Rounding['to'][])),
      (price, to) => {
        const change: PriceAlteration = { by: 'to', amount: price, on: 'price' };
        const [down, nearest, up] = (['down', 'nearest', 'up'] as const).map((mode) => {
          const altered = alteredPrice(priced(1), { change, rounding: { to, mode }, bigChange });
          return altered.flags.includes('not-positive') ? 0 : Number(altered.after.price);
        });
        const step = ROUNDING_STEPS[to];
        expect([down, up]).toContain(nearest);
        expect(Number(up) - Number(down)).toBe(price % step === 0 ? 0 : step);
      },
    ),
  );
});
