import { useState } from 'react';
import {
  calculateFinancing,
  type FinancingResult,
  type InstalmentPlan,
  parseAmount,
} from '#domain/financing/calculate-financing.ts';

export type Calculation = { readonly plan: InstalmentPlan; readonly result: FinancingResult };

export type Financing = {
  /** As the field shows it. */
  readonly amount: string;
  readonly plan: InstalmentPlan | null;
  readonly calculation: Calculation | null;
  changeAmount(amount: string): void;
  choosePlan(plan: InstalmentPlan): void;
  calculate(): void;
};

/** The calculator's state; a change of amount or plan takes the result away (CALC-G05). */
export function useFinancing(plans: readonly InstalmentPlan[]): Financing {
  const [amount, setAmount] = useState('');
  const [plan, setPlan] = useState<InstalmentPlan | null>(null);
  const [calculation, setCalculation] = useState<Calculation | null>(null);
  return {
    amount,
    plan,
    calculation,
    changeAmount(changed) {
      setAmount(changed);
      if (changed !== amount) setCalculation(null);
    },
    choosePlan(chosen) {
      setPlan(chosen);
      setCalculation(null);
    },
    calculate() {
      if (plan === null) return;
      const { instalments } = plan;
      const result = calculateFinancing({ amount: parseAmount(amount), instalments, plans });
      setCalculation({ plan, result });
    },
  };
}
