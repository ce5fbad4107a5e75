import { deskPath } from '#domain/addresses/desk-path.ts';
import './order-page.css';
import { ArrowLeft, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import type { Order } from '#domain/orders/order.ts';
import { formatLongDate } from '#domain/text/format-date.ts';
import type { WireQuote } from '#schemas/quote-answers.ts';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { openPrintedOrder } from '../orders/open-printed-order.ts';
import { OrderStatusMenu } from '../orders/order-actions.tsx';
import { OrderQuotePills } from '../orders/order-quote-pills.tsx';
import { OrderStatusPill } from '../orders/order-status-pill.tsx';
import { QuoteConflict } from '../quote-editor/quote-conflict.tsx';
import { QuoteEditor } from '../quote-editor/quote-editor.tsx';
import { QuoteFoot } from '../quote-editor/quote-foot.tsx';
import { SentQuote } from '../quote-editor/sent-quote.tsx';
import { SentVersions } from '../quote-editor/sent-versions.tsx';
import { useQuoteWork } from '../quote-editor/use-quote-work.ts';
import { SectionFrame } from '../shell/section-frame.tsx';
import { ShortageList } from '../shortages/shortage-list.tsx';
import { AskedCard } from './asked-card.tsx';
import { CustomerCard } from './customer-card.tsx';
import { NotesPanel } from './notes-panel.tsx';
import { type OrderPart, orderPart } from './order-part.ts';
import { OrderPartTabs } from './order-part-tabs.tsx';
import { PanelFailure } from './panel-failure.tsx';
import { PaymentsPanel } from './payments-panel.tsx';
import { ReminderPanel } from './reminder-panel.tsx';
import { TimelinePanel } from './timeline-panel.tsx';
import type { LoadedOrder } from './use-shown-order.ts';

const BEHIND = 'No se pudo actualizar. Puede que falle la conexión, o que este pedido ya no exista.';

/** @property isBehind whether the last load failed, so that what shows may be older than the order */
type OrderPageProps = LoadedOrder & { readonly isBehind: boolean };

export function OrderPage({ order, quotes, fetched, timeline, payments, isBehind }: OrderPageProps) {
  const [search] = useSearchParams();
  const { revalidate } = useRevalidator();
  const part = orderPart(search);
  const work = useQuoteWork({ order, quotes, fetched });
  return (
    <SectionFrame title={`Pedido N.º ${order.number}`} aside={<OrderStates order={order} />}>
      <p className="order-page-date">
        <PageLink to={deskPath('orders')} className="order-page-back">
          <ArrowLeft aria-hidden="true" /> Pedidos
        </PageLink>
        <span>{formatLongDate(order.createdAt)}</span>
        <IconButton
          label="Imprimir el pedido"
          className="order-page-print"
          onClick={() => openPrintedOrder(order.id)}
        >
          <Printer aria-hidden="true" />
        </IconButton>
      </p>
      {isBehind && (
        <div className="order-page-behind">
          <PanelFailure text={BEHIND} onRetry={revalidate} />
        </div>
      )}
      <ShortageList order={order} />
      <OrderPartTabs selected={part} />
      <div className="order-page">
        <Part name="presupuesto" shown={part}>
          <QuoteWorkbench order={order} quotes={quotes} work={work} />
        </Part>
        <div className="order-page-column">
          <Part name="pidio" shown={part}>
            <AskedCard order={order} />
          </Part>
          <Part name="cliente" shown={part}>
            <CustomerCard order={order} />
            <ReminderPanel order={order} onChanged={revalidate} />
          </Part>
          <Part name="pagos" shown={part}>
            <PaymentsPanel order={order} payments={payments} onChanged={revalidate} />
          </Part>
          <Part name="historial" shown={part}>
            <NotesPanel orderId={order.id} timeline={timeline} onChanged={revalidate} />
            <TimelinePanel timeline={timeline} onRetry={revalidate} />
          </Part>
        </div>
      </div>
      {work.isMaking && work.draft.conflict === null && (
        <div className={classNames('order-page-foot', part !== 'presupuesto' && 'order-page-off')}>
          <QuoteFoot
            form={work.form}
            amounts={work.amounts}
            saving={work.draft.saving}
            isSending={work.isSending}
            failure={work.failure}
            onSend={work.send}
          />
        </div>
      )}
    </SectionFrame>
  );
}

function OrderStates({ order }: { order: Order }) {
  return (
    <span className="order-page-pills">
      <OrderStatusPill status={order.status} />
      <OrderQuotePills quote={order.quote} />
      <OrderStatusMenu order={order} onChange={() => {}} />
    </span>
  );
}

type PartProps = { readonly name: OrderPart; readonly shown: OrderPart; readonly children: ReactNode };

/** Wide windows show all parts; narrow ones the shown part alone. Hidden parts keep what was typed in them. */
function Part({ name, shown, children }: PartProps) {
  return (
    <div className={classNames('order-page-column', name !== shown && 'order-page-off')}>{children}</div>
  );
}

type QuoteWorkbenchProps = {
  readonly order: Order;
  readonly quotes: readonly WireQuote[];
  readonly work: ReturnType<typeof useQuoteWork>;
};

/** The newest version and what comes after it. */
function QuoteWorkbench({ order, quotes, work }: QuoteWorkbenchProps) {
  const { draft, form, amounts, today, isMaking } = work;
  const [newest, ...earlier] = quotes;
  return (
    <>
      {newest !== undefined && (
        <SentQuote
          order={order}
          quote={newest}
          headingRef={work.sentHeading}
          onNext={isMaking ? null : work.makeNext}
        />
      )}
      {isMaking && draft.conflict === null && (
        <QuoteEditor
          draft={draft}
          form={form}
          open={work.open}
          amounts={amounts}
          version={(newest?.version ?? 0) + 1}
          today={today}
          onDiscard={work.discard}
        />
      )}
      {draft.conflict !== null && (
        <QuoteConflict conflict={draft.conflict} products={draft.products} onSettle={draft.settle} />
      )}
      <SentVersions quotes={earlier} />
    </>
  );
}
