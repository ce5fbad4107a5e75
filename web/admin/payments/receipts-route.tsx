import { Check, TriangleAlert } from 'lucide-react';
import { useRef } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import { deskPath } from '#domain/addresses/desk-path.ts';
import { formatDate } from '#domain/text/format-date.ts';
import type { WireReceipt } from '#schemas/payment-answers.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { EmptyList } from '../list/empty-list.tsx';
import { SectionFailure } from '../list/section-failure.tsx';
import { NewRowsNotice } from '../live/new-rows-notice.tsx';
import { useLiveRows } from '../live/use-live-rows.ts';
import { paidText } from '../order-page/paid-text.ts';
import type { Route } from './+types/receipts-route.ts';
import { receiptHint } from './receipt-hint.ts';
import { ReceiptView } from './receipt-view.tsx';
import { fetchReceipts } from './receipts-api.ts';

export function clientLoader() {
  return fetchReceipts();
}

clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <Skeleton className="h-160" />;
}

/** The inbox of what customers say that they transferred, which arrives by itself (PAY-003). */
export default function ReceiptsRoute({ loaderData: receipts }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { revalidate } = useRevalidator();
  const list = useRef<HTMLUListElement>(null);
  const held = useLiveRows('orders', {
    list,
    shown: receipts,
    fetchAgain: fetchReceipts,
    idsOf: (rows) => rows.map(({ id }) => id),
  });
  if (receipts === null) return <SectionFailure text="No se pudieron cargar los comprobantes." />;
  const open = receipts.find(({ id }) => id === search.get('abierto')) ?? receipts[0];
  if (open === undefined)
    return (
      <div className="dashboard-card">
        <EmptyList
          text="No hay comprobantes por revisar. Llegan solos, cuando un cliente avisa que transfirió."
          way={null}
        />
      </div>
    );
  return (
    <div className="receipts">
      <ul ref={list} className="receipt-list" aria-label="Comprobantes por revisar">
        {receipts.map((receipt) => (
          <ReceiptRow key={receipt.id} receipt={receipt} isOpen={receipt.id === open.id} />
        ))}
        <li className="receipt-live">Llegan solos: no hace falta actualizar.</li>
      </ul>
      <ReceiptView key={open.id} receipt={open} onDecided={revalidate} />
      <NewRowsNotice
        count={held}
        noun={{ one: 'comprobante nuevo', many: 'comprobantes nuevos' }}
        onShow={revalidate}
      />
    </div>
  );
}

function ReceiptRow({ receipt, isOpen }: { receipt: WireReceipt; isOpen: boolean }) {
  const { id, amount, createdAt, order } = receipt;
  const { fits, text } = receiptHint(receipt);
  return (
    <li>
      <PageLink
        to={`${deskPath('payments')}?abierto=${encodeURIComponent(id)}`}
        className="receipt-row"
        aria-current={isOpen}
      >
        <span className="receipt-line">
          <b>{order.customer || 'Sin nombre'}</b>
          <small>{formatDate(Date.parse(createdAt))}</small>
        </span>
        <span className="receipt-line figures">
          <span className="text-secondary">N.º {order.orderNumber}</span>
          <b>{paidText(amount)}</b>
        </span>
        <span className="receipt-hint" data-fits={fits || undefined}>
          {fits ? <Check aria-hidden="true" /> : <TriangleAlert aria-hidden="true" />} {text}
        </span>
      </PageLink>
    </li>
  );
}
