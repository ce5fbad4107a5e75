import { deskPath } from '#domain/addresses/desk-path.ts';
import './orders.css';
import { Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { redirect, type ShouldRevalidateFunctionArgs, useNavigate, useSearchParams } from 'react-router';
import { lastPageOf } from '#domain/catalogue/page-size.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Pager } from '../list/pager.tsx';
import { useListQuery } from '../list/use-list-query.ts';
import { useTicks } from '../list/use-ticks.ts';
import { NewRowsNotice } from '../live/new-rows-notice.tsx';
import { useLiveRows } from '../live/use-live-rows.ts';
import { usePendingCount } from '../shell/use-pending-count.tsx';
import { useShortages } from '../shortages/use-shortages.ts';
import type { Route } from './+types/orders-route.ts';
import { OrderDialog } from './order-dialog.tsx';
import { fetchOrders } from './orders-api.ts';
import { OrdersFrame, OrdersLoading } from './orders-frame.tsx';
import { ORDERS_ADDRESS, ORDERS_PER_PAGE, ordersQuery, ordersSearch } from './orders-query.ts';
import { OrdersTable } from './orders-table.tsx';
import { OrdersTabs } from './orders-tabs.tsx';
import { OrdersTickBar } from './orders-tick-bar.tsx';
import { OrdersToolbar } from './orders-toolbar.tsx';
import { PurgeButton } from './purge-button.tsx';
import { useFocusAfterLeaving } from './use-focus-after-leaving.ts';

const OPEN_ORDER = 'pedido';

let isListLoading = false;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  isListLoading = true;
  const query = ordersQuery(new URL(request.url).searchParams);
  const page = await fetchOrders(query);
  isListLoading &&= request.signal.aborted;
  const lastPage = lastPageOf(page?.total ?? 0, ORDERS_PER_PAGE);
  // The last page may have lost its last order.
  if (page !== null && query.page > lastPage)
    throw redirect(`${deskPath('orders')}${ordersSearch({ ...query, page: lastPage })}`);
  return { query, page, lastPage };
}

clientLoader.hydrate = true as const;

/** Opening an order over the list doesn't change the list. It aborts a load of the list, which is then done again. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isOrderToggled = currentUrl.searchParams.get(OPEN_ORDER) !== nextUrl.searchParams.get(OPEN_ORDER);
  return defaultShouldRevalidate && (isListLoading || !isOrderToggled);
}

export const HydrateFallback = OrdersLoading;

export default function OrdersRoute({ loaderData: { query, page, lastPage } }: Route.ComponentProps) {
  const { refresh } = usePendingCount();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const openOrder = search.get(OPEN_ORDER);
  const list = useListQuery(query, ORDERS_ADDRESS);
  const rows = useRef<HTMLDivElement>(null);
  const held = useLiveRows('orders', {
    list: rows,
    shown: page,
    fetchAgain: () => fetchOrders(query),
    idsOf: ({ orders }) => orders.map(({ id }) => id),
  });
  const short =
    useShortages(page?.orders.map(({ id }) => id) ?? [], `${page?.orders.map((one) => one.status)}`)
      ?.orders ?? [];
  const ticks = useTicks();
  const { onChange, afterWindow } = useFocusAfterLeaving(rows, page);
  const searchOf = (number: number) => ordersSearch({ ...query, page: number });
  useEffect(() => {
    refresh();
  }, [refresh]);
  return (
    <OrdersFrame>
      <OrdersToolbar query={query} list={list} total={page?.total ?? null} />
      <section className="dashboard-card px-2! pt-2! pb-4!">
        <OrdersTabs query={query} list={list}>
          <div ref={rows} tabIndex={-1}>
            <OrdersTable page={page} query={query} ticks={ticks} short={short} onChange={onChange} />
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
      {/* It counts all deleted orders, which a filtered list doesn't show. */}
      {searchOf(1) === ordersSearch({ showsDeleted: true }) && <PurgeButton count={page?.total ?? 0} />}
      {!query.showsDeleted && (
        <p className="mt-4 text-center sm:text-right">
          <ButtonLink to="?eliminados=1" variant="quiet" size="small">
            <Trash2 aria-hidden="true" /> Ver pedidos eliminados
          </ButtonLink>
        </p>
      )}
      {ticks.ids.size > 0 && <OrdersTickBar ticks={ticks} query={query} total={page?.total ?? null} />}
      <NewRowsNotice
        count={held}
        noun={{ one: 'pedido nuevo', many: 'pedidos nuevos' }}
        onShow={() => {
          rows.current?.focus({ preventScroll: true });
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
