import './plans.css';
import { Plus } from 'lucide-react';
import type { PlanPeriod, PlanTerms } from '#domain/financing/plans-on.ts';
import { shopDay } from '#domain/time/shop-days.ts';
import type { Settings } from '#schemas/store/area-schemas.ts';
import { FIRST_DAY_OF_PLANS } from '#schemas/store/plans-area.ts';
import { paymentCount } from '#web/financing/payment-count.ts';
import { Button } from '#web/ui/button.tsx';
import { type AreaForm, areaFieldId } from '../area/area-definition.ts';
import { NumberInput, PercentInput, SwitchInput, TextInput } from '../area/area-inputs.tsx';
import { SortableRows } from '../area/sortable-rows.tsx';

const MAX_PLANS = 20;

/** Periods of plans, newest first; each holds until the next one begins. */
export function PlansForm({ form }: { form: AreaForm<Settings['plans']> }) {
  const { draft, set, problemAt } = form;
  const { history } = draft;
  const last = history.at(-1);
  const problem = problemAt('history');
  const change = (place: number, period: PlanPeriod) => set({ history: history.with(place, period) });
  return (
    <>
      <p className="text-sm text-secondary">
        La calculadora, las páginas de productos y los presupuestos toman los planes del día. Agrega los
        nuevos con su fecha antes de que cambien: los de ahora quedan en la historia.
      </p>
      {problem !== undefined && <p className="text-sm text-error">{problem}</p>}
      <Button
        variant="outline"
        onClick={() =>
          set({ history: [...history, { from: dayAfter(last?.from), plans: last?.plans ?? [] }] })
        }
      >
        <Plus aria-hidden="true" /> Planes desde otra fecha
      </Button>
      {history
        .map((period, place) => (
          <PeriodFields
            key={place}
            period={period}
            path={`history.${place}`}
            problemAt={problemAt}
            onChange={(changed) => change(place, changed)}
            onRemove={() => set({ history: history.toSpliced(place, 1) })}
          />
        ))
        .toReversed()}
      <PlanTermsFields form={form} />
    </>
  );
}

/** What holds for all plans of all days. */
function PlanTermsFields({ form: { draft, set, problemAt } }: { form: AreaForm<Settings['plans']> }) {
  return (
    <div className="area-pair">
      <NumberInput
        path="minimumPrice"
        label="Cuotas desde un precio de ($)"
        help="Más abajo, productos y presupuestos no hablan de cuotas."
        value={draft.minimumPrice}
        problemAt={problemAt}
        onChange={(minimumPrice) => set({ minimumPrice })}
      />
      <PercentInput
        path="grossIncomeTax"
        label="Ingresos Brutos (%)"
        help="De tu provincia, sobre el total. 0 si no corresponde."
        value={draft.grossIncomeTax}
        problemAt={problemAt}
        onChange={(grossIncomeTax) => set({ grossIncomeTax })}
      />
    </div>
  );
}

type PeriodFieldsProps = {
  readonly period: PlanPeriod;
  /** 'history.1' */
  readonly path: string;
  readonly problemAt: (path: string) => string | undefined;
  readonly onChange: (period: PlanPeriod) => void;
  readonly onRemove: () => void;
};

function PeriodFields({ period, path, problemAt, onChange, onRemove }: PeriodFieldsProps) {
  const isFirst = period.from === FIRST_DAY_OF_PLANS;
  return (
    <fieldset id={areaFieldId(path)} tabIndex={-1} className="area-section plan-period">
      <legend className="mb-1 text-sm font-semibold">
        {isFirst ? 'Desde el comienzo' : 'Rigen desde una fecha'}
      </legend>
      {!isFirst && (
        <div className="plan-period-head">
          <TextInput
            path={`${path}.from`}
            label="Rige desde"
            type="date"
            value={period.from}
            problemAt={problemAt}
            onChange={(from) => onChange({ ...period, from })}
          />
          <Button variant="quiet" onClick={onRemove}>
            Quitar esta fecha
          </Button>
        </div>
      )}
      <SortableRows
        path={`${path}.plans`}
        label="Planes"
        rows={period.plans}
        problemAt={problemAt}
        onChange={(plans) => onChange({ ...period, plans })}
        nameOf={({ instalments }, place) =>
          Number.isNaN(instalments) ? `plan ${place}` : paymentCount(instalments)
        }
        addLabel="Agregar plan"
        empty={(): PlanTerms => ({ instalments: Number.NaN, surcharge: '', cardFee: '1.80' })}
        max={MAX_PLANS}
      >
        {(plan, changePlan, planPath) => (
          <div className="plan-fields">
            <NumberInput
              path={`${planPath}.instalments`}
              label="Cuotas"
              value={plan.instalments}
              problemAt={problemAt}
              onChange={(instalments) => changePlan({ ...plan, instalments })}
            />
            <PercentInput
              path={`${planPath}.surcharge`}
              label="Costo (%)"
              value={plan.surcharge}
              problemAt={problemAt}
              onChange={(surcharge) => changePlan({ ...plan, surcharge })}
            />
            <PercentInput
              path={`${planPath}.cardFee`}
              label="Arancel (%)"
              value={plan.cardFee}
              problemAt={problemAt}
              onChange={(cardFee) => changePlan({ ...plan, cardFee })}
            />
            <SwitchInput
              path={`${planPath}.isAbsorbed`}
              label="La tienda absorbe el costo: el precio se divide, sin interés"
              value={plan.isAbsorbed ?? false}
              onChange={(isAbsorbed) => changePlan({ ...plan, isAbsorbed })}
            />
          </div>
        )}
      </SortableRows>
    </fieldset>
  );
}

const DAY_MS = 86_400_000;

/** Tomorrow, or the day after the last period's. */
function dayAfter(from = ''): string {
  const today = shopDay(Date.now());
  const last = from > today ? from : today;
  return new Date(Date.parse(last) + DAY_MS).toISOString().slice(0, 10);
}
