import '#web/financing/calculator.css';
import { planOffers } from '#domain/financing/plan-offers.ts';
import { plansOn } from '#domain/financing/plans-on.ts';
import { pesos } from '#domain/money/centavos.ts';
import { formatDay } from '#domain/text/format-date.ts';
import { shopDay } from '#domain/time/shop-days.ts';
import type { Settings } from '#schemas/store/area-schemas.ts';
import { PlanOptions } from '#web/financing/plan-options.tsx';
import { PlansTable } from '#web/financing/plans-table.tsx';

const SAMPLE = pesos(10_000);

/** The calculator's plans and a product's table, as of today and of each day to come. */
export function PlansPreview({ fields }: { fields: Settings['plans'] }) {
  const today = shopDay(Date.now());
  const days = [today, ...fields.history.map(({ from }) => from).filter((from) => from > today)];
  return (
    <div className="grid gap-8 p-5">
      {days.map((day) => {
        const plans = plansOn(fields, day);
        return (
          <section key={day} className="grid gap-4">
            <h3 className="text-block">{day === today ? 'Hoy' : `Desde el ${formatDay(day)}`}</h3>
            {plans.length === 0 ? (
              <p>No hay planes de cuotas.</p>
            ) : (
              <>
                <PlanOptions plans={plans} chosen={null} onChoose={() => undefined} />
                <PlansTable
                  cashPrice={SAMPLE}
                  offers={planOffers(SAMPLE, { instalmentPlans: plans, plans: { minimumPrice: 0 } })}
                />
              </>
            )}
          </section>
        );
      })}
    </div>
  );
}
