import { MAX_RECEIPT_MEGABYTES } from '#domain/files/file-weights.ts';
import type { LinkedPayment as Payment } from '#domain/payments/how-to-pay.ts';
import type { SentReceipt } from '#domain/payments/transfer-receipt.ts';
import { formatDay } from '#domain/text/format-date.ts';
import { formatAmount, formatExactPrice } from '#web/format.ts';
import { Check } from '#web/ui/stroke-icons.tsx';
import { PayByTransfer } from './pay-by-transfer.tsx';

type PaymentSectionProps = {
  readonly payment: Payment;
  /** The page's own path, below which its form posts. */
  readonly page: string;
};

/** How the order of a customer's link is paid, what became of the last receipt, and 'Ya transferí' (PAY-003). */
export function PaymentSection({ payment, page }: PaymentSectionProps) {
  const { receipt } = payment;
  return (
    <PayByTransfer payment={payment}>
      {receipt !== null && <ReceiptNews receipt={receipt} />}
      {receipt?.state !== 'waiting' && <TransferForm payment={payment} page={page} />}
    </PayByTransfer>
  );
}

function ReceiptNews({ receipt: { state, amount, paidOn, answer } }: { receipt: SentReceipt }) {
  const sum = formatExactPrice(amount);
  if (state === 'taken') return <p className="pay-news">Recibimos tu pago de {sum}.</p>;
  if (state === 'waiting')
    return (
      <p className="pay-news">
        Avisaste {sum} el {formatDay(paidOn)}. Lo miramos y te contestamos.
      </p>
    );
  return (
    <div className="pay-news pay-refused">
      <p>No pudimos tomar el aviso de {sum}:</p>
      <p className="pay-answer">{answer}</p>
    </div>
  );
}

/** A plain form, so that it works without scripts; it is open again where the last one was refused. */
function TransferForm({ payment: { terms, today, receipt }, page }: PaymentSectionProps) {
  return (
    <details className="pay-told" open={receipt?.state === 'refused'}>
      <summary className="button button-outline">
        <Check aria-hidden="true" /> Ya transferí
      </summary>
      <form method="post" action={`${page}/transferencia`} encType="multipart/form-data">
        <input type="hidden" name="after" value={receipt?.id ?? ''} />
        <label className="pay-field">
          <span>
            Importe <span className="pay-needed">*(Obligatorio)</span>
          </span>
          <input
            className="input figures"
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            required
            defaultValue={formatAmount(terms.leftByTransfer).replace('$\u00a0', '')}
          />
        </label>
        <label className="pay-field">
          <span>
            Fecha <span className="pay-needed">*(Obligatorio)</span>
          </span>
          <input className="input" type="date" name="date" required max={today} defaultValue={today} />
        </label>
        <label className="pay-field pay-file">
          <span>Comprobante</span>
          <input
            className="input"
            type="file"
            name="file"
            accept="image/*,application/pdf"
            aria-describedby="comprobante-ayuda"
          />
        </label>
        <p id="comprobante-ayuda" className="pay-help">
          Foto o PDF, hasta {MAX_RECEIPT_MEGABYTES} MB. Si no lo tienes a mano, avisa igual.
        </p>
        <button type="submit" className="button">
          Avisar la transferencia
        </button>
      </form>
    </details>
  );
}
