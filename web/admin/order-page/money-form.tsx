import { type FormEvent, useState } from 'react';
import { firstPaymentDay } from '#domain/orders/first-payment-day.ts';
import { shopDay } from '#domain/time/shop-days.ts';
import { Button } from '#web/ui/button.tsx';
import type { Outcome } from '../outcome.ts';
import { useServerRequest } from '../use-server-request.ts';
import type { NewPayment } from './order-panels-api.ts';
import { emptyDraft, readPayment } from './payment-draft.ts';
import { PaymentFields } from './payment-fields.tsx';

type MoneyFormProps = {
  /** Where the page has several of them. */
  readonly label?: string;
  /** When the order was placed, in epoch ms; `null` where it is not at hand. */
  readonly orderedAt: number | null;
  /** An amount that one press fills in. */
  readonly whole: { readonly label: string; readonly amount: string } | null;
  readonly submitLabel: string;
  /** What is wrong with an amount in pesos. */
  readonly faultOf?: (amount: number) => string | null;
  /** Asks about an unlikely amount in pesos. */
  readonly isMeant?: (amount: number) => Promise<boolean>;
  readonly add: (money: NewPayment) => Promise<Outcome<unknown>>;
  readonly onAdded: () => Promise<void>;
};

/** Writes down money that came in or went back. */
export function MoneyForm({ label, orderedAt, whole, submitLabel, ...props }: MoneyFormProps) {
  const days = { first: orderedAt === null ? '' : firstPaymentDay(orderedAt), today: shopDay(Date.now()) };
  const [draft, setDraft] = useState(() => emptyDraft(days.today));
  const [isSent, setIsSent] = useState(false);
  const { isSending, error, send } = useServerRequest();
  const { payment, problems: typed } = readPayment(draft, days);
  const fault = payment === null ? null : (props.faultOf?.(payment.amount) ?? null);
  const problems = fault === null ? typed : { amount: fault };

  async function add(event: FormEvent): Promise<void> {
    event.preventDefault();
    setIsSent(true);
    if (payment === null || fault !== null || isSending) return;
    if (props.isMeant !== undefined && !(await props.isMeant(payment.amount))) return;
    if ((await send(() => props.add(payment))) === null) return;
    setDraft(emptyDraft(days.today));
    setIsSent(false);
    await props.onAdded();
  }

  return (
    <form noValidate aria-label={label} className="payment-form" onSubmit={add}>
      <PaymentFields
        draft={draft}
        problems={isSent ? problems : {}}
        days={days}
        whole={whole}
        onChange={(change) => setDraft({ ...draft, ...change })}
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
        {submitLabel}
      </Button>
    </form>
  );
}
