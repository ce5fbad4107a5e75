import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Centavos, centavos, MAX_CENTAVOS, pesos } from '../money/centavos.ts';
import type { BulkOffer } from './bulk-offer.ts';
import { bulkUnitPrice } from './bulk-unit-price.ts';
import { priceLine } from './price-line.ts';
import { discountHundredths, wholePercent } from './saved-percent.ts';

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
    const line = priceLine({ price: pesos(price), bulkOffer, units });

    expect(bulkUnitPrice(bulkOffer)).toBe(pesos(share));
    expect(line).toEqual({
      price: pesos(price),
      bulkOffer,
      offer: pesos(pack) < pesos(price) * minimumUnits ? bulkOffer : null,
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
  const line = priceLine({ price: pesos(5000), bulkOffer: null, units: 50 });
  expect(line).toMatchObject({
    listTotal: pesos(250_000),
    total: pesos(250_000),
    saving: 0,
    isBulkActive: false,
  });
});

test('a product without price adds nothing, whatever its bulk offer [N5 PRICE-G02]', () => {
  const line = priceLine({ price: null, bulkOffer: aDozen(54_000), units: 12 });
  const nothing = { listTotal: 0, total: 0, saving: 0 };
  const asked = { price: null, bulkOffer: aDozen(54_000) };
  expect(line).toEqual({ ...asked, offer: null, units: 12, ...nothing, isBulkActive: false });
  expect(discountHundredths(line)).toBe(0);
  expect(wholePercent(line)).toBe(0);
});

test('twelve units get the pack price, eleven do not [PRICE-012 DETAIL-029]', () => {
  const price = pesos(5000);
  expect(priceLine({ price, bulkOffer: aDozen(54_000), units: 11 }).isBulkActive).toBe(false);
  expect(priceLine({ price, bulkOffer: aDozen(54_000), units: 12 }).isBulkActive).toBe(true);
});

test('a pack that is not cheaper is not active, however many units [PRICE-014 DETAIL-032]', () => {
  const price = pesos(5000);
  expect(priceLine({ price, bulkOffer: aDozen(60_000), units: 100 }).isBulkActive).toBe(false);
  expect(priceLine({ price, bulkOffer: aDozen(59_999.99), units: 100 }).isBulkActive).toBe(true);
});

test('a pack at exactly the list price is no offer, without float errors [PRICE-025]', () => {
  const line = priceLine({
    price: pesos(1.1),
    bulkOffer: { minimumUnits: 3, packPrice: pesos(3.3) },
    units: 3,
  });
  expect(line.isBulkActive).toBe(false);
});

test('a percent that reads 0.00 is no discount, yet the saving is in the total [PRICE-019 PRICE-020 PRICE-021]', () => {
  const bulkOffer = { minimumUnits: 10, packPrice: pesos(999_999) };
  const line = priceLine({ price: pesos(100_000), bulkOffer, units: 10 });
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
      const line = priceLine(given);
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
      const line = priceLine({ price, bulkOffer: { minimumUnits, packPrice }, units: minimumUnits + extra });
      expect(line.isBulkActive).toBe(true);
      expect(line.saving).toBeGreaterThanOrEqual(1);
    }),
  );
});

test('the total is within half a centavo of the exact one [PRICE-G03]', () => {
  fc.assert(
    fc.property(lines, (given) => {
      const line = priceLine(given);
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
      const line = priceLine(given);
      expect(wholePercent(line)).toBeGreaterThanOrEqual(0);
      expect(wholePercent(line)).toBeLessThanOrEqual(100);
      expect(discountHundredths(line)).toBeLessThanOrEqual(10_000);
    }),
  );
});
