import { useState } from 'react';
import { Field } from '#web/ui/field.tsx';
import { Select } from '../select/select.tsx';
import { type AreaForm, areaFieldId } from '../store/area/area-definition.ts';
import { TextArea, TextInput } from '../store/area/area-inputs.tsx';
import type { ListDraft } from './list-draft.ts';

const OTHER = 'otra';
const STEPS = ['3', '6', '10', '12', '24'];

/** Minimum, steps, days, shipping and payment of a list. */
export function ListTerms({ form: { draft, set, problemAt } }: { form: AreaForm<ListDraft> }) {
  return (
    <div className="list-terms">
      <TextInput
        path="minimum"
        label="Pedido mínimo"
        placeholder="Sin mínimo"
        inputMode="decimal"
        className="figures"
        value={draft.minimum}
        onChange={(minimum) => set({ minimum })}
        problemAt={problemAt}
      />
      <Increment
        value={draft.increment}
        problem={problemAt('increment')}
        onChange={(increment) => set({ increment })}
      />
      <TextInput
        path="from"
        label="Desde"
        type="date"
        value={draft.from}
        onChange={(from) => set({ from })}
        problemAt={problemAt}
      />
      <TextInput
        path="until"
        label="Hasta"
        type="date"
        value={draft.until}
        onChange={(until) => set({ until })}
        problemAt={problemAt}
      />
      <div className="list-conditions">
        <TextArea
          path="conditions"
          label="Envío y pago"
          value={draft.conditions}
          onChange={(conditions) => set({ conditions })}
          problemAt={problemAt}
        />
      </div>
    </div>
  );
}

type IncrementProps = {
  readonly value: string;
  readonly problem: string | undefined;
  readonly onChange: (value: string) => void;
};

/** 'De a 12': a usual step, or another that is typed. */
function Increment({ value, problem, onChange }: IncrementProps) {
  const isUsual = value === '1' || STEPS.includes(value);
  const [isOther, setIsOther] = useState(!isUsual);
  return (
    <div className="grid content-start gap-1.5">
      <Field
        id={isOther ? undefined : areaFieldId('increment')}
        label="Se vende"
        error={isOther ? undefined : problem}
      >
        {(control) => (
          <Select
            {...control}
            value={isOther ? OTHER : value}
            onChange={({ target }) => {
              setIsOther(target.value === OTHER);
              if (target.value !== OTHER) onChange(target.value);
            }}
          >
            <option value="1">Como siempre</option>
            {STEPS.map((step) => (
              <option key={step} value={step}>
                De a {step}
              </option>
            ))}
            <option value={OTHER}>De a otra cantidad</option>
          </Select>
        )}
      </Field>
      {isOther && (
        <Field
          id={areaFieldId('increment')}
          label="De a cuántas unidades"
          inputMode="numeric"
          autoComplete="off"
          className="figures"
          value={value}
          error={problem}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </div>
  );
}
