import { BellRing, RotateCcw } from 'lucide-react';
import { useRevalidator, useSearchParams } from 'react-router';
import { deskPath } from '#domain/addresses/desk-path.ts';
import type { BriefOrder } from '#domain/orders/order.ts';
import { orderBalance } from '#domain/orders/order-balance.ts';
import { priceListText } from '#domain/orders/order-price-list.ts';
import { formatDate } from '#domain/text/format-date.ts';
import { formatPrice } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyList } from '../list/empty-list.tsx';
import { LoadFailure } from '../list/load-failure.tsx';
import { TickBox } from '../list/tick-box.tsx';
import type { Ticks } from '../list/use-ticks.ts';
import { ShortagePill } from '../shortages/shortage-pill.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderQuotePills } from './order-quote-pills.tsx';
import { OrderStatusPill } from './order-status-pill.tsx';
import type { OrdersPage } from './orders-api.ts';
import { isFiltered, type OrdersQuery, ordersSearch } from './orders-query.ts';
import { useOrderChanges } from './use-order-changes.ts';

type OrdersTableProps = {
  /** `null` when the list could not be fetched. */
  readonly page: OrdersPage | null;
  readonly query: OrdersQuery;
  readonly ticks: Ticks;
  /** The ids of orders that ask more than there is. */
  readonly short: readonly string[];
  /** Called with an order's id before it is changed. */
  readonly onChange: (id: string) => void;
};

export function OrdersTable({ page, query, ticks, short, onChange }: OrdersTableProps) {
  const { revalidate } = useRevalidator();
  if (page === null)
    return <LoadFailure text="No se pudieron cargar los pedidos." onRetry={() => revalidate()} />;
  if (page.orders.length === 0) return <EmptyList {...emptyTexts(query)} />;
  return (
    <table className="list-table orders-table">
      <thead>
        <tr>
          <td />
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
          <OrderRow
            key={order.id}
            order={order}
            isTicked={ticks.ids.has(order.id)}
            isShort={short.includes(order.id)}
            onTick={(isRange) => ticks.toggle(order.id, isRange ? page.orders.map(({ id }) => id) : [])}
            onChange={() => onChange(order.id)}
          />
        ))}
      </tbody>
    </table>
  );
}

type OrderRowProps = {
  readonly order: BriefOrder;
  readonly isTicked: boolean;
  /** It asks more than there is. */
  readonly isShort: boolean;
  /** @param isRange whether all orders since the last tick are meant */
  readonly onTick: (isRange: boolean) => void;
  readonly onChange: () => void;
};

function OrderRow({ order, isTicked, isShort, onTick, onChange }: OrderRowProps) {
  const { customer } = order;
  return (
    <tr data-ticked={isTicked || undefined}>
      <td className="order-tick">
        {!order.isDeleted && (
          <TickBox label={`Elegir pedido ${order.number}`} isTicked={isTicked} onTick={onTick} />
        )}
      </td>
      <td className="order-number figures">N.º {order.number}</td>
      <td className="order-customer">
        <b className="font-semibold">
          {customer.firstName} {customer.lastName}
        </b>
        {customer.email !== '' && <small>{customer.email}</small>}
        {order.priceList !== null && <small>{priceListText(order.priceList)}</small>}
      </td>
      <td className="order-status">
        <OrderStatusPill status={order.status} />
        <OrderQuotePills quote={order.quote} />
        <DueReminder reminder={order.reminder} />
        {isShort && <ShortagePill />}
      </td>
      <td className="order-date">{formatDate(order.createdAt)}</td>
      <td className="order-total figures">
        {formatPrice(order.payableAmount)}
        <OrderSums order={order} />
      </td>
      {order.isDeleted ? (
        <DeletedOrderCells order={order} />
      ) : (
        <OrderCells order={order} onChange={onChange} />
      )}
    </tr>
  );
}

function OrderCells({ order, onChange }: { order: BriefOrder; onChange: () => void }) {
  const [search] = useSearchParams();
  const withOrder = new URLSearchParams(search);
  withOrder.set('pedido', order.id);
  return (
    <>
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
    </>
  );
}

function DeletedOrderCells({ order }: { order: BriefOrder }) {
  const { restore } = useOrderChanges();
  return (
    <>
      <td className="order-open">
        <Button
          variant="outline"
          size="small"
          aria-label={`Recuperar pedido ${order.number}`}
          onClick={() => restore(order)}
        >
          <RotateCcw aria-hidden="true" /> Recuperar
        </Button>
      </td>
      <td className="order-actions" />
    </>
  );
}

function DueReminder({ reminder }: Pick<BriefOrder, 'reminder'>) {
  if (reminder === null || reminder.at > Date.now()) return null;
  return (
    <span className="due-reminder" title={reminder.text}>
      <BellRing aria-hidden="true" /> Para llamar
    </span>
  );
}

/** What the quote in force says and what is left to pay, where they say more than the total. */
function OrderSums({ order }: { order: BriefOrder }) {
  const { total, balance } = orderBalance(order);
  return (
    <>
      {order.quote.total !== null && <small>Presupuesto {formatPrice(total)}</small>}
      {order.paidAmount > 0 && <small>{balance > 0 ? `Falta ${formatPrice(balance)}` : 'Pagado'}</small>}
    </>
  );
}

function emptyTexts(query: OrdersQuery) {
  const { tab, text, showsDeleted } = query;
  const all = { to: deskPath('orders'), label: 'Ver todos' };
  if (showsDeleted) return { text: 'No hay pedidos eliminados.', way: all };
  if (text !== '') {
    const search = ordersSearch({ ...query, text: '', page: 1 });
    const way = { to: `${deskPath('orders')}${search}`, label: 'Quitar la búsqueda' };
    return { text: `No hay pedidos aquí con “${text}”.`, way };
  }
  if (query.isDue) return { text: 'Nadie espera una llamada.', way: all };
  if (tab !== 'Todos' || isFiltered(query)) return { text: 'No hay pedidos aquí.', way: all };
  return { text: 'Todavía no hay pedidos.', way: { to: '/', label: 'Ver la tienda' } };
}
