import type { ChangeEvent } from 'react';
import { Field } from '#web/ui/field.tsx';
import { typedAmount } from './typed-amount.ts';

type AmountFieldProps = {
  readonly amount: string;
  /** Whether it is what the shopper pays in the end, because the shop absorbs the plan's cost. */
  readonly isCashPrice: boolean;
  readonly isForShopper: boolean;
  readonly onChange: (amount: string) => void;
};

export function AmountField({ amount, isCashPrice, isForShopper, onChange }: AmountFieldProps) {
  function change({ target }: ChangeEvent<HTMLInputElement>) {
    const shown = typedAmount({ text: target.value, caret: target.selectionStart ?? target.value.length });
    // Written at once: the next render would move the caret to the end.
    target.value = shown.text;
    target.setSelectionRange(shown.caret, shown.caret);
    onChange(shown.text);
  }
  return (
    <Field
      label={isCashPrice ? 'Precio de contado' : 'Monto a recibir'}
      // The specified label is the seller's; a shopper knows what the machine costs.
      {...(isForShopper && !isCashPrice && { hint: 'Precio de la máquina' })}
      help="Solo números, sin centavos."
      className="amount-input"
    >
      {(control) => (
        <div className="relative">
          <input {...control} inputMode="numeric" autoComplete="off" value={amount} onChange={change} />
          <span className="amount-sign" aria-hidden="true">
            $
          </span>
        </div>
      )}
    </Field>
  );
}
