import { expect, test } from 'vitest';
import { DEMO_STORE } from '#config/demo-store.ts';
import { calculateFinancing } from '#domain/financing/calculate-financing.ts';

import { deductionsOf } from './deductions.ts';

test('the detail names every deduction, in order, with the rates of the plan [CALC-022 CALC-G04]', () => {
  const plan = DEMO_STORE.instalmentPlans.find(({ instalments }) => instalments === 6);
  if (plan === undefined) throw new Error('there is no plan of 6');
  const result = calculateFinancing({ amount: 120_000n, instalments: 6, plans: DEMO_STORE.instalmentPlans });
  const rows = deductionsOf({ plan, result }, 'Santa Fe').map(({ label, amount }) => [
    label.replaceAll('\u00a0', ' '),
    amount,
  ]);
  expect(rows).toEqual([
    ['Arancel de tarjeta (1,8 %)', 2_808n],
    ['Costo financiero (20 %)', 24_000n],
    ['IVA 21 % sobre arancel', 590n],
    ['IVA 10,5 % sobre costo financiero', 2_520n],
    ['Percepción IVA 1,5 % sobre costo financiero', 360n],
    ['Percepción IVA 3 % sobre arancel', 85n],
    ['Ingresos Brutos Santa Fe (3,6 %)', 5_616n],
  ]);
});
