import './measure.css';
import { useId } from 'react';
import { isCut } from '#domain/measure/pieces.ts';
import { quantityText, spokenQuantity, stepText, timesText } from '#domain/measure/quantity-text.ts';
import { isByMeasure, type SaleUnit } from '#domain/measure/sale-unit.ts';
import { Minus, Plus } from '#web/ui/stroke-icons.tsx';
import type { AmountStepperProps } from './amount-stepper.tsx';
import { useTypedAmount } from './use-typed-amount.ts';

export type MeasureStepperProps = Required<
  Pick<AmountStepperProps, 'label' | 'subject' | 'value' | 'unit' | 'max'>
> & {
  readonly onChange: (parts: number) => void;
  readonly onDoubt: AmountStepperProps['onDoubt'] | undefined;
};

/**
 * A length, a weight or a volume, in the product's steps or as people type it. What can't be cut is a question, never
 * rounded (UNIT-003). The question stands in a row of its own below.
 */
export function MeasureStepper({ label, subject, unit, value, max, onChange, onDoubt }: MeasureStepperProps) {
  const disabled = max === 0;
  const { typed, reading, field, put, choose } = useTypedAmount({ unit, value, onChange, onDoubt });
  const noteId = useId();
  const step = spokenQuantity(unit.increment, unit);
  const less = value - unit.increment;
  const more = value === 0 ? unit.minimum : value + unit.increment;
  return (
    <>
      <span
        className="stepper stepper-measure"
        data-filled={value > 0 ? '' : undefined}
        data-asked={reading.kind === 'asked' ? '' : undefined}
      >
        <button
          type="button"
          disabled={disabled}
          aria-label={`Quitar ${step} de ${subject}`}
          aria-disabled={value <= 0}
          onClick={() => put(less < unit.minimum ? 0 : less)}
        >
          <Minus aria-hidden="true" />
        </button>
        <input
          {...field}
          disabled={disabled}
          enterKeyHint="done"
          autoComplete="off"
          aria-label={label}
          aria-describedby={noteId}
          aria-invalid={reading.kind === 'asked' || undefined}
          value={typed ?? timesText(value, unit)}
        />
        <button
          type="button"
          disabled={disabled}
          aria-label={`Agregar ${step} de ${subject}`}
          aria-disabled={more > max}
          onClick={() => put(Math.min(more, max))}
        >
          <Plus aria-hidden="true" />
        </button>
      </span>
      <span id={noteId} role="status" className="measure-note">
        {reading.kind === 'read' && `Leímos ${quantityText(reading.parts, unit)}`}
        {reading.kind === 'asked' && <Question unit={unit} choices={reading.choices} onChoose={choose} />}
      </span>
    </>
  );
}

type QuestionProps = {
  readonly unit: SaleUnit;
  readonly choices: readonly number[];
  readonly onChoose: (parts: number) => void;
};

function Question({ unit, choices, onChoose }: QuestionProps) {
  return (
    <span className="measure-question">
      <span>
        {choices.length === 0
          ? 'No entendemos esa cantidad. Escríbela así: 1,5.'
          : `${isCut(unit) ? 'Se corta' : 'Se vende'} ${stepText(unit)}. `}
        {choices.length > 0 && <b>{questionOf(unit)}</b>}
      </span>
      {choices.map((parts) => (
        <button key={parts} type="button" className="button button-outline" onClick={() => onChoose(parts)}>
          <span aria-hidden="true">{timesText(parts, unit)}</span>
          <span className="sr-only">{spokenQuantity(parts, unit)}</span>
        </button>
      ))}
    </span>
  );
}

function questionOf(unit: SaleUnit): string {
  if (isCut(unit)) return '¿Cuánto cortamos?';
  return isByMeasure(unit) ? '¿Cuánto llevas?' : '¿Cuántas llevas?';
}
