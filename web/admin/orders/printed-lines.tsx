import { lineVariants } from '#domain/cart/line-variants.ts';
import type { OrderLine } from '#domain/orders/order.ts';
import { discountHundredths } from '#domain/pricing/discount-percent.ts';
import { formatPercent, formatPrice } from '#web/format.ts';

export function PrintedLines({ lines }: { lines: readonly OrderLine[] }) {
  return (
    <table className="figures mt-6 w-full border-collapse text-sm">
      <thead>
        <tr className="text-left">
          <th scope="col">Producto</th>
          <th scope="col">Cantidad</th>
          <th scope="col" className="text-right">
            De lista
          </th>
          <th scope="col" className="text-right">
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
  const { product, quantities, units, listTotal, total } = line;
  const discount = discountHundredths(line);
  const variants = lineVariants({ quantities, snapshot: product }).filter(({ label }) => label !== '');
  const isUnpriced = product.price === null;
  return (
    <tr className="border-t border-line align-top *:py-2">
      <td className="wrap-anywhere">
        {product.brand} <b>{product.name}</b>
        {product.code !== null && <small className="block">Código {product.code}</small>}
      </td>
      <td className="wrap-anywhere">
        {units}
        {variants.map(({ key, label, units: count }) => (
          <small key={key} className="block">
            {label} × {count}
          </small>
        ))}
      </td>
      <td className="text-right whitespace-nowrap">{formatPrice(isUnpriced ? null : listTotal)}</td>
      <td className="text-right whitespace-nowrap">
        {formatPrice(isUnpriced ? null : total)}
        {discount > 0 && <small className="block">Ahorra {formatPercent(discount)}</small>}
      </td>
    </tr>
  );
}
