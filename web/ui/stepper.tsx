import { classNames } from './class-names.ts';
import { Minus, Plus } from './stroke-icons.tsx';
import { typedUnits } from './typed-units.ts';

type StepperProps = {
  /** The field's name: 'Cantidad Rojo'. */
  label: string;
  /** The variant or product in the names of the two buttons: 'Rojo'. */
  subject: string;
  value: number;
  onChange: (value: number) => void;
  max?: number;
  isCompact?: boolean;
};

/** Whole units from 0 to `max`, by tapping or typing; off at a `max` of 0. Plain elements: a page may show 48 of them. */
export function Stepper({ label, subject, value, onChange, max = 9999, isCompact = false }: StepperProps) {
  const disabled = max === 0;
  function changeTyped(text: string) {
    const units = typedUnits(text, max);
    if (units !== null) onChange(units);
  }
  return (
    <span
      className={classNames('stepper', isCompact && 'stepper-compact')}
      data-filled={value > 0 ? '' : undefined}
    >
      <button
        type="button"
        disabled={disabled}
        aria-label={`Quitar una unidad de ${subject}`}
        aria-disabled={value <= 0}
        onClick={() => onChange(Math.max(value - 1, 0))}
      >
        <Minus aria-hidden="true" />
      </button>
      <input
        inputMode="numeric"
        disabled={disabled}
        enterKeyHint="done"
        autoComplete="off"
        aria-label={label}
        value={value}
        onChange={(event) => changeTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
      />
      <button
        type="button"
        disabled={disabled}
        aria-label={`Agregar una unidad de ${subject}`}
        aria-disabled={value >= max}
        onClick={() => onChange(Math.min(value + 1, max))}
      >
        <Plus aria-hidden="true" />
      </button>
    </span>
  );
}
