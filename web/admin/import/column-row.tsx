import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { IMPORT_FIELD_NAMES, IMPORT_FIELDS } from '#domain/imports/import-fields.ts';
import type { NumberForm } from '#domain/imports/number-form.ts';
import type { WireImportColumn } from '#schemas/import-answers.ts';
import { Select } from '../select/select.tsx';
import { useHasFamily } from '../shell/use-families.tsx';
import { lacksVat, needsReading } from './mapping-draft.ts';
import { shownReading } from './shown-reading.ts';
import type { Mapping } from './use-mapping.ts';

const SAMPLES_SHOWN = 3;

type ColumnRowProps = {
  readonly column: WireImportColumn;
  readonly mapping: Mapping;
  readonly problem: string | undefined;
};

/** A column of the file with samples, and our field beside it. */
export function ColumnRow({ column, mapping, problem }: ColumnRowProps) {
  const { name, letter, sample } = column;
  const id = useId();
  const hasFamily = useHasFamily();
  const field = mapping.draft.mapping[name] ?? null;
  return (
    <li className="import-column">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          <span className="import-letter figures">
            <span className="sr-only">Columna </span>
            {letter}
          </span>{' '}
          {name}
        </p>
        <p className="import-samples">
          {sample.length === 0 ? 'Sin datos' : sample.slice(0, SAMPLES_SHOWN).join(' · ')}
        </p>
      </div>
      <div className="min-w-0">
        <Select
          aria-label={`Qué es la columna ${name}`}
          aria-describedby={`${id}-note`}
          aria-invalid={problem !== undefined || undefined}
          className="input"
          value={field ?? ''}
          onChange={({ target }) =>
            mapping.map(name, IMPORT_FIELD_NAMES.find((known) => known === target.value) ?? null)
          }
        >
          <option value="">No importar</option>
          {IMPORT_FIELD_NAMES.filter((known) => known !== 'onShelf' || hasFamily('stock')).map((known) => (
            <option key={known} value={known}>
              {IMPORT_FIELDS[known]}
            </option>
          ))}
        </Select>
        {column.readings !== undefined && needsReading(column, field) && (
          <NumberReadings column={name} readings={column.readings} mapping={mapping} />
        )}
        {lacksVat(column, field) && <VatQuestion column={name} mapping={mapping} />}
        <p id={`${id}-note`} className={problem === undefined ? 'import-note' : 'import-note text-error'}>
          {problem !== undefined && <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />}
          {problem ?? (field === null ? 'Esta columna queda afuera.' : '')}
        </p>
      </div>
    </li>
  );
}

type NumberReadingsProps = {
  readonly column: string;
  readonly readings: Record<NumberForm, string>;
  readonly mapping: Mapping;
};

const FORMS: readonly { readonly form: NumberForm; readonly label: string }[] = [
  { form: 'es-AR', label: 'con coma decimal (1.234,56)' },
  { form: 'en-US', label: 'con punto decimal (1,234.56)' },
];

/** Asks how a column writes its amounts, and shows what its first doubtful value means in each way (IMPORT-003). */
function NumberReadings({ column, readings, mapping }: NumberReadingsProps) {
  return (
    <fieldset className="import-readings">
      <legend className="text-sm font-semibold">Sus números se leen de dos maneras. ¿Cuál es?</legend>
      {FORMS.map(({ form, label }) => (
        <label key={form}>
          <input
            type="radio"
            name={`numbers-${column}`}
            checked={mapping.draft.numbers[column] === form}
            onChange={() => mapping.read(column, form)}
          />
          <span>
            <b className="figures font-semibold">{shownReading(readings[form])}</b>, {label}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

const VAT_ANSWERS = [
  { isAdded: true, label: 'Sí: en la tienda van con IVA' },
  { isAdded: false, label: 'No: quedan como están' },
];

/** Asks once whether the VAT is added to prices that lack it (IMPORT-003). */
function VatQuestion({ column, mapping }: { column: string; mapping: Mapping }) {
  return (
    <fieldset className="import-readings">
      <legend className="text-sm font-semibold">A sus precios les falta el IVA. ¿Se suma?</legend>
      {VAT_ANSWERS.map(({ isAdded, label }) => (
        <label key={label}>
          <input
            type="radio"
            name={`vat-${column}`}
            checked={mapping.draft.addVat === isAdded}
            onChange={() => mapping.addVat(isAdded)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
