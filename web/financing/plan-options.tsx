import { useId } from 'react';
import type { InstalmentPlan } from '#domain/financing/calculate-financing.ts';
import { formatRate } from './format-rate.ts';
import { paymentWord } from './payment-count.ts';

type PlanOptionsProps = {
  readonly plans: readonly InstalmentPlan[];
  readonly chosen: InstalmentPlan | null;
  readonly onChoose: (plan: InstalmentPlan) => void;
};

/** The plans, each with the card company's charge (CALC-004). */
export function PlanOptions({ plans, chosen, onChoose }: PlanOptionsProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">Cuotas</legend>
      <div className="plan-options">
        {plans.map((plan) => (
          <label key={plan.instalments} className="plan-option">
            <input
              type="radio"
              name={name}
              value={plan.instalments}
              checked={plan.instalments === chosen?.instalments}
              onChange={() => onChoose(plan)}
            />
            <b className="display-figures">{plan.instalments}</b> <span>{paymentWord(plan.instalments)}</span>{' '}
            <small>
              {plan.isAbsorbed ? (
                'Sin interés'
              ) : (
                <>
                  Costo <span className="block">{formatRate(plan.surcharge)}</span>
                </>
              )}
            </small>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
