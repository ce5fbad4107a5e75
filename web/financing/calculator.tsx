import './calculator.css';
import { useStore } from '#web/storefront/store-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { AmountField } from './amount-field.tsx';
import { PlanOptions } from './plan-options.tsx';
import { Receipt } from './receipt.tsx';
import { useFinancing } from './use-financing.ts';

/** The price in instalments that leaves a given amount, computed in the browser (CALC-001, CALC-002). */
export function Calculator() {
  const { instalmentPlans } = useStore();
  const { amount, plan, calculation, changeAmount, choosePlan, calculate } = useFinancing(instalmentPlans);
  return (
    <div className="calculator">
      <form
        className="calculator-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          calculate();
        }}
      >
        <AmountField amount={amount} onChange={changeAmount} />
        <PlanOptions plans={instalmentPlans} chosen={plan} onChoose={choosePlan} />
        <Button type="submit" variant="primary" size="large" disabled={plan === null}>
          Calcular
        </Button>
      </form>
      <Receipt plan={plan} calculation={calculation} />
    </div>
  );
}
