import { centavos } from '#domain/money/centavos.ts';
import type { Order } from '#domain/orders/order.ts';
import type { WireQuote, WireQuoteLine } from '#schemas/quote-answers.ts';
import { amountFromWire } from '#schemas/wire/amount.ts';
import { orderLineFromWire } from '#schemas/wire/order.ts';
import { formatExactPrice, formatWholeNumber } from '#web/format.ts';
import { quoteLineText } from '#web/quote/quote-line-text.ts';
import { shippingAmount, shippingText } from '#web/quote/shipping-text.ts';
import { PrintedExtras } from './printed-extras.tsx';

/** What was accepted: lines and free lines with their prices. */
export function SoldLines({ sold: { lines, extras } }: { sold: WireQuote }) {
  return (
    <table className="sheet-lines figures">
      <thead>
        <tr>
          <th scope="col">Producto</th>
          <th scope="col">Cantidad y precio</th>
          <th scope="col" className="sheet-amount">
            Total
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <SoldLine key={line._id} line={line} />
        ))}
        {extras.map(({ text, amount }, position) => (
          <tr key={position}>
            <td className="sheet-product" colSpan={2}>
              <b>{text || 'Otro concepto'}</b>
            </td>
            <td className="sheet-amount">{formatExactPrice(amountFromWire(amount))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function SoldLine({ line }: { line: WireQuoteLine }) {
  const { product, extras } = orderLineFromWire(line);
  const { name, units, unitPrice, discountPercent, reason, variants, total } = quoteLineText(line);
  return (
    <tr>
      <td className="sheet-product">
        {product.brand} <b>{name}</b>
        {product.code !== null && <small>Código {product.code}</small>}
        {variants !== '' && <small>{variants}</small>}
        <PrintedExtras extras={extras} />
      </td>
      <td className="sheet-units">
        {formatWholeNumber(units)}
        {unitPrice !== null && ` × ${formatExactPrice(unitPrice)}`}
        {discountPercent !== '' && <small>{discountPercent}&nbsp;% de descuento</small>}
        {reason !== '' && <small>{reason}</small>}
      </td>
      <td className="sheet-amount">{formatExactPrice(total)}</td>
    </tr>
  );
}

/** The sums of what was accepted, and in small letters what was asked for. */
export function SoldSums({ order, sold }: { order: Order; sold: WireQuote }) {
  const { version, discount, discountPercent, shipping, subtotal, total } = sold;
  const hasUnpriced = sold.lines.some((line) => quoteLineText(line).total === null);
  return (
    <section aria-label={`Total del pedido N.º ${order.number}`} className="sheet-total figures">
      <p>Subtotal {formatExactPrice(amountFromWire(subtotal))}</p>
      {discount !== 0 && (
        <p>
          Descuento {discountPercent.replace('.', ',')}&nbsp;%{' '}
          {formatExactPrice(centavos(-amountFromWire(discount)))}
        </p>
      )}
      <p>
        {shippingText(shipping)}: {shippingAmount(shipping)}
      </p>
      <p className="sheet-payable">Total {formatExactPrice(amountFromWire(total))}</p>
      {hasUnpriced && <p>No incluye los productos a consultar</p>}
      <p className="sheet-accepted">Presupuesto aceptado, versión {version}</p>
      <p className="sheet-asked">
        Pidió:{' '}
        {order.lines.map(({ product, units }) => `${formatWholeNumber(units)} ${product.name}`).join(', ')}
        {' · '}
        {formatExactPrice(order.payableAmount)}
      </p>
    </section>
  );
}
