import { type ShouldRevalidateFunctionArgs, useRevalidator } from 'react-router';
import { PageLink } from '#web/ui/page-link.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { LoadFailure } from '../list/load-failure.tsx';
import { useLiveFigures } from '../live/use-live-figures.ts';
import { fetchOrder } from '../orders/orders-api.ts';
import { fetchQuoteDraft, fetchQuotes } from '../quote-editor/quotes-api.ts';
import { SectionFrame } from '../shell/section-frame.tsx';
import type { Route } from './+types/order-page-route.ts';
import { OrderPage } from './order-page.tsx';

export async function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  const askedAt = performance.now();
  const [order, quotes, draft] = await Promise.all([fetchOrder(id), fetchQuotes(id), fetchQuoteDraft(id)]);
  if (order === null || quotes === null || draft === null) return null;
  return { order, quotes, fetched: { draft, askedAt } };
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

export function HydrateFallback() {
  return (
    <SectionFrame title="Pedido">
      <Skeleton className="h-60" />
      <Skeleton className="mt-4 h-120" />
    </SectionFrame>
  );
}

/** An order as a page of its own: what was asked, the quote, the customer and what happened (QUOTE-001). */
export default function OrderPageRoute({ loaderData, params }: Route.ComponentProps) {
  const { revalidate, state } = useRevalidator();
  useLiveFigures();
  if (loaderData !== null) return <OrderPage key={params.id} {...loaderData} />;
  return (
    <SectionFrame title="Pedido">
      <PageLink to="/hilvanDash/pedidos" className="order-page-back">
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
