import { hasUnpriced } from '#domain/orders/ordered-total.ts';
import './print.css';
import { netTotal } from '#domain/law/net-price.ts';
import type { Order } from '#domain/orders/order.ts';
import { formatLongDate } from '#domain/text/format-date.ts';
import { formatPrice } from '#web/format.ts';
import { LogoMark } from '#web/storefront/logo.tsx';
import { NetAmount } from '#web/storefront/net-price-legend.tsx';
import { OrderFact } from './order-fact.tsx';
import type { PrintableOrder } from './printable-order.ts';
import { PrintedLines } from './printed-lines.tsx';
import { SoldLines, SoldSums } from './sold-lines.tsx';

type PrintedOrderProps = PrintableOrder & { readonly heading: 'h1' | 'h2' };

/** One printed order (ORDADM-020): what was accepted, else what was asked for. */
export function PrintedOrder({ order, sold, heading: Heading }: PrintedOrderProps) {
  const { customer, said } = order;
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
        {said.comment !== '' && (
          <OrderFact label="Nota del cliente" className="sheet-comment">
            {said.comment}
          </OrderFact>
        )}
      </dl>
      {sold === null ? (
        <AskedContent order={order} />
      ) : (
        <>
          <SoldLines sold={sold} />
          <SoldSums order={order} sold={sold} />
        </>
      )}
      <footer className="sheet-thanks">Gracias por su compra</footer>
    </article>
  );
}

function AskedContent({ order }: { order: Order }) {
  return (
    <>
      <PrintedLines lines={order.lines} />
      <section aria-label={`Total del pedido N.º ${order.number}`} className="sheet-total figures">
        {order.payableAmount < order.totalAmount && <p>De lista {formatPrice(order.totalAmount)}</p>}
        <p className="sheet-payable">Total {formatPrice(order.payableAmount)}</p>
        <NetAmount
          net={netTotal(order.lines.map(({ total, product: { vat } }) => ({ amount: total, vat })))}
        />
        {hasUnpriced(order) && <p>No incluye los productos a consultar</p>}
        <p>Envío: A confirmar</p>
      </section>
    </>
  );
}
