import { expect, test } from 'vitest';
import { planOffers } from '#domain/financing/plan-offers.ts';
import { plansOn } from '#domain/financing/plans-on.ts';
import { pesos } from '#domain/money/centavos.ts';
import { FIRST_DAY_OF_PLANS, plansArea } from './plans-area.ts';

const THREE = { instalments: 3, surcharge: '10.35', cardFee: '1.80' };

/** Each fault as 'path: message'. */
function faultsOf(...plans: object[]): string[] {
  const checked = plansArea.safeParse({ history: [{ from: FIRST_DAY_OF_PLANS, plans }] });
  return (checked.error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

test('a rate beyond what a card takes is refused where it is typed, with the bound [STORE-005 CALC-019]', () => {
  expect(faultsOf(THREE, { ...THREE, instalments: 6, cardFee: '99.99' })).toEqual([
    'history.0.plans.1.cardFee: no puede pasar de 50\u00a0%',
  ]);
  expect(faultsOf({ ...THREE, surcharge: '500.01' })).toEqual([
    'history.0.plans.0.surcharge: no puede pasar de 500\u00a0%',
  ]);
  expect(faultsOf({ ...THREE, surcharge: '500', cardFee: '50.00' })).toEqual([]);
});

test('a number of instalments has one plan in a period [STORE-005]', () => {
  expect(faultsOf(THREE, { ...THREE, surcharge: '20' })).toEqual([
    'history.0.plans.1.instalments: ya tiene un plan',
  ]);
});

test('plans of before say nothing of a minimum or of the tax, and keep what they showed [STORE-005 CALC-018]', () => {
  const history = [{ from: FIRST_DAY_OF_PLANS, plans: [THREE] }];
  expect(plansArea.parse({ history })).toEqual({ history, minimumPrice: 0, grossIncomeTax: '3.60' });
});

test('plans at the bounds cost an amount that people can pay [STORE-005 LAW-002]', () => {
  const dearest = { instalments: 12, surcharge: '500', cardFee: '50' };
  const plans = plansArea.parse({
    history: [{ from: FIRST_DAY_OF_PLANS, plans: [dearest] }],
    grossIncomeTax: '10',
  });
  const instalmentPlans = plansOn(plans, '2026-11-22');
  const [offer] = planOffers(pesos(10_000), { instalmentPlans, plans });
  expect(offer?.financedTotal).toBeGreaterThan(pesos(10_000));
  expect(offer?.financedTotal).toBeLessThan(pesos(240_000));
});
