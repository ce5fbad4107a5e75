import { type ChangeEvent, type FocusEvent, useRef, useState } from 'react';
import { timesText } from '#domain/measure/quantity-text.ts';
import { isOnStep, nearestOnStep, type SaleUnit } from '#domain/measure/sale-unit.ts';
import type { AmountStepperProps } from './amount-stepper.tsx';

/** What is known of a typed text: nothing to say, what it was read as, or the amounts to choose from. */
type Reading =
  | { readonly kind: 'none' }
  | { readonly kind: 'read'; readonly parts: number }
  | { readonly kind: 'asked'; readonly choices: readonly number[] };

const NONE: Reading = { kind: 'none' };

/** Comes when somebody begins to type: few do, and the first view needs it least of all. */
const fetchReader = () => import('#domain/measure/read-quantity.ts');

type TypedAmount = Pick<AmountStepperProps, 'onChange' | 'value' | 'unit'> & {
  readonly onDoubt: AmountStepperProps['onDoubt'] | undefined;
};

/** The field keeps what was typed as long as it has the focus, or is asked about. */
export function useTypedAmount({ unit, value, onChange, onDoubt }: TypedAmount) {
  const [typed, setTyped] = useState<string | null>(null);
  const [reading, setReading] = useState<Reading>(NONE);
  /** What is being read; `null` once it counts no more, as when a press on a choice leaves the field. */
  const latest = useRef<string | null>(null);

  function settle(next: Reading): void {
    if ((next.kind === 'asked') !== (reading.kind === 'asked') || next.kind === 'asked')
      onDoubt?.(next.kind === 'asked' ? next.choices : null);
    setReading(next);
  }

  /** By a button: what was typed counts no more. */
  function put(parts: number): void {
    latest.current = null;
    setTyped(null);
    settle(NONE);
    if (parts !== value) onChange(parts);
  }

  async function read(text: string, isDone: boolean): Promise<void> {
    const { readQuantity } = await fetchReader();
    if (latest.current !== text) return;
    const found = text.trim() === '' ? { parts: 0 } : readQuantity(text, unit);
    if (found === null) {
      if (isDone) settle({ kind: 'asked', choices: [] });
      return;
    }
    if ('choices' in found) return settle({ kind: 'asked', choices: found.choices });
    const { parts } = found;
    // A person empties the field, or begins with a nought, to type another amount.
    if (parts === 0 && !isDone) return settle(NONE);
    const isSaid = isDone || text === timesText(parts, unit);
    settle(isSaid ? NONE : { kind: 'read', parts });
    if (isDone) setTyped(null);
    if (parts !== value) onChange(parts);
  }

  const field = {
    onFocus(event: FocusEvent<HTMLInputElement>) {
      event.target.select();
      fetchReader().catch(() => {});
    },
    onChange({ target }: ChangeEvent<HTMLInputElement>) {
      latest.current = target.value;
      setTyped(target.value);
      read(target.value, false);
    },
    onBlur() {
      if (typed !== null) read(typed, true);
    },
  };
  return {
    typed,
    reading: typed === null ? (standing(value, unit) ?? reading) : reading,
    field,
    put,
    choose: put,
  };
}

/** What stands in a cart that was filled before its steps were others is asked too. */
function standing(value: number, unit: SaleUnit): Reading | null {
  if (value === 0 || isOnStep(value, unit)) return null;
  return { kind: 'asked', choices: nearestOnStep(BigInt(value), 1n, unit) };
}
