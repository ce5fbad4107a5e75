import '../admin.css';
import './print.css';
import { useEffect } from 'react';
import type { Order } from '#domain/orders/order.ts';
import { formatLongDate } from '#domain/text/format-date.ts';
import { pageServices } from '#web/context.ts';
import { formatPrice } from '#web/format.ts';
import { LogoMark } from '#web/storefront/logo.tsx';
import { useStore } from '#web/storefront/store-context.tsx';
import { requireSession } from '../require-session.ts';
import type { Route } from './+types/print-route.ts';
import { OrderFact } from './order-fact.tsx';
import { PrintedLines } from './printed-lines.tsx';
import { useOrder } from './use-order.ts';

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
  return <OrderSheet order={state.order} />;
}

function OrderSheet({ order }: { order: Order }) {
  const store = useStore();
  const { customer } = order;
  useEffect(() => window.print(), []);
  return (
    <main className="order-sheet">
      <title>{`Pedido N.º ${order.number} | ${store.name}`}</title>
      <header className="sheet-heading">
        <span className="logo">
          <LogoMark name={store.name} />
        </span>
        <h1 className="figures">Pedido N.º {order.number}</h1>
      </header>
      <dl className="sheet-facts">
        <OrderFact label="Fecha">{formatLongDate(order.createdAt)}</OrderFact>
        <OrderFact label="Cliente">
          {customer.firstName} {customer.lastName}
        </OrderFact>
        <OrderFact label="Contacto">{[customer.phone, customer.email].filter(Boolean).join(' · ')}</OrderFact>
      </dl>
      <PrintedLines lines={order.lines} />
      <section aria-label="Total" className="sheet-total figures">
        {order.payableAmount < order.totalAmount && <p>De lista {formatPrice(order.totalAmount)}</p>}
        <p className="sheet-payable">Total {formatPrice(order.payableAmount)}</p>
        {order.lines.some(({ product }) => product.price === null) && (
          <p>No incluye los productos a consultar</p>
        )}
        <p>Envío: A confirmar</p>
      </section>
      <footer className="sheet-thanks">Gracias por su compra</footer>
    </main>
  );
}
