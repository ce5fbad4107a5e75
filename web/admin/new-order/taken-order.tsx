import { CheckCheck } from 'lucide-react';
import { deskPath } from '#domain/addresses/desk-path.ts';
import type { WireOrderReceipt } from '#schemas/order-answers.ts';
import { amountFromWire } from '#schemas/wire/amount.ts';
import { formatPrice } from '#web/format.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';

/** The order that was taken last, above the field for the next one. */
export function TakenOrder({ receipt }: { receipt: WireOrderReceipt | null }) {
  return (
    <div role="status">
      {receipt !== null && (
        <div className="taken-order">
          <CheckCheck aria-hidden="true" />
          <p>
            <b>Pedido N.º {receipt.orderNumber} tomado</b>{' '}
            <span className="figures">{formatPrice(amountFromWire(receipt.payableAmount))}</span>
          </p>
          <ButtonLink variant="quiet" size="small" to={deskPath('order', receipt._id)}>
            Ver pedido
          </ButtonLink>
          <ButtonLink variant="quiet" size="small" to={deskPath('printedOrder', receipt._id)} target="_blank">
            Imprimir
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
