import { isInSteps, mostParts, type SaleUnit } from '#domain/measure/sale-unit.ts';
import { Stepper } from '#web/ui/stepper.tsx';
import { latePart } from './late-part.tsx';
import type { MeasureStepperProps } from './measure-stepper.tsx';

const MeasureStepper = latePart<MeasureStepperProps>(
  async () => (await import('./measure-stepper.tsx')).MeasureStepper,
  <span className="stepper" aria-hidden="true" />,
);

export type AmountStepperProps = {
  /** The field's name: 'Cantidad Rojo'. */
  readonly label: string;
  /** The variant or product in the names of the two buttons: 'Rojo'. */
  readonly subject: string;
  readonly unit: SaleUnit;
  /** In smallest parts of the unit. */
  readonly value: number;
  readonly onChange: (parts: number) => void;
  /** 0 for what can't be bought. */
  readonly max?: number;
  /** Called with the amounts that a typed text may mean while it is asked (none of a text that isn't read), and with `null` after. */
  readonly onDoubt?: (choices: readonly number[] | null) => void;
};

/** An amount of what is sold in some unit, by tapping or typing. */
export function AmountStepper({ unit, max = mostParts(unit), onDoubt, ...stepper }: AmountStepperProps) {
  if (!isInSteps(unit)) return <Stepper {...stepper} max={max} />;
  return <MeasureStepper {...stepper} unit={unit} max={max} onDoubt={onDoubt} />;
}
