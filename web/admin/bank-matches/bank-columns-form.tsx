import { type FormEvent, useState } from 'react';
import type { WireBankColumn } from '#schemas/bank-match-answers.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { DialogFoot } from '../dialog-foot.tsx';
import { Select } from '../select/select.tsx';
import type { SaidColumns } from './bank-api.ts';

type BankColumnsFormProps = {
  readonly fileName: string;
  readonly columns: readonly WireBankColumn[];
  readonly fault: string | null;
  readonly isReading: boolean;
  readonly onSaid: (said: SaidColumns) => void;
  readonly onClose: () => void;
};

const NOTHING: SaidColumns = { date: '', amount: '', texts: [], taxId: '', bank: '' };

/** Asks once which column is what; the next file of that bank is read by it. */
export function BankColumnsForm({
  fileName,
  columns,
  fault,
  isReading,
  onSaid,
  onClose,
}: BankColumnsFormProps) {
  const [said, setSaid] = useState(NOTHING);
  const [isTried, setIsTried] = useState(false);
  const set = (change: Partial<SaidColumns>) => setSaid({ ...said, ...change });
  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsTried(true);
    if (said.date !== '' && said.amount !== '') onSaid(said);
  }
  const lacks = (name: 'date' | 'amount') => (isTried && said[name] === '' ? 'Elige la columna.' : undefined);
  return (
    <form noValidate className="dashboard-card bank-columns" onSubmit={submit}>
      <div>
        <h2 className="text-block">¿Qué dice cada columna?</h2>
        <p className="text-secondary wrap-anywhere">{fileName}. La próxima vez se lee solo.</p>
      </div>
      <div className="bank-columns-fields">
        <ColumnField
          label="Fecha"
          isRequired
          columns={columns}
          value={said.date}
          error={lacks('date')}
          onChoose={(date) => set({ date })}
        />
        <ColumnField
          label="Crédito, o importe"
          isRequired
          help="Con signo menos o vacío, es un débito y queda afuera."
          columns={columns}
          value={said.amount}
          error={lacks('amount')}
          onChoose={(amount) => set({ amount })}
        />
        <ColumnField label="CUIT" columns={columns} value={said.taxId} onChoose={(taxId) => set({ taxId })} />
        <Field
          label="Cómo se llama el banco"
          value={said.bank}
          maxLength={60}
          autoComplete="off"
          onChange={({ target }) => set({ bank: target.value })}
        />
      </div>
      <fieldset className="bank-columns-texts">
        <legend>Qué columnas dicen quién pagó, o por qué</legend>
        {columns.map(({ name, samples }) => (
          <label key={name}>
            <input
              type="checkbox"
              checked={said.texts.includes(name)}
              onChange={({ target }) =>
                set({
                  texts: target.checked ? [...said.texts, name] : said.texts.filter((text) => text !== name),
                })
              }
            />
            <span className="min-w-0">
              {name} <small className="wrap-anywhere">{samples.join(' · ')}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <DialogFoot fault={fault} onClose={onClose}>
        <Button type="submit" variant="primary" isLoading={isReading}>
          Leer el archivo
        </Button>
      </DialogFoot>
    </form>
  );
}

type ColumnFieldProps = {
  readonly label: string;
  readonly isRequired?: boolean;
  readonly help?: string;
  readonly columns: readonly WireBankColumn[];
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChoose: (name: string) => void;
};

function ColumnField({ label, isRequired = false, help, columns, value, error, onChoose }: ColumnFieldProps) {
  return (
    <Field label={label} isRequired={isRequired} error={error} help={help}>
      {(control) => (
        <Select {...control} value={value} onChange={({ target }) => onChoose(target.value)}>
          <option value="">{isRequired ? 'Elige una' : 'Ninguna'}</option>
          {columns.map(({ name, samples }) => (
            <option key={name} value={name}>
              {samples[0] === undefined ? name : `${name} (${samples[0]})`}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
