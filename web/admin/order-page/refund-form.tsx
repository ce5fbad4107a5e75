import { type FormEvent, useState } from 'react';
import { firstPaymentDay } from '#domain/orders/first-payment-day.ts';
import { shopDay } from '#domain/time/shop-days.ts';
import { Button } from '#web/ui/button.tsx';
import { useServerRequest } from '../use-server-request.ts';
import { addRefund } from './order-panels-api.ts';
import { paidText } from './paid-text.ts';
import { emptyDraft, type PaymentDraft, readPayment } from './payment-draft.ts';
import { PaymentFields } from './payment-fields.tsx';

type RefundFormProps = {
  readonly orderId: string;
  /** When it was placed, in epoch ms; `null` where it is not at hand. */
  readonly orderedAt: number | null;
  /** What is there to give back, in pesos. */
  readonly paid: number;
  readonly onAdded: () => Promise<void>;
};

/** What the shop gave back: one press fills in all that was collected. */
export function RefundForm({ orderId, orderedAt, paid, onAdded }: RefundFormProps) {
  const days = { first: orderedAt === null ? '' : firstPaymentDay(orderedAt), today: shopDay(Date.now()) };
  const [draft, setDraft] = useState(() => emptyDraft(days.today));
  const [isSent, setIsSent] = useState(false);
  const { isSending, error, send } = useServerRequest();
  const { payment, problems: typed } = readPayment(draft, days);
  const isTooMuch = payment !== null && payment.amount > paid;
  const problems = isTooMuch ? { amount: `Se cobraron ${paidText(paid)}` } : typed;

  async function add(event: FormEvent): Promise<void> {
    event.preventDefault();
    setIsSent(true);
    if (payment === null || isTooMuch || isSending) return;
    if ((await send(() => addRefund(orderId, payment))) === null) return;
    setDraft(emptyDraft(days.today));
    setIsSent(false);
    await onAdded();
  }

  return (
    <form noValidate aria-label="Devolución" className="payment-form" onSubmit={add}>
      <PaymentFields
        draft={draft}
        problems={isSent ? problems : {}}
        days={days}
        whole={{ label: 'Todo lo cobrado', amount: paidText(paid) }}
        onChange={(change: Partial<PaymentDraft>) => setDraft({ ...draft, ...change })}
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
        Anotar devolución
      </Button>
    </form>
  );
}
