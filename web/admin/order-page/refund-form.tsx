import { MoneyForm } from './money-form.tsx';
import { addRefund } from './order-panels-api.ts';
import { paidText } from './paid-text.ts';

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
  return (
    <MoneyForm
      label="Devolución"
      orderedAt={orderedAt}
      whole={{ label: 'Todo lo cobrado', amount: paidText(paid) }}
      submitLabel="Anotar devolución"
      faultOf={(amount) => (amount > paid ? `Se cobraron ${paidText(paid)}` : null)}
      add={(refund) => addRefund(orderId, refund)}
      onAdded={onAdded}
    />
  );
}
