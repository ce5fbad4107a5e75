import './panels.css';
import { Trash2 } from 'lucide-react';
import type { Order } from '#domain/orders/order.ts';
import { PAYMENT_METHOD_LABELS } from '#domain/orders/payment-method.ts';
import { formatDay } from '#domain/text/format-date.ts';
import type { WireBalance, WirePayment, WirePayments } from '#schemas/payment-answers.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useDialogs } from '#web/ui/use-dialogs.tsx';
import { useChangeDialogs } from '../use-change-dialogs.ts';
import { removePayment } from './order-panels-api.ts';
import { paidText } from './paid-text.ts';
import { PanelFailure } from './panel-failure.tsx';
import { PaymentForm } from './payment-form.tsx';

type PaymentsPanelProps = {
  readonly order: Pick<Order, 'id' | 'createdAt'>;
  /** `null` when they could not be fetched. */
  readonly payments: WirePayments | null;
  readonly onChanged: () => Promise<void>;
};

/** The payments received for an order, and what is left to pay (QUOTE-008). */
export function PaymentsPanel({ order, payments, onChanged }: PaymentsPanelProps) {
  return (
    <section aria-labelledby="pagos" className="dashboard-card">
      <h2 id="pagos" className="mb-2 text-block">
        Pagos
      </h2>
      {payments === null ? (
        <PanelFailure text="No se pudieron cargar los pagos." onRetry={onChanged} />
      ) : (
        <>
          <Sums sums={payments} />
          <Payments orderId={order.id} payments={payments.payments} onRemoved={onChanged} />
          <PaymentForm
            key={order.id}
            orderId={order.id}
            orderedAt={order.createdAt}
            balance={payments.balance}
            onAdded={onChanged}
          />
        </>
      )}
    </section>
  );
}

function Sums({ sums: { total, paid, discount = 0, balance } }: { sums: WireBalance }) {
  return (
    <dl className="payment-sums figures" aria-live="polite">
      <dt>Total</dt>
      <dd>{paidText(total)}</dd>
      <dt>Pagado</dt>
      <dd>{paidText(paid)}</dd>
      {discount > 0 && (
        <>
          <dt>Descuento por transferencia</dt>
          <dd>{paidText(discount)}</dd>
        </>
      )}
      <dt className="payment-balance">{balance < 0 ? 'A favor del cliente' : 'Falta'}</dt>
      <dd className="payment-balance">{paidText(Math.abs(balance))}</dd>
    </dl>
  );
}

type PaymentsProps = {
  readonly orderId: string;
  readonly payments: readonly WirePayment[];
  readonly onRemoved: () => Promise<void>;
};

function Payments({ orderId, payments, onRemoved }: PaymentsProps) {
  const { confirm } = useDialogs();
  const { reportFailure } = useChangeDialogs();
  async function remove({ id, amount }: WirePayment): Promise<void> {
    const isSure = await confirm({
      title: `¿Quitar el pago de ${paidText(amount)}?`,
      text: 'Si se anotó por error. En el historial quedan el pago y que se quitó.',
      confirmLabel: 'Sí, quitar',
      cancelLabel: 'Cancelar',
    });
    if (!isSure) return;
    const outcome = await removePayment(orderId, id);
    if (!outcome.ok) await reportFailure(outcome.message);
    await onRemoved();
  }
  if (payments.length === 0) return null;
  return (
    <ul className="panel-rows mb-4">
      {payments.map((payment) => (
        <li key={payment.id} className="payment-row">
          <div className="min-w-0">
            <p>
              {PAYMENT_METHOD_LABELS[payment.method]}
              <span className="text-secondary">, {formatDay(payment.date)}</span>
            </p>
            {payment.note !== '' && <p className="timeline-text">{payment.note}</p>}
          </div>
          <b className="figures font-semibold whitespace-nowrap">{paidText(payment.amount)}</b>
          <IconButton label={`Quitar el pago de ${paidText(payment.amount)}`} onClick={() => remove(payment)}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
