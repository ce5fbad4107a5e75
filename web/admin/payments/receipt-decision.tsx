import { Check } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { parsePesos } from '#domain/money/parse-pesos.ts';
import type { WireReceipt } from '#schemas/payment-answers.ts';
import { amountToWire } from '#schemas/wire/amount.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { useToast } from '#web/ui/use-toast.tsx';
import { DialogFoot } from '../dialog-foot.tsx';
import { paidText } from '../order-page/paid-text.ts';
import { useServerRequest } from '../use-server-request.ts';
import { refuseReceipt, takeReceipt } from './receipts-api.ts';

type DecisionProps = { readonly receipt: WireReceipt; readonly onDecided: () => Promise<void> };

/** Taking a receipt as a payment, for what it says or for another amount, or refusing it with a word. */
export function ReceiptDecision({ receipt, onDecided }: DecisionProps) {
  const [way, setWay] = useState<'take' | 'other' | 'refuse'>('take');
  const { isSending, error, send } = useServerRequest();
  const { show } = useToast();
  const back = () => setWay('take');

  async function take(amount: number): Promise<void> {
    if (isSending || (await send(() => takeReceipt(receipt.id, amount))) === null) return;
    show({
      title: `Tomaste ${paidText(amount)}`,
      text: `Pedido N.º ${receipt.order.orderNumber}`,
      tone: 'success',
    });
    await onDecided();
  }

  async function refuse(message: string): Promise<void> {
    if (isSending || (await send(() => refuseReceipt(receipt.id, message))) === null) return;
    await onDecided();
  }

  if (way === 'other')
    return <OtherAmount fault={error} isSending={isSending} onTake={take} onClose={back} />;
  if (way === 'refuse')
    return <RefusalForm fault={error} isSending={isSending} onRefuse={refuse} onClose={back} />;
  return (
    <div className="receipt-ways">
      {error !== null && (
        <p role="alert" className="text-error">
          {error}
        </p>
      )}
      <Button variant="primary" isLoading={isSending} onClick={() => take(receipt.amount)}>
        <Check aria-hidden="true" /> Tomar {paidText(receipt.amount)}
      </Button>
      <Button variant="outline" onClick={() => setWay('other')}>
        Tomar otro monto
      </Button>
      <Button variant="quiet" onClick={() => setWay('refuse')}>
        Rechazar con un mensaje
      </Button>
    </div>
  );
}

type FormProps = {
  readonly fault: string | null;
  readonly isSending: boolean;
  readonly onClose: () => void;
};

function OtherAmount({
  fault,
  isSending,
  onTake,
  onClose,
}: FormProps & { readonly onTake: (amount: number) => void }) {
  const [typed, setTyped] = useState('');
  const [isTried, setIsTried] = useState(false);
  const amount = parsePesos(typed);
  const isFit = amount !== null && amount > 0;
  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsTried(true);
    if (isFit) onTake(amountToWire(amount));
  }
  return (
    <form noValidate className="receipt-ways" onSubmit={submit}>
      <Field
        label="Monto que llegó"
        inputMode="decimal"
        autoComplete="off"
        autoFocus
        value={typed}
        error={isTried && !isFit ? "Escribe un monto, como '64.800,90'." : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      <DialogFoot fault={fault} onClose={onClose}>
        <Button type="submit" variant="primary" isLoading={isSending}>
          Tomar
        </Button>
      </DialogFoot>
    </form>
  );
}

function RefusalForm({
  fault,
  isSending,
  onRefuse,
  onClose,
}: FormProps & { readonly onRefuse: (message: string) => void }) {
  const [message, setMessage] = useState('');
  const [isTried, setIsTried] = useState(false);
  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsTried(true);
    if (message.trim() !== '') onRefuse(message);
  }
  return (
    <form noValidate className="receipt-ways" onSubmit={submit}>
      <Field
        label="Qué le dices al cliente"
        help="Lo lee en la página de su pedido, y puede avisar de nuevo."
        error={isTried && message.trim() === '' ? 'Escribe qué le dices.' : undefined}
      >
        {(control) => (
          <textarea
            {...control}
            // biome-ignore lint/a11y/noAutofocus: the press that opened it asked to write.
            autoFocus
            rows={3}
            value={message}
            onChange={({ target }) => setMessage(target.value)}
          />
        )}
      </Field>
      <DialogFoot fault={fault} onClose={onClose}>
        <Button type="submit" isLoading={isSending}>
          Rechazar
        </Button>
      </DialogFoot>
    </form>
  );
}
