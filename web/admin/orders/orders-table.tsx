import { useRevalidator, useSearchParams } from 'react-router';
import type { BriefOrder } from '#domain/orders/order.ts';
import { formatLongDate } from '#domain/text/format-date.ts';
import { formatPrice } from '#web/format.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyList } from '../list/empty-list.tsx';
import { LoadFailure } from '../list/load-failure.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderStatusPill } from './order-status-pill.tsx';
import type { OrdersPage } from './orders-api.ts';
import { type OrdersQuery, ordersSearch } from './orders-query.ts';

type OrdersTableProps = {
  /** `null` when the list could not be fetched. */
  readonly page: OrdersPage | null;
  readonly query: OrdersQuery;
  /** Called with an order's id before it is changed. */
  readonly onChange: (id: string) => void;
};

export function OrdersTable({ page, query, onChange }: OrdersTableProps) {
  const { revalidate } = useRevalidator();
  if (page === null)
    return <LoadFailure text="No se pudieron cargar los pedidos." onRetry={() => revalidate()} />;
  if (page.orders.length === 0) return <EmptyList {...emptyTexts(query)} />;
  return (
    <table className="orders-table">
      <thead>
        <tr>
          <th scope="col">Pedido</th>
          <th scope="col">Cliente</th>
          <th scope="col">Estado</th>
          <th scope="col">Fecha</th>
          <th scope="col" className="text-right">
            Total
          </th>
          <td />
          <td />
        </tr>
      </thead>
      <tbody>
        {page.orders.map((order) => (
          <OrderRow key={order.id} order={order} onChange={() => onChange(order.id)} />
        ))}
      </tbody>
    </table>
  );
}

function OrderRow({ order, onChange }: { order: BriefOrder; onChange: () => void }) {
  const [search] = useSearchParams();
  const { customer } = order;
  const withOrder = new URLSearchParams(search);
  withOrder.set('pedido', order.id);
  return (
    <tr>
      <td className="order-number figures">N.º {order.number}</td>
      <td className="order-customer">
        <b className="font-semibold">
          {customer.firstName} {customer.lastName}
        </b>
        {customer.email !== '' && <small>{customer.email}</small>}
      </td>
      <td className="order-status">
        <OrderStatusPill status={order.status} />
      </td>
      <td className="order-date">{formatLongDate(order.createdAt)}</td>
      <td className="order-total figures">{formatPrice(order.payableAmount)}</td>
      <td className="order-open">
        <ButtonLink
          to={`?${withOrder}`}
          keepsScroll
          variant="outline"
          size="small"
          aria-label={`Ver pedido ${order.number}`}
        >
          Ver pedido
        </ButtonLink>
      </td>
      <td className="order-actions">
        <OrderActions order={order} onChange={onChange} />
      </td>
    </tr>
  );
}

function emptyTexts({ tab, text }: OrdersQuery) {
  if (text !== '') {
    const search = ordersSearch({ tab, text: '', page: 1 });
    const way = { to: `/hilvanDash/pedidos${search}`, label: 'Quitar la búsqueda' };
    return { text: `No hay pedidos aquí con “${text}”.`, way };
  }
  if (tab !== 'Todos') {
    return { text: 'No hay pedidos aquí.', way: { to: '/hilvanDash/pedidos', label: 'Ver todos' } };
  }
  return { text: 'Todavía no hay pedidos.', way: { to: '/', label: 'Ver la tienda' } };
}
