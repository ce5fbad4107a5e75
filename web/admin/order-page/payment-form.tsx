import { type FormEvent, useState } from 'react';
import { firstPaymentDay } from '#domain/orders/first-payment-day.ts';
import { shopDay } from '#domain/time/shop-days.ts';
import { Button } from '#web/ui/button.tsx';
import { useDialogs } from '#web/ui/use-dialogs.tsx';
import { useServerRequest } from '../use-server-request.ts';
import { addPayment } from './order-panels-api.ts';
import { paidText } from './paid-text.ts';
import { emptyDraft, type PaymentDraft, readPayment } from './payment-draft.ts';
import { PaymentFields } from './payment-fields.tsx';

type PaymentFormProps = {
  readonly orderId: string;
  /** When it was placed, in epoch ms. */
  readonly orderedAt: number;
  /** What is left to pay, in pesos. */
  readonly balance: number;
  readonly onAdded: () => Promise<void>;
};

/** What a customer paid: one press fills in all that is left. */
export function PaymentForm({ orderId, orderedAt, balance, onAdded }: PaymentFormProps) {
  const days = { first: firstPaymentDay(orderedAt), today: shopDay(Date.now()) };
  const [draft, setDraft] = useState(() => emptyDraft(days.today));
  const [isSent, setIsSent] = useState(false);
  const { isSending, error, send } = useServerRequest();
  const { confirm } = useDialogs();
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
    setDraft(emptyDraft(days.today));
    setIsSent(false);
    await onAdded();
  }

  return (
    <form noValidate className="payment-form" onSubmit={add}>
      <PaymentFields
        draft={draft}
        problems={isSent ? problems : {}}
        days={days}
        whole={balance > 0 ? { label: 'Todo lo que falta', amount: rest } : null}
        onChange={set}
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
