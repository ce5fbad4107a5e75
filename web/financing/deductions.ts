import type { FinancingResult } from '#domain/financing/calculate-financing.ts';
import { formatRate } from './format-rate.ts';
import type { Calculation } from './use-financing.ts';

export type Deduction = {
  readonly label: string;
  /** Whole pesos. */
  readonly amount: bigint;
};

/** The deductions from the total, as the detail lists them, without their sum (CALC-022). */
export function deductionsOf({ plan, result }: Calculation, province: string): Deduction[] {
  const rows: [keyof FinancingResult, string][] = [
    ['fee', `Arancel de tarjeta (${formatRate(plan.cardFee)})`],
    ['financingCost', `Costo financiero (${formatRate(plan.surcharge)})`],
    ['iva21', 'IVA 21\u00a0% sobre arancel'],
    ['iva10_5', 'IVA 10,5\u00a0% sobre costo financiero'],
    ['iva1_5', 'Percepción IVA 1,5\u00a0% sobre costo financiero'],
    ['iva3', 'Percepción IVA 3\u00a0% sobre arancel'],
    ['ibSantaFe', `${`Ingresos Brutos ${province}`.trim()} (${formatRate(plan.grossIncomeTax)})`],
  ];
  return rows.map(([field, label]) => ({ label, amount: result[field] }));
}
