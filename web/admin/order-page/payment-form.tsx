import { type FormEvent, useState } from 'react';
import { firstPaymentDay } from '#domain/orders/first-payment-day.ts';
import { PAYMENT_METHOD_LABELS, PAYMENT_METHODS } from '#domain/orders/payment-method.ts';
import { shopDay } from '#domain/time/shop-days.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { useDialogs } from '#web/ui/use-dialogs.tsx';
import { Select } from '../select/select.tsx';
import { useServerRequest } from '../use-server-request.ts';
import { addPayment } from './order-panels-api.ts';
import { paidText } from './paid-text.ts';
import { type PaymentDraft, readPayment } from './payment-draft.ts';

type PaymentFormProps = {
  readonly orderId: string;
  /** When it was placed, in epoch ms. */
  readonly orderedAt: number;
  /** What is left to pay, in pesos. */
  readonly balance: number;
  readonly onAdded: () => Promise<void>;
};

function emptyDraft(): PaymentDraft {
  return { amount: '', method: 'efectivo', date: shopDay(Date.now()), note: '' };
}

/** What a customer paid: one press fills in all that is left. */
export function PaymentForm({ orderId, orderedAt, balance, onAdded }: PaymentFormProps) {
  const [draft, setDraft] = useState(emptyDraft);
  const [isSent, setIsSent] = useState(false);
  const { isSending, error, send } = useServerRequest();
  const { confirm } = useDialogs();
  const days = { first: firstPaymentDay(orderedAt), today: shopDay(Date.now()) };
  const { payment, problems } = readPayment(draft, days);
  const set = (change: Partial<PaymentDraft>) => setDraft({ ...draft, ...change });
  const rest = paidText(balance);

  /** More than the balance may be an advance, or one digit too many. */
  async function isMeant(amount: number): Promise<boolean> {
    if (amount <= balance) return true;
    return confirm({
      title: `¿Anotar ${paidText(amount)}?`,
      text:
        balance > 0
          ? `Faltan ${paidText(balance)}: quedan ${paidText(amount - balance)} a favor del cliente.`
          : `Ya está pagado: quedan ${paidText(amount - balance)} a favor del cliente.`,
      confirmLabel: 'Sí, anotar',
      cancelLabel: 'Cancelar',
      tone: 'info',
    });
  }

  async function add(event: FormEvent): Promise<void> {
    event.preventDefault();
    setIsSent(true);
    if (payment === null || isSending || !(await isMeant(payment.amount))) return;
    if ((await send(() => addPayment(orderId, payment))) === null) return;
    setDraft(emptyDraft());
    setIsSent(false);
    await onAdded();
  }

  return (
    <form noValidate className="payment-form" onSubmit={add}>
      <Field
        label="Monto"
        inputMode="decimal"
        autoComplete="off"
        value={draft.amount}
        error={isSent ? problems.amount : undefined}
        onChange={({ target }) => set({ amount: target.value })}
      />
      {balance > 0 && (
        <Button variant="quiet" size="small" className="payment-rest" onClick={() => set({ amount: rest })}>
          Todo lo que falta: {rest}
        </Button>
      )}
      <Field label="Forma de pago">
        {(control) => (
          <Select
            {...control}
            value={draft.method}
            onChange={({ target }) => {
              const method = PAYMENT_METHODS.find((known) => known === target.value);
              if (method) set({ method });
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
        error={isSent ? problems.date : undefined}
        onChange={({ target }) => set({ date: target.value })}
      />
      <Field
        label="Nota (opcional)"
        maxLength={200}
        value={draft.note}
        onChange={({ target }) => set({ note: target.value })}
      />
      {error !== null && (
        <p role="alert" className="text-sm text-error">
          {error}
        </p>
      )}
      <Button
        type="submit"
        variant="outline"
        size="small"
        isLoading={isSending}
        className="justify-self-start"
      >
        Anotar pago
      </Button>
    </form>
  );
}
