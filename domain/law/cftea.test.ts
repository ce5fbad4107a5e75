import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centavos, pesos } from '../money/centavos.ts';
import { cfteaHundredths, type InstalmentOffer, isWithoutInterest } from './cftea.ts';

const RUNS = { numRuns: 10_000 };

// Spreadsheets say the same: EFFECT(12 × RATE(n; -instalment; price); 12).
test.each([
  [pesos(12_000), 12, pesos(1000), 0],
  [pesos(12_000), 12, pesos(999), 0],
  [pesos(1000), 1, pesos(1100), 21_384],
  [pesos(10_000), 3, pesos(3951), 18_147],
  [pesos(10_000), 6, pesos(2167), 15_346],
  [pesos(10_000), 12, pesos(1832), 42_600],
])(
  '%d centavos in %d instalments of %d have a CFTEA of %d hundredths [LAW-002]',
  (cash, count, each, cftea) => {
    expect(cfteaHundredths({ cashPrice: cash, instalments: count, instalmentPrice: each })).toBe(cftea);
  },
);

const offers: fc.Arbitrary<InstalmentOffer> = fc
  .record({
    cash: fc.integer({ min: 100, max: 100_000_000_000 }),
    instalments: fc.integer({ min: 1, max: 60 }),
    // The financed total as a share of the cash price, from a little less to six times as much.
    share: fc.integer({ min: 950, max: 6000 }),
  })
  .map(({ cash, instalments, share }) => ({
    cashPrice: centavos(cash),
    instalments,
    instalmentPrice: centavos(Math.max(1, Math.round((cash * share) / 1000 / instalments))),
  }));

const UNIT = 10n ** 32n;

/**
 * Whether paying a year's rate leaves a debt: month by month as a lender writes it down, with the monthly factor by
 * bisection. It shares neither formula nor arithmetic with the code.
 */
function leavesDebt({ cashPrice, instalments, instalmentPrice }: InstalmentOffer, yearly: bigint): boolean {
  const factor = twelfthRoot(yearly);
  let debt = BigInt(cashPrice) * UNIT;
  for (let month = 0; month < instalments; month += 1) {
    debt = (debt * factor) / UNIT - BigInt(instalmentPrice) * UNIT;
  }
  return debt > 0n;
}

function twelfthRoot(yearly: bigint): bigint {
  // The machine's own root is near enough to begin with; the loop would show if it were not.
  const near = BigInt(Math.round((Number(yearly) / Number(UNIT)) ** (1 / 12) * 1e12)) * (UNIT / 10n ** 12n);
  let [low, high] = [near - UNIT / 10n ** 11n, near + UNIT / 10n ** 11n];
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    let power = UNIT;
    for (let month = 0; month < 12; month += 1) power = (power * middle) / UNIT;
    if (power > yearly) high = middle;
    else low = middle;
  }
  return low;
}

/** 1 plus a yearly rate in halves of a hundredth of a percent, the bounds between which it is rounded. */
const yearlyFactor = (halfHundredths: number) => UNIT + (BigInt(halfHundredths) * UNIT) / 20_000n;

test('10,000 plans agree with a ledger kept month by month, to a hundredth of a point [LAW-002]', () => {
  fc.assert(
    fc.property(offers, (offer) => {
      const cftea = cfteaHundredths(offer);
      if (isWithoutInterest(offer)) {
        expect(cftea).toBe(0);
        return;
      }
      // At half a hundredth more, the instalments no longer pay the debt; at half a hundredth less they do.
      expect(leavesDebt(offer, yearlyFactor(2 * cftea + 1))).toBe(true);
      if (cftea > 0) expect(leavesDebt(offer, yearlyFactor(2 * cftea - 1))).toBe(false);
    }),
    RUNS,
  );
});

test('a plan without cost has none, and none but those is without interest [LAW-002]', () => {
  fc.assert(
    fc.property(offers, (offer) => {
      const total = BigInt(offer.instalmentPrice) * BigInt(offer.instalments);
      expect(isWithoutInterest(offer)).toBe(total <= BigInt(offer.cashPrice));
      if (isWithoutInterest(offer)) expect(cfteaHundredths(offer)).toBe(0);
    }),
  );
});

test('dearer instalments, more of the same, or a lower cash price never cost less [LAW-002]', () => {
  fc.assert(
    fc.property(offers, (offer) => {
      const cftea = cfteaHundredths(offer);
      const { cashPrice, instalments, instalmentPrice } = offer;
      const dearer = { ...offer, instalmentPrice: centavos(instalmentPrice + 1) };
      const longer = { ...offer, instalments: instalments + 1 };
      const cheaper = { ...offer, cashPrice: centavos(cashPrice - 1) };
      for (const other of [dearer, longer, cheaper]) {
        expect(cfteaHundredths(other)).toBeGreaterThanOrEqual(cftea);
      }
    }),
  );
});

test('ten times the price in ten times the instalment costs the same rate [LAW-002]', () => {
  fc.assert(
    fc.property(offers, (offer) => {
      const scaled = {
        ...offer,
        cashPrice: centavos(offer.cashPrice * 10),
        instalmentPrice: centavos(offer.instalmentPrice * 10),
      };
      expect(cfteaHundredths(scaled)).toBe(cfteaHundredths(offer));
    }),
  );
});
