import '../order-page/panels.css';
import type { PaymentMethod } from '#domain/orders/payment-method.ts';
import type { WireWithdrawal } from '#schemas/withdrawal-answers.ts';
import { paidText } from '../order-page/paid-text.ts';
import { RefundForm } from '../order-page/refund-form.tsx';

/** As they go after 'se pagaron'. */
const WAYS: Readonly<Record<PaymentMethod, string>> = {
  efectivo: 'en efectivo',
  transferencia: 'por transferencia',
  tarjeta: 'con tarjeta',
  'mercado-pago': 'con Mercado Pago',
  otro: 'de otra forma',
};

type MoneyToGiveBackProps = {
  readonly withdrawal: WireWithdrawal;
  readonly onGivenBack: () => Promise<void>;
};

/** What was paid for the order of a request, and where it is written down that it went back (law 24.240, article 34). */
export function MoneyToGiveBack({ withdrawal, onGivenBack }: MoneyToGiveBackProps) {
  const { paid, orderId, unprovenOrderId, state } = withdrawal;
  const named = orderId ?? unprovenOrderId;
  if (paid === null || named === null || state === 'rejected') return null;
  const ways = paid.methods.map((method) => WAYS[method]).join(' y ');
  return (
    <div className="withdrawal-money">
      <p className="figures">
        <b className="font-semibold">
          {state === 'accepted' ? 'Falta devolver' : 'Si lo aceptas, hay que devolver'}{' '}
          {paidText(paid.amount)}
        </b>
        , que se pagaron {ways}.
        {paid.methods.includes('mercado-pago') && ' Lo de Mercado Pago devuélvelo desde allí: se anota solo.'}
      </p>
      {orderId !== null && (
        <details className="payment-refund">
          <summary>Anotar lo devuelto</summary>
          <RefundForm orderId={orderId} orderedAt={null} paid={paid.amount} onAdded={onGivenBack} />
        </details>
      )}
    </div>
  );
}
