import './calculator.css';
import { useStore } from '#web/storefront/store-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { AmountField } from './amount-field.tsx';
import { PlanOptions } from './plan-options.tsx';
import { Receipt } from './receipt.tsx';
import { useFinancing } from './use-financing.ts';

/** The price in instalments that leaves a given amount, computed in the browser (CALC-001, CALC-002). */
export function Calculator({ isForShopper = false }: { isForShopper?: boolean }) {
  const { instalmentPlans } = useStore();
  const { amount, plan, calculation, changeAmount, choosePlan, calculate } = useFinancing(instalmentPlans);
  if (instalmentPlans.length === 0) return <NoPlans />;
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
        <AmountField
          amount={amount}
          isCashPrice={plan?.isAbsorbed ?? false}
          isForShopper={isForShopper}
          onChange={changeAmount}
        />
        <PlanOptions plans={instalmentPlans} chosen={plan} onChoose={choosePlan} />
        <Button type="submit" variant="primary" size="large" disabled={plan === null}>
          Calcular
        </Button>
      </form>
      <Receipt plan={plan} calculation={calculation} isForShopper={isForShopper} />
    </div>
  );
}

function NoPlans() {
  return (
    <p>
      Hoy no tenemos planes de cuotas.{' '}
      <PageLink to="/contact" className="sewn-link">
        Consúltanos por la financiación
      </PageLink>
    </p>
  );
}
