import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEMO_STORE } from '#config/demo-store.ts';
import { ceiling } from '../money/rounded-quotient.ts';
import { calculateFinancing, type FinancingResult, parseAmount } from './calculate-financing.ts';

const FIELDS = [
  'finalAmount',
  'fee',
  'financingCost',
  'iva21',
  'iva10_5',
  'iva1_5',
  'iva3',
  'ibSantaFe',
  'totalDeductions',
  'installmentPrice',
] as const satisfies (keyof FinancingResult)[];

// Instalments, amount, then the fields in the order above.
const TABLE = [
  [3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  [3, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1],
  [3, 100, 119, 3, 11, 1, 2, 1, 1, 5, 19, 40],
  [3, 999, 1184, 22, 104, 5, 11, 2, 1, 43, 185, 395],
  [3, 10000, 11851, 214, 1035, 45, 109, 16, 7, 427, 1851, 3951],
  [3, 11771, 13949, 252, 1219, 53, 128, 19, 8, 503, 2178, 4650],
  [3, 20000, 23701, 427, 2070, 90, 218, 32, 13, 854, 3701, 7901],
  [3, 50000, 59252, 1067, 5175, 224, 544, 78, 32, 2134, 9252, 19751],
  [3, 123456, 146300, 2634, 12778, 554, 1342, 192, 80, 5267, 22844, 48767],
  [3, 1000000, 1185032, 21331, 103500, 4480, 10868, 1553, 640, 42662, 185032, 395011],
  [6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  [6, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1],
  [6, 100, 130, 3, 20, 1, 3, 1, 1, 5, 30, 22],
  [6, 999, 1299, 24, 200, 5, 21, 3, 1, 47, 300, 217],
  [6, 10000, 12999, 234, 2000, 50, 210, 30, 8, 468, 2999, 2167],
  [6, 11771, 15300, 276, 2355, 58, 248, 36, 9, 551, 3529, 2550],
  [6, 20000, 25997, 468, 4000, 99, 420, 60, 15, 936, 5997, 4333],
  [6, 50000, 64991, 1170, 10000, 246, 1050, 150, 36, 2340, 14991, 10832],
  [6, 123456, 160469, 2889, 24692, 607, 2593, 371, 87, 5777, 37013, 26745],
  [6, 1000000, 1299805, 23397, 200000, 4914, 21000, 3000, 702, 46793, 299805, 216635],
  [12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  [12, 1, 3, 1, 1, 1, 1, 1, 1, 1, 2, 1],
  [12, 100, 220, 4, 96, 1, 11, 2, 1, 8, 120, 19],
  [12, 999, 2196, 40, 955, 9, 101, 15, 2, 80, 1197, 183],
  [12, 10000, 21978, 396, 9550, 84, 1003, 144, 12, 792, 11978, 1832],
  [12, 11771, 25870, 466, 11242, 98, 1181, 169, 14, 932, 14099, 2156],
  [12, 20000, 43956, 792, 19100, 167, 2006, 287, 24, 1583, 23956, 3663],
  [12, 50000, 109889, 1978, 47750, 416, 5014, 717, 60, 3956, 59889, 9158],
  [12, 123456, 271329, 4884, 117901, 1026, 12380, 1769, 147, 9768, 147873, 22611],
  [12, 1000000, 2197775, 39560, 955000, 8308, 100275, 14325, 1187, 79120, 1197775, 183148],
] as const;

test.each(TABLE)(
  '%d instalments of %d [N10 CALC-019 CALC-021 CALC-022 CALC-023 CALC-024 CALC-027 CALC-G01]',
  (instalments, amount, ...values) => {
    const result = calculateFinancing({
      amount: BigInt(amount),
      instalments,
      plans: DEMO_STORE.instalmentPlans,
    });
    expect(Object.keys(result)).toEqual(FIELDS);
    expect(FIELDS.map((field) => Number(result[field]))).toEqual(values);
  },
);

// A multiple of every denominator of N10, so that nothing is rounded and each rate shows itself.
const EVEN = 12n * 11_771n * 400_000n;
const evenly = DEMO_STORE.instalmentPlans.map(({ instalments }) => ({
  instalments,
  ...calculateFinancing({ amount: EVEN, instalments, plans: DEMO_STORE.instalmentPlans }),
}));

test.each([
  ['[CALC-009]', 3, 1035n],
  ['[CALC-010]', 6, 2000n],
  ['[CALC-011]', 12, 9550n],
])('the financing cost of $1 instalments is $2 hundredths of a percent $0', (_, instalments, rate) => {
  const result = calculateFinancing({ amount: EVEN, instalments, plans: DEMO_STORE.instalmentPlans });
  expect(result.financingCost * 10_000n).toBe(EVEN * rate);
});

test.each(evenly)(
  'the card fee ends at 1.8% of the total with $instalments instalments [CALC-012 CALC-013]',
  (result) => {
    expect(result.fee * 1000n).toBe(result.finalAmount * 18n);
  },
);

test.each(evenly)(
  'the deductions for fee, cost and total, $instalments instalments [CALC-014 CALC-015 CALC-016 CALC-017 CALC-018]',
  ({ finalAmount, fee, financingCost, iva21, iva10_5, iva1_5, iva3, ibSantaFe }) => {
    expect(iva21 * 100n).toBe(fee * 21n);
    expect(iva10_5 * 1000n).toBe(financingCost * 105n);
    expect(iva1_5 * 1000n).toBe(financingCost * 15n);
    expect(iva3 * 100n).toBe(fee * 3n);
    expect(ibSantaFe * 1000n).toBe(finalAmount * 36n);
  },
);

test.each(evenly)(
  'the deductions leave exactly the amount, $instalments instalments [CALC-019]',
  (result) => {
    const { finalAmount, fee, financingCost, iva21, iva10_5, iva1_5, iva3, ibSantaFe, totalDeductions } =
      result;
    const parts = fee + financingCost + iva21 + iva10_5 + iva1_5 + iva3 + ibSantaFe;
    expect(finalAmount - parts).toBe(EVEN);
    expect(totalDeductions).toBe(parts);
  },
);

test('there are 3, 6 and 12 instalments, and no other number [CALC-004]', () => {
  expect(DEMO_STORE.instalmentPlans.map((plan) => plan.instalments)).toEqual([3, 6, 12]);
  expect(() => calculateFinancing({ amount: 1n, instalments: 9, plans: DEMO_STORE.instalmentPlans })).toThrow(
    RangeError,
  );
});

test('a store may have plans of its own [CALC-010]', () => {
  const free = { numerator: 0n, denominator: 1n };
  const plan = { instalments: 2, surcharge: free, cardFee: free, isAbsorbed: false };
  const grossIncomeTax = { numerator: 36n, denominator: 1000n };
  const taxed = calculateFinancing({ amount: 964n, instalments: 2, plans: [{ ...plan, grossIncomeTax }] });
  expect(taxed).toMatchObject({ finalAmount: 1000n, ibSantaFe: 36n, installmentPrice: 500n });
  const plans = [{ ...plan, grossIncomeTax: free }];
  expect(calculateFinancing({ amount: 964n, instalments: 2, plans })).toMatchObject({
    finalAmount: 964n,
    ibSantaFe: 0n,
    totalDeductions: 0n,
  });
});

test('with an absorbed plan the shopper pays the cash price and the shop its charges [CALC-019 STORE-005]', () => {
  fc.assert(
    fc.property(amounts, instalmentCounts, (amount, instalments) => {
      const charged = DEMO_STORE.instalmentPlans;
      const plans = charged.map((plan) => ({ ...plan, isAbsorbed: true }));
      const result = calculateFinancing({ amount, instalments, plans });
      expect(result.finalAmount).toBe(amount);
      // Whoever charges for what the shop receives now comes to the same total, but for the rounding.
      const received = amount - result.totalDeductions;
      const { finalAmount } = calculateFinancing({ amount: received, instalments, plans: charged });
      expect(finalAmount <= amount && finalAmount >= amount - 3n).toBe(true);
    }),
  );
});

// The iteration of N10 in exact fractions: first with the fee of 3.5%, then recalculated at 1.8%.
function iterated(amount: bigint, steps: number): { numerator: bigint; denominator: bigint } {
  const charged = amount * 20_696n; // amount × (1 + 1.12 × 0.955), in ten-thousandths
  let total = { numerator: charged * 10n, denominator: 100_000n - 4_340n - 3_600n };
  for (let step = 0; step < steps; step += 1) {
    total = {
      numerator: charged * 10n * total.denominator + 5_832n * total.numerator,
      denominator: 100_000n * total.denominator,
    };
  }
  return total;
}

test.each([
  [1n, 3n, 3n, 3n],
  [999n, 2246n, 2199n, 2196n],
  [10_000n, 22_481n, 22_008n, 21_978n],
  [123_456n, 277_542n, 271_691n, 271_329n],
  [1_000_000n, 2_248_100n, 2_200_710n, 2_197_775n],
])(
  '12 instalments of %d come to the limit of the iteration [N10 CALC-013 CALC-020 CALC-021]',
  (amount, ...totals) => {
    const [first, second, limit] = totals;
    expect(ceiling(iterated(amount, 0))).toBe(first);
    expect(ceiling(iterated(amount, 1))).toBe(second);
    expect(ceiling(iterated(amount, 30))).toBe(limit);
    expect(
      calculateFinancing({ amount, instalments: 12, plans: DEMO_STORE.instalmentPlans }).finalAmount,
    ).toBe(limit);
  },
);

test.each([
  [7458n, 16_391n],
  [11_771n, 25_870n],
])('%d in 12 instalments is not rounded up past its exact total [CALC-026]', (amount, total) => {
  expect(calculateFinancing({ amount, instalments: 12, plans: DEMO_STORE.instalmentPlans }).finalAmount).toBe(
    total,
  );
});

test.each([
  [3, 23n, 1n, 1n],
  [3, 117n, 3n, 5n],
  [3, 234n, 5n, 10n],
  [6, 21n, 1n, 1n],
  [6, 128n, 3n, 6n],
  [12, 63n, 3n, 5n],
  [12, 240n, 10n, 19n],
])(
  'with %d instalments of %d fee and income tax are taken of the exact total [CALC-G02]',
  (instalments, amount, ...expected) => {
    const { fee, ibSantaFe } = calculateFinancing({ amount, instalments, plans: DEMO_STORE.instalmentPlans });
    expect([fee, ibSantaFe]).toEqual(expected);
  },
);

const amounts = fc.bigInt({ min: 0n, max: 999_999_999_999n });
const instalmentCounts = fc.constantFrom(3, 6, 12);

test('the total less the deductions is the amount, whatever the amount and plan [CALC-G01]', () => {
  fc.assert(
    fc.property(amounts, instalmentCounts, (amount, instalments) => {
      const { finalAmount, totalDeductions } = calculateFinancing({
        amount,
        instalments,
        plans: DEMO_STORE.instalmentPlans,
      });
      expect(finalAmount - totalDeductions).toBe(amount);
    }),
  );
});

test('the instalments pay the total, with less than a peso each to spare [CALC-024]', () => {
  fc.assert(
    fc.property(amounts, instalmentCounts, (amount, instalments) => {
      const { finalAmount, installmentPrice } = calculateFinancing({
        amount,
        instalments,
        plans: DEMO_STORE.instalmentPlans,
      });
      const spare = installmentPrice * BigInt(instalments) - finalAmount;
      expect(spare >= 0n && spare < BigInt(instalments)).toBe(true);
    }),
  );
});

test.each([
  ['', 0n],
  ['abc', 0n],
  ['10000', 10_000n],
  ['10.000', 10_000n],
  ['$ 10.000,50', 1_000_050n],
  ['-500', 500n],
  ['007', 7n],
  ['1e3', 13n],
  [' 12 34 ', 1234n],
  ['0', 0n],
])('the typed amount %j [N10 CALC-007 CALC-008]', (text, amount) => {
  expect(parseAmount(text)).toBe(amount);
});

test('any text is read as its first twelve digits [CALC-007 CALC-G03]', () => {
  expect(parseAmount('1234567890123')).toBe(123_456_789_012n);
  fc.assert(
    fc.property(fc.string(), (text) => {
      const digits = [...text].filter((character) => '0123456789'.includes(character)).join('');
      expect(parseAmount(text)).toBe(BigInt(digits.slice(0, 12)));
    }),
  );
});
