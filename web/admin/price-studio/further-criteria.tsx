import { EyeOff } from 'lucide-react';
import { formatCount } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { CodeList } from '../prices/code-list.tsx';
import type { BlockProps } from './block-props.ts';
import { PRICE_LIMITS, PriceLimitField } from './price-limit-field.tsx';
import { SmallField } from './small-field.tsx';
import type { StudioForm } from './studio-form.ts';

type CriteriaFieldsProps = BlockProps & { readonly id: string };

const SWITCHES = [
  { field: 'onlyOffers', label: 'En oferta' },
  { field: 'onlyBulk', label: 'Con oferta por cantidad' },
  { field: 'onlyWithoutPhoto', label: 'Sin foto' },
  { field: 'withHidden', label: 'También ocultos' },
] as const;

/** How many of these criteria are set. */
export function countFurtherCriteria(form: StudioForm): number {
  const { minPrice, maxPrice, unchangedDays, codes } = form;
  const typed = [minPrice, maxPrice, unchangedDays, codes].filter((text) => text.trim() !== '');
  return typed.length + SWITCHES.filter(({ field }) => form[field]).length;
}

/** The criteria that are switched, typed or pasted: prices, age of the price, codes. */
export function FurtherCriteria({ id, form, onChange, problems }: CriteriaFieldsProps) {
  return (
    <div id={id} className="studio-criteria">
      <div className="studio-switches">
        {SWITCHES.map(({ field, label }) => (
          <button
            key={field}
            type="button"
            className="chip"
            aria-pressed={form[field]}
            onClick={() => onChange({ [field]: !form[field] })}
          >
            {label}
          </button>
        ))}
      </div>
      {PRICE_LIMITS.map(({ field, label }) => (
        <PriceLimitField
          key={field}
          label={label}
          problem={problems[field]}
          value={form[field]}
          onChange={(typed) => onChange({ [field]: typed })}
        />
      ))}
      <div className="studio-days">
        <SmallField label="Días sin cambiar de precio" problem={problems.unchangedDays}>
          {(control) => (
            <input
              {...control}
              className="input figures"
              inputMode="numeric"
              autoComplete="off"
              placeholder="30"
              value={form.unchangedDays}
              onChange={({ target }) => onChange({ unchangedDays: target.value })}
            />
          )}
        </SmallField>
      </div>
      <div className="studio-codes">
        <SmallField label="Códigos pegados" problem={undefined}>
          {(control) => (
            <textarea
              {...control}
              className="input figures"
              spellCheck={false}
              placeholder="Uno por línea, o separados por coma o tabulación"
              value={form.codes}
              onChange={({ target }) => onChange({ codes: target.value })}
            />
          )}
        </SmallField>
      </div>
    </div>
  );
}

/** The pasted codes without a product. */
export function UnknownCodes({ codes }: { codes: readonly string[] }) {
  return (
    <div className="mt-3 max-w-110">
      <p role="status" className="text-warning">
        {formatCount(codes.length, { one: 'código que no tiene', many: 'códigos que no tiene' })} ningún
        producto:
      </p>
      <CodeList label="Códigos sin producto" codes={codes} />
    </div>
  );
}

/** Hidden products that would be chosen otherwise. */
export function HiddenLeftOut({ count, onInclude }: { count: number; onInclude: () => void }) {
  return (
    <div role="status" className="studio-notice studio-notice-quiet">
      <EyeOff aria-hidden="true" />
      <p>{formatCount(count, { one: 'oculto no entra.', many: 'ocultos no entran.' })}</p>
      <Button variant="outline" size="small" onClick={onInclude}>
        {count === 1 ? 'Incluirlo' : 'Incluirlos'}
      </Button>
    </div>
  );
}
