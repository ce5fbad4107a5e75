import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEMO_STORE } from '#config/demo-store.ts';
import { centavos, MAX_CENTAVOS, pesos } from '../money/centavos.ts';
import { calculateFinancing } from './calculate-financing.ts';
import { planOffers } from './plan-offers.ts';
import { plansOn } from './plans-on.ts';

const INSTALMENT_PLANS = plansOn(DEMO_STORE.plans.history, '2026-11-22');

test('each plan says instalment, total and yearly cost [LAW-002 STORE-005]', () => {
  expect(planOffers(pesos(10_000), INSTALMENT_PLANS)).toEqual([
    {
      instalments: 3,
      instalmentPrice: pesos(3951),
      financedTotal: pesos(11_853),
      cftea: 18_147,
      isWithoutInterest: false,
    },
    {
      instalments: 6,
      instalmentPrice: pesos(2167),
      financedTotal: pesos(13_002),
      cftea: 15_346,
      isWithoutInterest: false,
    },
    {
      instalments: 12,
      instalmentPrice: pesos(1832),
      financedTotal: pesos(21_984),
      cftea: 42_600,
      isWithoutInterest: false,
    },
  ]);
});

test("an instalment is the calculator's, and all of them are what is paid in the end [LAW-002 STORE-005]", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000_000 }), (price) => {
      const amount = BigInt(Math.ceil(price / 100));
      for (const offer of planOffers(centavos(price), INSTALMENT_PLANS)) {
        const { installmentPrice, finalAmount } = calculateFinancing({
          amount,
          instalments: offer.instalments,
          plans: INSTALMENT_PLANS,
        });
        expect(BigInt(offer.instalmentPrice)).toBe(installmentPrice * 100n);
        expect(offer.financedTotal).toBe(offer.instalmentPrice * offer.instalments);
        expect(BigInt(offer.financedTotal)).toBeGreaterThanOrEqual(finalAmount * 100n);
      }
    }),
  );
});

test('no price and prices beyond any amount have no plans [LAW-002]', () => {
  expect(planOffers(pesos(0), INSTALMENT_PLANS)).toEqual([]);
  expect(planOffers(MAX_CENTAVOS, INSTALMENT_PLANS)).toEqual([]);
});

const at = (instalments: number) => ({ instalments, surcharge: '10.35', cardFee: '1.8' });
const HISTORY = [
  { from: '1923-01-01', plans: [at(3)] },
  { from: '2026-12-01', plans: [at(6)] },
  { from: '2027-01-01', plans: [] },
];

test.each([
  ['1922-12-31', []],
  ['2026-11-30', [3]],
  ['2026-12-01', [6]],
  ['2026-12-31', [6]],
  ['2031-01-01', []],
])('on %s the plans that began last hold [STORE-005]', (day, instalments) => {
  expect(plansOn(HISTORY, day).map((plan) => plan.instalments)).toEqual(instalments);
});

test.each(['50.01', '77.74', '99.99'])(
  'a plan from before the bounds whose fee of %s %% leaves the shop too little is not offered [STORE-005 LAW-002]',
  (cardFee) => {
    expect(plansOn([{ from: '1923-01-01', plans: [{ ...at(3), cardFee }, at(6)] }], '2026-11-22')).toEqual(
      plansOn([{ from: '1923-01-01', plans: [at(6)] }], '2026-11-22'),
    );
  },
);

test('the plans of the day decide what a product costs in instalments [STORE-005 LAW-002]', () => {
  const dearer = [{ from: '2026-12-01', plans: [{ ...at(3), surcharge: '20' }] }];
  const [before] = planOffers(pesos(10_000), plansOn(HISTORY, '2026-11-30'));
  const [after] = planOffers(pesos(10_000), plansOn([...HISTORY.slice(0, 1), ...dearer], '2026-12-01'));
  expect(before?.cftea).toBe(18_147);
  expect(after?.cftea).toBeGreaterThan(18_147);
});
