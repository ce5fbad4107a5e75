import { useLocation } from 'react-router';
import { PageLink } from '#web/ui/page-link.tsx';
import { useWaitingOrders } from '#web/waiting-orders/use-waiting-orders.ts';
import { waitingOrderContent, whyRefused } from '#web/waiting-orders/waiting-order-words.ts';
import { UnderHeader } from './under-header.tsx';

/** Says on every page that the shop asks something of an order that waited, until it is answered in the cart. */
export function RefusedOrderStrip() {
  const { pathname } = useLocation();
  const orders = useWaitingOrders() ?? [];
  // The cart has a card for each of them.
  if (pathname === '/cart') return null;
  return orders.map(
    (order) =>
      order.standing.kind === 'refused' && (
        <UnderHeader key={order.key}>
          <section className="offline-strip" aria-label="Pedido por enviar">
            <p role="status" className="figures">
              <b>Todavía no enviamos tu pedido.</b> {whyRefused(order.standing.problem)}{' '}
              {waitingOrderContent(order)}
            </p>
            <PageLink to="/cart" className="inline-flex min-h-11 items-center underline">
              Revisarlo en tu carrito
            </PageLink>
          </section>
        </UnderHeader>
      ),
  );
}
