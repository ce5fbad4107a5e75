import '../admin.css';
import type { Order } from '#domain/orders/order.ts';
import { pageServices } from '#web/context.ts';
import { useStore } from '#web/storefront/store-context.tsx';
import { requireSession } from '../require-session.ts';
import type { Route } from './+types/print-route.ts';
import { fetchPrintable } from './printable-order.ts';
import { PrintedOrder } from './printed-order.tsx';
import { useOrder } from './use-order.ts';
import { usePrinted } from './use-printed.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  requireSession(context.get(pageServices), request);
  return null;
}

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

/** A printable order, in its own window (ORDADM-020). */
export default function PrintRoute({ params }: Route.ComponentProps) {
  const state = useOrder(params.id);
  if (state.kind === 'loading') return <p className="p-8">Cargando...</p>;
  if (state.kind === 'missing') return <p className="p-8">Id no encontrado</p>;
  return <PrintedPage order={state.order} />;
}

function PrintedPage({ order }: { order: Order }) {
  const store = useStore();
  const printed = usePrinted(() => fetchPrintable(order));
  if (printed.kind === 'loading') return <p className="p-8">Cargando...</p>;
  if (printed.kind === 'failed')
    return (
      <p className="p-8">
        No pudimos traer el presupuesto aceptado. Cierra esta ventana y vuelve a imprimir.
      </p>
    );
  return (
    <main>
      <title>{`Pedido N.º ${order.number} | ${store.name}`}</title>
      <PrintedOrder {...printed.content} heading="h1" />
    </main>
  );
}
