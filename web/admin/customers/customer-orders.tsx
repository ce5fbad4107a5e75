import { deskPath } from '#domain/addresses/desk-path.ts';
import { formatDate } from '#domain/text/format-date.ts';
import type { WireCustomerPage } from '#schemas/customer-answers.ts';
import type { WireBriefOrder } from '#schemas/order-answers.ts';
import { amountFromWire } from '#schemas/wire/amount.ts';
import { formatPrice } from '#web/format.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { Pager } from '../list/pager.tsx';
import { OrderStatusPill } from '../orders/order-status-pill.tsx';

type CustomerOrdersProps = {
  readonly customer: WireCustomerPage;
  readonly page: number;
  readonly lastPage: number;
};

/** The customer's orders, newest first. */
export function CustomerOrders({ customer, page, lastPage }: CustomerOrdersProps) {
  return (
    <section aria-labelledby="pedidos-del-cliente" className="dashboard-card">
      <h2 id="pedidos-del-cliente" className="text-block">
        Pedidos
      </h2>
      {customer.orders.length === 0 ? (
        <p className="mt-3 text-secondary">No le quedan pedidos: todos están eliminados.</p>
      ) : (
        <ul className="customer-order-rows">
          {customer.orders.map((order) => (
            <OrderRow key={order._id} order={order} />
          ))}
        </ul>
      )}
      {lastPage > 1 && (
        <Pager
          key={lastPage}
          label="Páginas de pedidos"
          page={page}
          lastPage={lastPage}
          searchOf={(number) => (number === 1 ? '?' : `?pagina=${number}`)}
          keepsScroll
        />
      )}
    </section>
  );
}

function OrderRow({ order }: { order: WireBriefOrder }) {
  const { _id, orderNumber, status, createdAt, payableAmount, quoteAcceptedVersion, quoteTotal } = order;
  const amount = quoteAcceptedVersion !== null && quoteTotal !== null ? quoteTotal : payableAmount;
  return (
    <li>
      <PageLink to={deskPath('order', _id)} className="customer-open figures">
        Pedido N.º {orderNumber}
      </PageLink>
      <OrderStatusPill status={status} />
      <time dateTime={createdAt}>{formatDate(Date.parse(createdAt))}</time>
      <span className="customer-order-amount figures">{formatPrice(amountFromWire(amount))}</span>
    </li>
  );
}
