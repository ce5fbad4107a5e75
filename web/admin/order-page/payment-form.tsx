import { useDialogs } from '#web/ui/use-dialogs.tsx';
import { MoneyForm } from './money-form.tsx';
import { addPayment } from './order-panels-api.ts';
import { paidText } from './paid-text.ts';

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
  const { confirm } = useDialogs();

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

  return (
    <MoneyForm
      orderedAt={orderedAt}
      whole={balance > 0 ? { label: 'Todo lo que falta', amount: paidText(balance) } : null}
      submitLabel="Anotar pago"
      isMeant={isMeant}
      add={(payment) => addPayment(orderId, payment)}
      onAdded={onAdded}
    />
  );
}
