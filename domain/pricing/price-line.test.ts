import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BY_PIECE, MEASURE_CODES, SCALES, stepsOf } from '../measure/sale-unit.ts';
import { type Centavos, centavos, MAX_CENTAVOS, pesos } from '../money/centavos.ts';
import type { BulkOffer } from './bulk-offer.ts';
import { bulkUnitPrice } from './bulk-unit-price.ts';
import { paidUnitPrice } from './paid-unit-price.ts';
import { priceLine } from './price-line.ts';
import { discountHundredths, wholePercent } from './saved-percent.ts';
import { shownTotal } from './shown-total.ts';

const pieces = (asked: Omit<Parameters<typeof priceLine>[0], 'saleUnit'>) =>
  priceLine({ ...asked, saleUnit: BY_PIECE });

const aDozen = (pack: number): BulkOffer => ({ minimumUnits: 12, packPrice: pesos(pack) });

// price, pack, minimum, units → unit share, list total, total, saving (pesos), whole percent, hundredths of a percent
const CASES = [
  [5000, 54_000, 12, 0, 4500, 0, 0, 0, 0, 0],
  [5000, 54_000, 12, 1, 4500, 5000, 5000, 0, 0, 0],
  [5000, 54_000, 12, 11, 4500, 55_000, 55_000, 0, 0, 0],
  [5000, 54_000, 12, 12, 4500, 60_000, 54_000, 6000, 10, 1000],
  [5000, 54_000, 12, 13, 4500, 65_000, 58_500, 6500, 10, 1000],
  [5000, 54_000, 12, 24, 4500, 120_000, 108_000, 12_000, 10, 1000],
  [5000, 60_000, 12, 12, 5000, 60_000, 60_000, 0, 0, 0],
  [5000, 66_000, 12, 12, 5500, 60_000, 60_000, 0, 0, 0],
  [700, 1200, 2, 2, 600, 1400, 1200, 200, 14, 1429],
  [2500, 1, 1, 1, 1, 2500, 1, 2499, 100, 9996],
  [100, 1000, 12, 12, 83.33, 1200, 1000, 200, 17, 1667],
  [100, 1000, 12, 13, 83.33, 1300, 1083.33, 216.67, 17, 1667],
  [3000, 8000, 3, 3, 2666.67, 9000, 8000, 1000, 11, 1111],
  [3000, 8000, 3, 4, 2666.67, 12_000, 10_666.67, 1333.33, 11, 1111],
  [1000, 9995, 10, 10, 999.5, 10_000, 9995, 5, 0, 5],
  [1000, 9950, 10, 10, 995, 10_000, 9950, 50, 1, 50],
  [1000, 9949, 10, 10, 994.9, 10_000, 9949, 51, 1, 51],
  [100_000, 999_999, 10, 10, 99_999.9, 1_000_000, 999_999, 1, 0, 0],
  [100_000, 999_950, 10, 10, 99_995, 1_000_000, 999_950, 50, 0, 1],
  [1500.5, 16_000, 12, 12, 1333.33, 18_006, 16_000, 2006, 11, 1114],
  [1.1, 3.3, 3, 3, 1.1, 3.3, 3.3, 0, 0, 0],
  [33.33, 99.99, 3, 3, 33.33, 99.99, 99.99, 0, 0, 0],
] as const;

test.each(CASES)(
  'price %d, pack %d for %d, %d units [N5 PRICE-009 PRICE-012 PRICE-014 PRICE-015 PRICE-016 PRICE-017 PRICE-018]',
  (price, pack, minimumUnits, units, share, listTotal, total, saving, percent, hundredths) => {
    const bulkOffer = { minimumUnits, packPrice: pesos(pack) };
    const line = pieces({ price: pesos(price), bulkOffer, units });

    expect(bulkUnitPrice(bulkOffer)).toBe(pesos(share));
    expect(line).toEqual({
      price: pesos(price),
      bulkOffer,
      offer: pesos(pack) < pesos(price) * minimumUnits ? bulkOffer : null,
      saleUnit: BY_PIECE,
      units,
      listTotal: pesos(listTotal),
      total: pesos(total),
      saving: pesos(saving),
      isBulkActive: saving > 0,
    });
    expect(wholePercent(line)).toBe(percent);
    expect(discountHundredths(line)).toBe(hundredths);
  },
);

test('without a pack price and a minimum nothing is discounted [N5 PRICE-010 PRICE-011]', () => {
  const line = pieces({ price: pesos(5000), bulkOffer: null, units: 50 });
  expect(line).toMatchObject({
    listTotal: pesos(250_000),
    total: pesos(250_000),
    saving: 0,
    isBulkActive: false,
  });
});

test('a product without price adds nothing, whatever its bulk offer [N5 PRICE-G02]', () => {
  const line = pieces({ price: null, bulkOffer: aDozen(54_000), units: 12 });
  const nothing = { listTotal: 0, total: 0, saving: 0 };
  const asked = { price: null, bulkOffer: aDozen(54_000) };
  expect(line).toEqual({
    ...asked,
    offer: null,
    saleUnit: BY_PIECE,
    units: 12,
    ...nothing,
    isBulkActive: false,
  });
  expect(discountHundredths(line)).toBe(0);
  expect(wholePercent(line)).toBe(0);
});

test('twelve units get the pack price, eleven do not [PRICE-012 DETAIL-029]', () => {
  const price = pesos(5000);
  expect(pieces({ price, bulkOffer: aDozen(54_000), units: 11 }).isBulkActive).toBe(false);
  expect(pieces({ price, bulkOffer: aDozen(54_000), units: 12 }).isBulkActive).toBe(true);
});

test('a pack that is not cheaper is not active, however many units [PRICE-014 DETAIL-032]', () => {
  const price = pesos(5000);
  expect(pieces({ price, bulkOffer: aDozen(60_000), units: 100 }).isBulkActive).toBe(false);
  expect(pieces({ price, bulkOffer: aDozen(59_999.99), units: 100 }).isBulkActive).toBe(true);
});

test('a pack at exactly the list price is no offer, without float errors [PRICE-025]', () => {
  const line = pieces({
    price: pesos(1.1),
    bulkOffer: { minimumUnits: 3, packPrice: pesos(3.3) },
    units: 3,
  });
  expect(line.isBulkActive).toBe(false);
});

test('a percent that reads 0.00 is no discount, yet the saving is in the total [PRICE-019 PRICE-020 PRICE-021]', () => {
  const bulkOffer = { minimumUnits: 10, packPrice: pesos(999_999) };
  const line = pieces({ price: pesos(100_000), bulkOffer, units: 10 });
  expect(line.saving).toBe(pesos(1));
  expect(discountHundredths(line)).toBe(0);
});

const amounts = fc.integer({ min: 1, max: MAX_CENTAVOS }).map(centavos);
const sensible = fc.integer({ min: 1, max: 10_000_000 }).map(centavos);
const offers = (packs: fc.Arbitrary<Centavos>) =>
  fc.option(fc.record({ minimumUnits: fc.integer({ min: 1, max: 9999 }), packPrice: packs }));
const lines = fc.oneof(
  fc.record({ price: fc.option(sensible), bulkOffer: offers(sensible), units: fc.nat(9999) }),
  fc.record({ price: fc.option(amounts), bulkOffer: offers(amounts), units: fc.nat(1_000_000) }),
);

test('the parts of a line add up, and none is below zero [PRICE-016]', () => {
  fc.assert(
    fc.property(lines, (given) => {
      const line = pieces(given);
      expect(line.listTotal - line.saving).toBe(line.total);
      expect(line.total).toBeGreaterThanOrEqual(0);
      expect(line.saving).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('an active offer always saves at least a centavo [PRICE-014]', () => {
  const cheapPacks = fc
    .record({
      price: sensible,
      minimumUnits: fc.integer({ min: 2, max: 500 }),
      extra: fc.nat(5000),
      off: fc.nat(1000),
    })
    .filter(({ price, minimumUnits, off }) => price * minimumUnits - 1 - off > 0);
  fc.assert(
    fc.property(cheapPacks, ({ price, minimumUnits, extra, off }) => {
      const packPrice = centavos(price * minimumUnits - 1 - off);
      const line = pieces({ price, bulkOffer: { minimumUnits, packPrice }, units: minimumUnits + extra });
      expect(line.isBulkActive).toBe(true);
      expect(line.saving).toBeGreaterThanOrEqual(1);
    }),
  );
});

test('the total is within half a centavo of the exact one [PRICE-G03]', () => {
  fc.assert(
    fc.property(lines, (given) => {
      const line = pieces(given);
      if (!line.isBulkActive || given.bulkOffer === null || line.total === MAX_CENTAVOS) return;
      const { minimumUnits, packPrice } = given.bulkOffer;
      const exact = BigInt(packPrice) * BigInt(given.units);
      const distance = 2n * (BigInt(line.total) * BigInt(minimumUnits) - exact);
      expect(distance > -BigInt(minimumUnits) && distance <= BigInt(minimumUnits)).toBe(true);
    }),
  );
});

test('a percent is between 0 and 100 [PRICE-017 PRICE-018]', () => {
  fc.assert(
    fc.property(lines, (given) => {
      const line = pieces(given);
      expect(wholePercent(line)).toBeGreaterThanOrEqual(0);
      expect(wholePercent(line)).toBeLessThanOrEqual(100);
      expect(discountHundredths(line)).toBeLessThanOrEqual(10_000);
    }),
  );
});

const BY_METRE = { code: 'MTR', scale: 2, increment: 5, minimum: 5 } as const;

test.each([
  [pesos(1200), null, 150, pesos(1800)],
  [pesos(99.99), null, 5, pesos(5)],
  [pesos(33.33), null, 250, pesos(83.33)],
  // From 10 m on, 10 m cost $ 9.900.
  [pesos(1200), { minimumUnits: 10, packPrice: pesos(9900) }, 995, pesos(11_940)],
  [pesos(1200), { minimumUnits: 10, packPrice: pesos(9900) }, 1000, pesos(9900)],
  [pesos(1200), { minimumUnits: 10, packPrice: pesos(9900) }, 1025, pesos(10_147.5)],
  [pesos(1200), { minimumUnits: 3, packPrice: pesos(1000) }, 305, pesos(1016.67)],
])('%d a metre with %j, for %d cm: %d [UNIT-002]', (price, bulkOffer, units, total) => {
  expect(priceLine({ price, bulkOffer, saleUnit: BY_METRE, units }).total).toBe(total);
});

test('whatever is measured costs its exact share, half up once, in bulk too [UNIT-002]', () => {
  const units = fc
    .record({
      code: fc.constantFrom(...MEASURE_CODES),
      step: fc.nat(5),
      steps: fc.integer({ min: 1, max: 4000 }),
    })
    .map(({ code, step, steps }) => {
      const increment = stepsOf(code)[step] ?? 1;
      return {
        saleUnit: { code, scale: SCALES[code], increment, minimum: increment },
        units: increment * steps,
      };
    });
  fc.assert(
    fc.property(sensible, offers(sensible), units, (price, bulkOffer, asked) => {
      const { saleUnit } = asked;
      const line = priceLine({ price, bulkOffer, ...asked });
      const ofOne = 10n ** BigInt(saleUnit.scale);
      const isBulk = line.offer !== null && BigInt(asked.units) >= BigInt(line.offer.minimumUnits) * ofOne;
      const of = line.offer === null || !isBulk ? 1 : line.offer.minimumUnits;
      const whole = line.offer === null || !isBulk ? price : line.offer.packPrice;
      const denominator = ofOne * BigInt(of);
      const twice = 2n * BigInt(whole) * BigInt(asked.units);
      expect(line.isBulkActive).toBe(isBulk);
      expect((2n * BigInt(line.total) - 1n) * denominator <= twice).toBe(true);
      expect((2n * BigInt(line.total) + 1n) * denominator > twice).toBe(true);
    }),
    { numRuns: 100_000 },
  );
});

test('a line says the pack’s share once the offer counts, and ‘Consultar’ without a price [PRICE-009]', () => {
  const line = (units: number, price: Centavos | null = pesos(5000)) =>
    pieces({ price, bulkOffer: aDozen(54_000), units });
  expect([11, 12].map((units) => paidUnitPrice(line(units)))).toEqual([pesos(5000), pesos(4500)]);
  expect(paidUnitPrice(pieces({ price: pesos(5000), bulkOffer: null, units: 12 }))).toBe(pesos(5000));
  expect([paidUnitPrice(line(12, null)), shownTotal(line(12, null))]).toEqual([null, null]);
  expect([line(0), line(12)].map(shownTotal)).toEqual([0, pesos(54_000)]);
});
