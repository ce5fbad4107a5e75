import './panels.css';
import { Trash2 } from 'lucide-react';
import type { Order } from '#domain/orders/order.ts';
import { PAYMENT_METHOD_LABELS } from '#domain/orders/payment-method.ts';
import { formatDay } from '#domain/text/format-date.ts';
import type { WireBalance, WirePayments, WireRefund } from '#schemas/payment-answers.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useDialogs } from '#web/ui/use-dialogs.tsx';
import type { Outcome } from '../outcome.ts';
import { useChangeDialogs } from '../use-change-dialogs.ts';
import { removePayment, removeRefund } from './order-panels-api.ts';
import { paidText } from './paid-text.ts';
import { PanelFailure } from './panel-failure.tsx';
import { PaymentForm } from './payment-form.tsx';
import { RefundForm } from './refund-form.tsx';

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
          <Payments orderId={order.id} payments={payments} onRemoved={onChanged} />
          <PaymentForm
            key={order.id}
            orderId={order.id}
            orderedAt={order.createdAt}
            balance={payments.balance}
            onAdded={onChanged}
          />
          {payments.paid > 0 && (
            <details className="payment-refund">
              <summary>Devolver dinero</summary>
              <RefundForm
                orderId={order.id}
                orderedAt={order.createdAt}
                paid={payments.paid}
                onAdded={onChanged}
              />
            </details>
          )}
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
  readonly payments: WirePayments;
  readonly onRemoved: () => Promise<void>;
};

/** What came in, and what went back. */
function Payments({ orderId, payments: { payments, refunds = [] }, onRemoved }: PaymentsProps) {
  const remove = useRemoval(onRemoved);
  if (payments.length + refunds.length === 0) return null;
  return (
    <ul className="panel-rows mb-4">
      {refunds.map((refund) => (
        <PaymentRow
          key={refund.id}
          row={refund}
          what="la devolución"
          onRemove={() =>
            remove(refund, { what: 'la devolución', send: () => removeRefund(orderId, refund.id) })
          }
        />
      ))}
      {payments.map((payment) => (
        <PaymentRow
          key={payment.id}
          row={payment}
          what="el pago"
          onRemove={() =>
            remove(payment, { what: 'el pago', send: () => removePayment(orderId, payment.id) })
          }
        />
      ))}
    </ul>
  );
}

type What = 'el pago' | 'la devolución';
type Removal = { readonly what: What; readonly send: () => Promise<Outcome<null>> };

function useRemoval(onRemoved: () => Promise<void>) {
  const { confirm } = useDialogs();
  const { reportFailure } = useChangeDialogs();
  return async ({ amount }: WireRefund, { what, send }: Removal): Promise<void> => {
    const isSure = await confirm({
      title: `¿Quitar ${what} de ${paidText(amount)}?`,
      text: `Si se anotó por error. En el historial quedan ${what} y que se quitó.`,
      confirmLabel: 'Sí, quitar',
      cancelLabel: 'Cancelar',
    });
    if (!isSure) return;
    const outcome = await send();
    if (!outcome.ok) await reportFailure(outcome.message);
    await onRemoved();
  };
}

type PaymentRowProps = { readonly row: WireRefund; readonly what: What; readonly onRemove: () => void };

function PaymentRow({ row: { amount, method, date, note }, what, onRemove }: PaymentRowProps) {
  const isRefund = what === 'la devolución';
  return (
    <li className="payment-row">
      <div className="min-w-0">
        <p>
          {isRefund && 'Devolución: '}
          {PAYMENT_METHOD_LABELS[method]}
          <span className="text-secondary">, {formatDay(date)}</span>
        </p>
        {note !== '' && <p className="timeline-text">{note}</p>}
      </div>
      <b className="figures font-semibold whitespace-nowrap">
        {isRefund && '−'}
        {paidText(amount)}
      </b>
      <IconButton label={`Quitar ${what} de ${paidText(amount)}`} onClick={onRemove}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </li>
  );
}
