import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEMO_STORE } from '#config/demo-store.ts';
import { type Centavos, centavos, MAX_CENTAVOS, pesos } from '../money/centavos.ts';
import { calculateFinancing } from './calculate-financing.ts';
import { cheapestOffer, planOffers } from './plan-offers.ts';
import { type PlanPeriod, plansOn } from './plans-on.ts';

const INSTALMENT_PLANS = plansOn(DEMO_STORE.plans, '2026-11-22');

const offersFor = (cashPrice: Centavos, instalmentPlans = INSTALMENT_PLANS) =>
  planOffers(cashPrice, { instalmentPlans, plans: { minimumPrice: 0 } });

test('each plan says instalment, total and yearly cost [LAW-002 STORE-005]', () => {
  expect(offersFor(pesos(10_000))).toEqual([
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
      for (const offer of offersFor(centavos(price))) {
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
  expect(offersFor(pesos(0))).toEqual([]);
  expect(offersFor(MAX_CENTAVOS)).toEqual([]);
});

const at = (instalments: number) => ({ instalments, surcharge: '10.35', cardFee: '1.8' });
const HISTORY = [
  { from: '1923-01-01', plans: [at(3)] },
  { from: '2026-12-01', plans: [at(6)] },
  { from: '2027-01-01', plans: [] },
] as const satisfies PlanPeriod[];

const plansIn = (history: readonly PlanPeriod[], day: string) =>
  plansOn({ history, grossIncomeTax: '3.60' }, day);

test.each([
  ['1922-12-31', []],
  ['2026-11-30', [3]],
  ['2026-12-01', [6]],
  ['2026-12-31', [6]],
  ['2031-01-01', []],
])('on %s the plans that began last hold [STORE-005]', (day, instalments) => {
  expect(plansIn(HISTORY, day).map((plan) => plan.instalments)).toEqual(instalments);
});

test.each(['50.01', '77.74', '99.99'])(
  'a plan from before the bounds whose fee of %s %% leaves the shop too little is not offered [STORE-005 LAW-002]',
  (cardFee) => {
    const [typed] = HISTORY;
    const history = [{ from: typed.from, plans: [{ ...at(6), cardFee }, at(3)] }];
    expect(plansIn(history, '2026-11-22')).toEqual(plansIn([typed], '2026-11-22'));
  },
);

test('the plans of the day decide what a product costs in instalments [STORE-005 LAW-002]', () => {
  const dearer = [{ from: '2026-12-01', plans: [{ ...at(3), surcharge: '20' }] }];
  const [before] = offersFor(pesos(10_000), plansIn(HISTORY, '2026-11-30'));
  const [after] = offersFor(pesos(10_000), plansIn([...HISTORY.slice(0, 1), ...dearer], '2026-12-01'));
  expect(before?.cftea).toBe(18_147);
  expect(after?.cftea).toBeGreaterThan(18_147);
});

const plansOf = (...plans: PlanPeriod['plans']) => plansIn([{ from: '1923-01-01', plans }], '2026-11-22');
const absorbed = (instalments: number) => ({ ...at(instalments), isAbsorbed: true });

test('a plan whose cost the shop absorbs divides the cash price, without interest [LAW-002 STORE-005]', () => {
  expect(offersFor(pesos(10_000), plansOf(absorbed(3)))).toEqual([
    {
      instalments: 3,
      instalmentPrice: pesos(3333.33),
      financedTotal: pesos(10_000),
      cftea: 0,
      isWithoutInterest: true,
    },
  ]);
});

test('a single payment has no yearly cost and promises nothing about interest [LAW-002]', () => {
  expect(offersFor(pesos(10_000), plansOf(absorbed(1), at(3)))).toMatchObject([
    { instalments: 1, instalmentPrice: pesos(10_000), cftea: null, isWithoutInterest: false },
    { instalments: 3, cftea: 18_147 },
  ]);
});

test('prices below the shop’s minimum have no instalments [LAW-002 STORE-005]', () => {
  const terms = { instalmentPlans: INSTALMENT_PLANS, plans: { minimumPrice: 5000 } };
  expect(planOffers(pesos(4999.99), terms)).toEqual([]);
  expect(planOffers(pesos(5000), terms)).toHaveLength(3);
});

test.each([
  ['of plans with interest the one with the lowest total', plansOf(at(12), at(3), at(6)), 3],
  ['one without interest before all others', plansOf(at(3), absorbed(6), at(12)), 6],
  ['of several without interest the one with most instalments', plansOf(absorbed(3), absorbed(6)), 6],
  ['no single payment where there are instalments', plansOf(absorbed(1), at(3)), 3],
  ['a single payment where there is nothing else', plansOf(absorbed(1)), 1],
])('a product leads with %s [LAW-002]', (_, plans, instalments) => {
  expect(cheapestOffer(offersFor(pesos(10_000), plans))?.instalments).toBe(instalments);
});

test('without plans a product leads with none [LAW-002]', () => {
  expect(cheapestOffer([])).toBeNull();
});
