import './print.css';
import type { Order } from '#domain/orders/order.ts';
import { formatLongDate } from '#domain/text/format-date.ts';
import { formatPrice } from '#web/format.ts';
import { LogoMark } from '#web/storefront/logo.tsx';
import { OrderFact } from './order-fact.tsx';
import { PrintedLines } from './printed-lines.tsx';

/** One printed order (ORDADM-020). */
export function PrintedOrder({ order, heading: Heading }: { order: Order; heading: 'h1' | 'h2' }) {
  const { customer } = order;
  return (
    <article className="order-sheet" aria-label={`Pedido N.º ${order.number}`}>
      <header className="sheet-heading">
        <span className="logo">
          <LogoMark />
        </span>
        <Heading className="figures">Pedido N.º {order.number}</Heading>
      </header>
      <dl className="sheet-facts">
        <OrderFact label="Fecha">{formatLongDate(order.createdAt)}</OrderFact>
        <OrderFact label="Cliente">
          {customer.firstName} {customer.lastName}
        </OrderFact>
        <OrderFact label="Contacto">{[customer.phone, customer.email].filter(Boolean).join(' · ')}</OrderFact>
      </dl>
      <PrintedLines lines={order.lines} />
      <section aria-label={`Total del pedido N.º ${order.number}`} className="sheet-total figures">
        {order.payableAmount < order.totalAmount && <p>De lista {formatPrice(order.totalAmount)}</p>}
        <p className="sheet-payable">Total {formatPrice(order.payableAmount)}</p>
        {order.lines.some(({ product }) => product.price === null) && (
          <p>No incluye los productos a consultar</p>
        )}
        <p>Envío: A confirmar</p>
        {order.quote.state === 'accepted' && (
          <p className="sheet-accepted">
            Presupuesto aceptado, versión {order.quote.version}: {formatPrice(order.quote.total)}
          </p>
        )}
      </section>
      <footer className="sheet-thanks">Gracias por su compra</footer>
    </article>
  );
}
