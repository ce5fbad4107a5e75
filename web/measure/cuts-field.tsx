import './cuts-field.css';
import { MOST_CUTS, MOST_LENGTHS, type Pieces, unusedLength } from '#domain/measure/pieces.ts';
import type { SaleUnit } from '#domain/measure/sale-unit.ts';
import { Button } from '#web/ui/button.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { Plus } from '#web/ui/stroke-icons.tsx';
import { AmountStepper } from './amount-stepper.tsx';

export type CutsFieldProps = {
  readonly unit: SaleUnit;
  readonly subject: string;
  readonly cuts: readonly Pieces[];
  readonly onChange: (cuts: readonly Pieces[]) => void;
  /** Whether a button adds a cut of another length. */
  readonly mayAdd?: boolean;
};

const NO_CUT: Pieces = { count: 1, length: 0 };

/** Cuts, each length with how many (UNIT-004). One of length 0 is taken out. */
export function CutsField({ unit, subject, cuts, onChange, mayAdd = false }: CutsFieldProps) {
  function change(at: number, cut: Pieces): void {
    onChange(cut.length === 0 || cut.count === 0 ? cuts.toSpliced(at, 1) : cuts.toSpliced(at, 1, cut));
  }

  return (
    <span className="cuts-field">
      {(cuts.length === 0 ? [NO_CUT] : cuts).map((cut, at) => (
        <span key={at} className="cut-fields">
          <AmountStepper
            label={`Largo de cada corte de ${subject}`}
            subject={subject}
            unit={unit}
            value={cut.length}
            onChange={(length) => change(at, { ...cut, length })}
          />
          <span aria-hidden="true">×</span>
          <Stepper
            label={`Cortes de ${subject}`}
            subject={`cortes de ${subject}`}
            value={cut.count}
            max={MOST_CUTS}
            onChange={(count) => change(at, { ...cut, count })}
          />
        </span>
      ))}
      {mayAdd && cuts.length > 0 && cuts.length < MOST_LENGTHS && (
        <Button
          variant="quiet"
          size="small"
          aria-label={`Otro largo de ${subject}`}
          onClick={() => onChange([...cuts, { count: 1, length: unusedLength(cuts, unit) }])}
        >
          <Plus aria-hidden="true" /> Otro largo
        </Button>
      )}
    </span>
  );
}
