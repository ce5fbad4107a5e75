import './orders.css';
import { type ReactNode, useEffect } from 'react';
import { redirect, type ShouldRevalidateFunctionArgs, useNavigate, useSearchParams } from 'react-router';
import { lastPageOf } from '#domain/catalogue/page-size.ts';
import { ORDER_TABS } from '#domain/orders/order-tabs.ts';
import { formatCount } from '#web/format.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { DownloadMenu } from '../exports/download-menu.tsx';
import { useLiveRefresh } from '../live/use-live-refresh.ts';
import { SectionFrame } from '../shell/section-frame.tsx';
import { usePendingCount } from '../shell/use-pending-count.tsx';
import type { Route } from './+types/orders-route.ts';
import { OrderDialog } from './order-dialog.tsx';
import { fetchOrders } from './orders-api.ts';
import { OrdersPager } from './orders-pager.tsx';
import { ORDERS_PER_PAGE, ordersQuery, ordersSearch } from './orders-query.ts';
import { OrdersSearch } from './orders-search.tsx';
import { OrdersTable } from './orders-table.tsx';
import { OrdersTabs } from './orders-tabs.tsx';

const OPEN_ORDER = 'pedido';
const FOUND = { one: 'pedido encontrado', many: 'pedidos encontrados' };

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = ordersQuery(new URL(request.url).searchParams);
  const status = ORDER_TABS[query.tab];
  const page = await fetchOrders({ status, text: query.text, page: query.page, size: ORDERS_PER_PAGE });
  const lastPage = lastPageOf(page?.total ?? 0, ORDERS_PER_PAGE);
  // The last order of the last page may just have left it.
  if (page !== null && query.page > lastPage)
    throw redirect(`/hilvanDash/pedidos${ordersSearch({ ...query, page: lastPage })}`);
  return { query, page, lastPage };
}

clientLoader.hydrate = true as const;

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
  useLiveRefresh('orders');
  useEffect(() => {
    refresh();
  }, [refresh]);
  return (
    <OrdersFrame>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <OrdersSearch query={query} />
        <p role="status" className="figures mr-auto text-secondary">
          {query.text !== '' && page !== null && formatCount(page.total, FOUND)}
        </p>
        <DownloadMenu path="/orders" filter={{ status: ORDER_TABS[query.tab] ?? '', q: query.text }} />
      </div>
      <section className="dashboard-card px-2! pt-2! pb-4!">
        <OrdersTabs query={query}>
          <OrdersTable page={page} query={query} />
        </OrdersTabs>
      </section>
      <OrdersPager query={query} lastPage={lastPage} />
      <OrderDialog
        id={openOrder}
        freshness={page}
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
        // Its line is held before the number is known.
        <p className="figures min-h-[1lh] text-secondary">
          {counts !== null && formatCount(counts.pendiente, { one: 'pendiente', many: 'pendientes' })}
        </p>
      }
    >
      {children}
    </SectionFrame>
  );
}
