import type { ChangeEvent } from 'react';
import { Field } from '#web/ui/field.tsx';
import { typedAmount } from './typed-amount.ts';

type AmountFieldProps = { readonly amount: string; readonly onChange: (amount: string) => void };

export function AmountField({ amount, onChange }: AmountFieldProps) {
  function change({ target }: ChangeEvent<HTMLInputElement>) {
    const shown = typedAmount({ text: target.value, caret: target.selectionStart ?? target.value.length });
    // Written at once: the next render would move the caret to the end.
    target.value = shown.text;
    target.setSelectionRange(shown.caret, shown.caret);
    onChange(shown.text);
  }
  return (
    <Field label="Monto a recibir" help="Solo números, sin centavos." className="amount-input">
      {(control) => (
        <div className="relative">
          <span className="amount-sign" aria-hidden="true">
            $
          </span>
          <input {...control} inputMode="numeric" autoComplete="off" value={amount} onChange={change} />
        </div>
      )}
    </Field>
  );
}
