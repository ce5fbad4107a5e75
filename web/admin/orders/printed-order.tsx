import '#web/paper/paper.css';
import './printed-order.css';
import type { Order, OrderLine } from '#domain/orders/order.ts';
import { priceListText } from '#domain/orders/order-price-list.ts';
import { hasUnpriced, orderedNetTotal, orderedTotal } from '#domain/orders/ordered-total.ts';
import { paidUnitPrice } from '#domain/pricing/paid-unit-price.ts';
import { priceLine } from '#domain/pricing/price-line.ts';
import { discountHundredths } from '#domain/pricing/saved-percent.ts';
import { formatLongDate } from '#domain/text/format-date.ts';
import type { WireQuote } from '#schemas/quote-answers.ts';
import { formatAmount, formatPercent, formatWholeNumber } from '#web/format.ts';
import { PaperHead, PaperTitle } from '#web/paper/paper-head.tsx';
import { type PaperLine, paperLine } from '#web/paper/paper-line.ts';
import { PaperLines } from '#web/paper/paper-lines.tsx';
import { PaperSums } from '#web/paper/paper-sums.tsx';
import { quotedNetTotal } from '#web/quote/quote-law-figures.ts';
import { hasUnpricedLine, quotedPaperLines, quotedSums } from '#web/quote/quoted-paper.ts';
import { useStore } from '#web/storefront/store-context.tsx';
import type { PrintableOrder } from './printable-order.ts';

type PrintedOrderProps = PrintableOrder & { readonly heading: 'h1' | 'h2' };

/** One printed order (ORDADM-020): what was accepted, else what was asked for. */
export function PrintedOrder({ order, sold, heading }: PrintedOrderProps) {
  const { name } = useStore();
  const { customer, said, priceList } = order;
  const title = `Pedido N.º ${order.number}`;
  const lines = sold === null ? order.lines.map(askedLine) : quotedPaperLines(sold);
  return (
    <article className="paper order-paper" aria-label={title}>
      <PaperHead />
      <PaperTitle
        title={title}
        heading={heading}
        facts={[
          ['Fecha', formatLongDate(order.createdAt)],
          ...(priceList === null ? [] : ([['Precios', priceListText(priceList)]] as const)),
          ...(sold === null ? [] : ([['Presupuesto aceptado', `versión ${sold.version}`]] as const)),
        ]}
      >
        <p>
          Para{' '}
          <b>
            {customer.firstName} {customer.lastName}
          </b>
        </p>
        <p>{[customer.phone, customer.email].filter(Boolean).join(' · ')}</p>
      </PaperTitle>
      {said.comment !== '' && <p className="paper-said">Nota del cliente: {said.comment}</p>}
      {priceList !== null && priceList.conditions !== '' && (
        <p className="paper-said">Envío y pago: {priceList.conditions}</p>
      )}
      <PaperLines running={`${name} · ${title}`} lines={lines} />
      {sold === null ? <AskedSums order={order} /> : <SoldSums order={order} sold={sold} />}
      <footer className="paper-thanks">Gracias por su compra</footer>
    </article>
  );
}

function askedLine(line: OrderLine): PaperLine {
  const { product, units, listTotal } = line;
  const total = orderedTotal(line);
  const discount = discountHundredths(line);
  return paperLine(line, {
    price: total === null ? '' : formatAmount(paidUnitPrice(priceLine({ ...product, units }))),
    amount: formatAmount(total),
    terms: discount > 0 ? [`De lista ${formatAmount(listTotal)}, ahorra ${formatPercent(discount)}`] : [],
  });
}

function AskedSums({ order }: { order: Order }) {
  const { number, totalAmount, payableAmount } = order;
  return (
    <PaperSums
      label={`Total del pedido N.º ${number}`}
      sums={[
        ...(payableAmount < totalAmount ? ([['De lista', formatAmount(totalAmount)]] as const) : []),
        ['Envío', 'A confirmar'],
        ['Total', formatAmount(payableAmount)],
      ]}
      net={orderedNetTotal(order)}
      hasUnpriced={hasUnpriced(order)}
    />
  );
}

/** The sums of what was accepted, and in small letters what was asked for. */
function SoldSums({ order, sold }: { order: Order; sold: WireQuote }) {
  const asked = order.lines.map(({ product, units }) => `${formatWholeNumber(units)} ${product.name}`);
  return (
    <>
      <PaperSums
        label={`Total del pedido N.º ${order.number}`}
        sums={quotedSums(sold)}
        net={quotedNetTotal(sold)}
        hasUnpriced={hasUnpricedLine(sold)}
      />
      <p className="paper-asked">
        Pidió: {asked.join(', ')} · {formatAmount(order.payableAmount)}
      </p>
    </>
  );
}
