import { Check, Download, ZoomIn } from 'lucide-react';
import { deskPath } from '#domain/addresses/desk-path.ts';
import { formatDay } from '#domain/text/format-date.ts';
import type { WireReceipt } from '#schemas/payment-answers.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { paidText } from '../order-page/paid-text.ts';
import { ReceiptDecision } from './receipt-decision.tsx';
import { receiptFileUrl } from './receipts-api.ts';

type ReceiptViewProps = { readonly receipt: WireReceipt; readonly onDecided: () => Promise<void> };

/** One receipt: its picture in the middle, sums and what to do with it at the right. */
export function ReceiptView({ receipt, onDecided }: ReceiptViewProps) {
  const { amount, date, order } = receipt;
  const leftAfter = Math.max(0, Math.round((order.leftByTransfer - amount) * 100) / 100);
  return (
    <section className="dashboard-card receipt-detail" aria-labelledby="comprobante">
      <header>
        <h2 id="comprobante" className="text-block">
          {order.customer || 'Sin nombre'}
        </h2>
        <p className="figures text-secondary">
          <PageLink to={deskPath('order', order._id)} className="underline">
            Pedido N.º {order.orderNumber}
          </PageLink>
          {order.quoteVersion !== null && ` · presupuesto versión ${order.quoteVersion}`}
        </p>
      </header>
      <div className="receipt-parts">
        <ReceiptPicture receipt={receipt} />
        <div className="min-w-0">
          <dl className="receipt-sums figures">
            <Sum name={`Dice que pagó, el ${formatDay(date)}`} amount={amount} />
            <Sum name="Total" amount={order.total} />
            <Sum name="Ya cobrado" amount={order.paid} />
            <Sum name="Falta, por transferencia" amount={order.leftByTransfer} />
            <div className="receipt-after">
              <dt>Queda por cobrar</dt>
              <dd data-settled={leftAfter === 0 || undefined}>{paidText(leftAfter)}</dd>
            </div>
          </dl>
          <ReceiptDecision receipt={receipt} onDecided={onDecided} />
        </div>
      </div>
    </section>
  );
}

function Sum({ name, amount }: { name: string; amount: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{paidText(amount)}</dd>
    </div>
  );
}

/** A photo shows; a PDF may hold scripts, so it is only downloaded. */
function ReceiptPicture({ receipt: { id, file } }: { receipt: WireReceipt }) {
  const url = receiptFileUrl(id);
  if (file === null)
    return <p className="receipt-picture text-secondary">Avisó sin comprobante: míralo en el banco.</p>;
  if (file.type === 'application/pdf')
    return (
      <div className="receipt-picture">
        <p className="wrap-anywhere">
          <Check aria-hidden="true" className="inline size-4" /> {file.name || 'comprobante.pdf'}
        </p>
        <a href={url} download className={buttonClass({ variant: 'outline', size: 'small' }, 'w-full')}>
          <Download aria-hidden="true" /> Descargar el PDF
        </a>
      </div>
    );
  return (
    <figure className="receipt-picture">
      <img src={url} alt="Foto del comprobante" />
      <a
        href={url}
        target="_blank"
        rel="noreferrer"
        className={buttonClass({ variant: 'outline', size: 'small' }, 'w-full')}
      >
        <ZoomIn aria-hidden="true" /> Ver grande
      </a>
    </figure>
  );
}
