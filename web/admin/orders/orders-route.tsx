import './orders.css';
import { SquarePlus } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { redirect, type ShouldRevalidateFunctionArgs, useNavigate, useSearchParams } from 'react-router';
import { lastPageOf } from '#domain/catalogue/page-size.ts';
import { ORDER_TABS } from '#domain/orders/order-tabs.ts';
import { formatCount } from '#web/format.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { DownloadMenu } from '../exports/download-menu.tsx';
import { ListToolbar } from '../list/list-toolbar.tsx';
import { Pager } from '../list/pager.tsx';
import { SearchField } from '../list/search-field.tsx';
import { NewRowsNotice } from '../live/new-rows-notice.tsx';
import { useLiveRows } from '../live/use-live-rows.ts';
import { SectionFrame } from '../shell/section-frame.tsx';
import { usePendingCount } from '../shell/use-pending-count.tsx';
import type { Route } from './+types/orders-route.ts';
import { OrderDialog } from './order-dialog.tsx';
import { fetchOrders, type OrdersPage } from './orders-api.ts';
import { ORDERS_PER_PAGE, type OrdersQuery, ordersQuery, ordersSearch } from './orders-query.ts';
import { OrdersTable } from './orders-table.tsx';
import { OrdersTabs } from './orders-tabs.tsx';
import { useFocusAfterLeaving } from './use-focus-after-leaving.ts';

const OPEN_ORDER = 'pedido';
const ORDERS = { one: 'pedido', many: 'pedidos' };
const FOUND = { one: 'pedido encontrado', many: 'pedidos encontrados' };

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = ordersQuery(new URL(request.url).searchParams);
  const page = await pageOf(query);
  const lastPage = lastPageOf(page?.total ?? 0, ORDERS_PER_PAGE);
  // The last page may have lost its last order.
  if (page !== null && query.page > lastPage)
    throw redirect(`/hilvanDash/pedidos${ordersSearch({ ...query, page: lastPage })}`);
  return { query, page, lastPage };
}

clientLoader.hydrate = true as const;

function pageOf({ tab, text, page }: OrdersQuery): Promise<OrdersPage | null> {
  return fetchOrders({ status: ORDER_TABS[tab], text, page, size: ORDERS_PER_PAGE });
}

/** Opening an order over the list doesn't change the list. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isOrderToggled = currentUrl.searchParams.get(OPEN_ORDER) !== nextUrl.searchParams.get(OPEN_ORDER);
  return defaultShouldRevalidate && !isOrderToggled;
}

export function HydrateFallback() {
  return (
    <OrdersFrame>
      <Skeleton className="h-[62px]" />
      <Skeleton className="mt-0.5 h-120" />
    </OrdersFrame>
  );
}

export default function OrdersRoute({ loaderData: { query, page, lastPage } }: Route.ComponentProps) {
  const { refresh } = usePendingCount();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const openOrder = search.get(OPEN_ORDER);
  const list = useRef<HTMLDivElement>(null);
  const held = useLiveRows('orders', {
    list,
    shown: page,
    fetchAgain: () => pageOf(query),
    idsOf: ({ orders }) => orders.map(({ id }) => id),
  });
  const { onChange, afterWindow } = useFocusAfterLeaving(list, page);
  const searchOf = (number: number) => ordersSearch({ ...query, page: number });
  useEffect(() => {
    refresh();
  }, [refresh]);
  return (
    <OrdersFrame>
      <ListToolbar
        lead={
          <SearchField
            label="Buscar pedidos"
            placeholder="Número, cliente, teléfono o producto"
            query={query}
            address={{ read: ordersQuery, write: ordersSearch }}
          />
        }
        count={page !== null && formatCount(page.total, query.text === '' ? ORDERS : FOUND)}
        download={
          <DownloadMenu path="/orders" filter={{ status: ORDER_TABS[query.tab] ?? '', q: query.text }} />
        }
      />
      <section className="dashboard-card px-2! pt-2! pb-4!">
        <OrdersTabs query={query}>
          <div ref={list} tabIndex={-1}>
            <OrdersTable page={page} query={query} onChange={onChange} />
          </div>
        </OrdersTabs>
      </section>
      {/* Keyed by the rows: a new pager appears in place, instead of the old one moving. */}
      <Pager
        key={`${page?.total}${searchOf(1)}`}
        label="Páginas de pedidos"
        page={query.page}
        lastPage={lastPage}
        searchOf={searchOf}
      />
      <NewRowsNotice
        count={held}
        noun={{ one: 'pedido nuevo', many: 'pedidos nuevos' }}
        onShow={() => {
          list.current?.focus({ preventScroll: true });
          navigate({ search: searchOf(1) }, { replace: query.page === 1 });
        }}
      />
      <OrderDialog
        id={openOrder}
        freshness={page}
        onChange={onChange}
        finalFocus={() => afterWindow() ?? true}
        onClose={() => navigate({ search: ordersSearch(query) }, { preventScrollReset: true })}
      />
    </OrdersFrame>
  );
}

function OrdersFrame({ children }: { children: ReactNode }) {
  const { counts } = usePendingCount();
  return (
    <SectionFrame
      title="Pedidos"
      aside={
        <>
          {/* The line's height is reserved until the number is known. */}
          <p className="figures min-h-[1lh] text-secondary">
            {counts !== null && formatCount(counts.pendiente, { one: 'pendiente', many: 'pendientes' })}
          </p>
          <ButtonLink to="/hilvanDash/pedidos/nuevo" size="small" className="max-lg:ml-auto">
            <SquarePlus aria-hidden="true" /> Nuevo pedido
          </ButtonLink>
        </>
      }
    >
      {children}
    </SectionFrame>
  );
}
