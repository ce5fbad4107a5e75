import { PAYMENT_METHOD_LABELS, PAYMENT_METHODS } from '#domain/orders/payment-method.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '../select/select.tsx';
import type { PaymentDraft, PaymentProblems } from './payment-draft.ts';

type PaymentFieldsProps = {
  readonly draft: PaymentDraft;
  readonly problems: PaymentProblems;
  /** '2026-11-20'; '' where no day is too early. */
  readonly days: { readonly first: string; readonly today: string };
  /** An amount that one press fills in. */
  readonly whole: { readonly label: string; readonly amount: string } | null;
  readonly onChange: (change: Partial<PaymentDraft>) => void;
};

/** What is written down of money that came in or went back. */
export function PaymentFields({ draft, problems, days, whole, onChange }: PaymentFieldsProps) {
  return (
    <>
      <Field
        label="Monto"
        inputMode="decimal"
        autoComplete="off"
        value={draft.amount}
        error={problems.amount}
        onChange={({ target }) => onChange({ amount: target.value })}
      />
      {whole !== null && (
        <Button
          variant="quiet"
          size="small"
          className="payment-rest"
          onClick={() => onChange({ amount: whole.amount })}
        >
          {whole.label}: {whole.amount}
        </Button>
      )}
      <Field label="Forma de pago">
        {(control) => (
          <Select
            {...control}
            value={draft.method}
            onChange={({ target }) => {
              const method = PAYMENT_METHODS.find((known) => known === target.value);
              if (method) onChange({ method });
            }}
          >
            {PAYMENT_METHODS.map((method) => (
              <option key={method} value={method}>
                {PAYMENT_METHOD_LABELS[method]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label="Fecha"
        type="date"
        min={days.first}
        max={days.today}
        value={draft.date}
        error={problems.date}
        onChange={({ target }) => onChange({ date: target.value })}
      />
      <Field
        label="Nota (opcional)"
        maxLength={200}
        value={draft.note}
        onChange={({ target }) => onChange({ note: target.value })}
      />
    </>
  );
}
