import { lineVariants } from '#domain/cart/line-variants.ts';
import type { OrderLine } from '#domain/orders/order.ts';
import { orderedTotal } from '#domain/orders/ordered-total.ts';
import { discountHundredths } from '#domain/pricing/saved-percent.ts';
import { formatPercent, formatPrice } from '#web/format.ts';
import { NetPrice } from '#web/storefront/net-price-legend.tsx';
import { PrintedExtras } from './printed-extras.tsx';

export function PrintedLines({ lines }: { lines: readonly OrderLine[] }) {
  return (
    <table className="sheet-lines figures">
      <thead>
        <tr>
          <th scope="col">Producto</th>
          <th scope="col">Cantidad</th>
          <th scope="col" className="sheet-amount sheet-list">
            De lista
          </th>
          <th scope="col" className="sheet-amount">
            Total
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <PrintedLine key={line.product.id} line={line} />
        ))}
      </tbody>
    </table>
  );
}

function PrintedLine({ line }: { line: OrderLine }) {
  const { product, quantities, units, listTotal, extras } = line;
  const discount = discountHundredths(line);
  const variants = lineVariants({ quantities, snapshot: product }).filter(({ label }) => label !== '');
  const total = orderedTotal(line);
  return (
    <tr>
      <td className="sheet-product">
        {product.brand} <b>{product.name}</b>
        {product.code !== null && <small>Código {product.code}</small>}
        <PrintedExtras extras={extras} />
      </td>
      <td className="sheet-units">
        {units}
        {variants.map(({ key, label, units: count }) => (
          <small key={key}>
            {label} × {count}
          </small>
        ))}
      </td>
      <td className="sheet-amount sheet-list">{formatPrice(total === null ? null : listTotal)}</td>
      <td className="sheet-amount">
        {formatPrice(total)}
        <NetPrice price={total} vat={product.vat} />
        {discount > 0 && <small>Ahorra {formatPercent(discount)}</small>}
      </td>
    </tr>
  );
}
