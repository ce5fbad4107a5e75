import '../admin.css';
import { useLocation } from 'react-router';
import { chosenIds } from '#web/admin/orders/chosen-ids.ts';
import { usePrinted } from '#web/admin/orders/use-printed.ts';
import { pageServices } from '#web/context.ts';
import { formatCount } from '#web/format.ts';
import { useStore } from '#web/storefront/store-context.tsx';
import { fetchNamedOrders } from '../orders/orders-api.ts';
import { fetchPrintable, type PrintableOrder } from '../orders/printable-order.ts';
import { PrintedOrder } from '../orders/printed-order.tsx';
import { requireSession } from '../require-session.ts';
import type { Route } from './+types/print-orders-route.ts';
import { PrintNote } from './print-note.tsx';

export function loader({ context, request }: Route.LoaderArgs) {
  requireSession(context.get(pageServices), request);
  return null;
}

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

/** Several orders, each on a page of its own (QUOTE-009). */
export default function PrintOrdersRoute() {
  const location = useLocation();
  const printed = usePrinted(() => fetchOrders(chosenIds(location)));
  const store = useStore();
  if (printed.kind === 'loading') return <PrintNote>Cargando...</PrintNote>;
  if (printed.kind === 'failed')
    return <PrintNote>No pudimos traer los pedidos. Cierra esta ventana y vuelve a elegirlos.</PrintNote>;
  const orders = printed.content;
  const title = formatCount(orders.length, { one: 'pedido', many: 'pedidos' });
  return (
    <main>
      <title>{`${title} | ${store.name}`}</title>
      <h1 className="sr-only">{title}</h1>
      {orders.map((printable) => (
        <PrintedOrder key={printable.order.id} {...printable} heading="h2" />
      ))}
    </main>
  );
}

/** So many quotes are asked for at once. */
const AT_ONCE = 20;

/** `null` unless every order came, because a missing sheet would go unnoticed. */
async function fetchOrders(ids: readonly string[]): Promise<PrintableOrder[] | null> {
  const orders = await fetchNamedOrders(ids);
  if (orders === null || orders.length === 0) return null;
  const printable: PrintableOrder[] = [];
  for (let from = 0; from < orders.length; from += AT_ONCE) {
    const fetched = await Promise.all(orders.slice(from, from + AT_ONCE).map(fetchPrintable));
    for (const one of fetched)
      if (one === null) return null;
      else printable.push(one);
  }
  return printable;
}
