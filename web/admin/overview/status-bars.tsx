import { deskPath } from '#domain/addresses/desk-path.ts';
import { ORDER_STATUSES, type OrderStatus } from '#domain/orders/order-status.ts';
import { tabOfStatus } from '#domain/orders/order-tabs.ts';
import { formatCount, formatWholeNumber } from '#web/format.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { STATUS_LOOKS } from '../orders/order-status-looks.ts';
import { OrderStatusPill } from '../orders/order-status-pill.tsx';
import { ordersSearch } from '../orders/orders-query.ts';
import { CardHeading } from './card-heading.tsx';
import { Stitches } from './stitches.tsx';

/** The share of each status in all orders. */
export function StatusBars({ byStatus }: { byStatus: Readonly<Record<OrderStatus, number>> }) {
  const total = ORDER_STATUSES.reduce((sum, status) => sum + byStatus[status], 0);
  return (
    <section className="dashboard-card flex flex-col">
      <CardHeading
        title="Estado de los pedidos"
        note={`${formatCount(total, { one: 'pedido', many: 'pedidos' })} en total`}
      />
      <ul className="mb-5 grid gap-4">
        {ORDER_STATUSES.map((status) => (
          <li key={status}>
            <PageLink
              to={`${deskPath('orders')}${ordersSearch({ tab: tabOfStatus(status) })}`}
              className="block min-h-11 py-1.5 hover:underline"
            >
              <span className="mb-2 flex items-center justify-between">
                <OrderStatusPill status={status} />
                <b className="figures">{formatWholeNumber(byStatus[status])}</b>
              </span>
              <Stitches
                share={total === 0 ? 0 : byStatus[status] / total}
                thread={STATUS_LOOKS[status].stitch}
              />
            </PageLink>
          </li>
        ))}
      </ul>
      <ButtonLink to={deskPath('orders')} variant="outline" className="mt-auto w-full">
        Ver pedidos
      </ButtonLink>
    </section>
  );
}
