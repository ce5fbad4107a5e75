import { type ShouldRevalidateFunctionArgs, useRevalidator } from 'react-router';
import { deskPath } from '#domain/addresses/desk-path.ts';
import { fetchQuoteDraft, fetchQuotes } from '#web/admin/orders/quotes-api.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { LoadFailure } from '../list/load-failure.tsx';
import { useLiveFigures } from '../live/use-live-figures.ts';
import { fetchOrder } from '../orders/orders-api.ts';
import { SectionFrame } from '../shell/section-frame.tsx';
import type { Route } from './+types/order-page-route.ts';
import { OrderPage } from './order-page.tsx';
import { OrderPageLoading } from './order-page-loading.tsx';
import { fetchPayments, fetchTimeline } from './order-panels-api.ts';
import { type LoadedOrder, useShownOrder } from './use-shown-order.ts';

export async function clientLoader({ params: { id } }: Route.ClientLoaderArgs): Promise<LoadedOrder | null> {
  const askedAt = performance.now();
  const [order, quotes, draft, timeline, payments] = await Promise.all([
    fetchOrder(id),
    fetchQuotes(id),
    fetchQuoteDraft(id),
    fetchTimeline(id),
    fetchPayments(id),
  ]);
  if (order === null || quotes === null || draft === null) return null;
  return { order, quotes, fetched: { draft, askedAt }, timeline, payments };
}

clientLoader.hydrate = true as const;

/** Another part of the page needs no other data. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate && currentUrl.search === nextUrl.search;
}

export const HydrateFallback = OrderPageLoading;

/** An order as a page of its own: what was asked, the quote, the customer and what happened (QUOTE-001). */
export default function OrderPageRoute({ loaderData, params }: Route.ComponentProps) {
  const { revalidate, state } = useRevalidator();
  useLiveFigures(() => isUpToDate(loaderData));
  const shown = useShownOrder(params.id, loaderData);
  if (shown !== null) return <OrderPage key={params.id} {...shown} isBehind={loaderData === null} />;
  return (
    <SectionFrame title="Pedido">
      <PageLink to={deskPath('orders')} className="order-page-back">
        Volver a Pedidos
      </PageLink>
      <LoadFailure
        text="No se pudo cargar este pedido. Puede que ya no exista."
        isLoading={state === 'loading'}
        onRetry={() => revalidate()}
      />
    </SectionFrame>
  );
}

/**
 * Asked before a reload, which could disturb somebody who is typing. Notes and receipts are in the timeline alone. What
 * can't be fetched counts as unchanged.
 */
async function isUpToDate(loaded: LoadedOrder | null): Promise<boolean> {
  if (loaded === null) return true;
  const { id } = loaded.order;
  const [order, timeline] = await Promise.all([fetchOrder(id), fetchTimeline(id)]);
  return isSame(order, loaded.order) && isSame(timeline, loaded.timeline);
}

function isSame<Part>(stored: Part | null, shown: Part | null): boolean {
  return stored === null || JSON.stringify(stored) === JSON.stringify(shown);
}
