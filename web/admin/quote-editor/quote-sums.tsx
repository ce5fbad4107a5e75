import type { QuoteAmounts } from '#domain/quotes/quote-amounts.ts';
import { formatExactPrice } from '#web/format.ts';
import { formatDiscount } from './format-discount.ts';
import type { ReadQuote } from './read-quote-draft.ts';

/** How the total comes about. */
export function QuoteSums({ quote, amounts }: { quote: ReadQuote; amounts: QuoteAmounts }) {
  const { shipping, discountPercent } = quote;
  return (
    <dl className="quote-sums figures">
      <div>
        <dt>Productos y conceptos</dt>
        <dd>{formatExactPrice(amounts.subtotal)}</dd>
      </div>
      {discountPercent > 0 && (
        <div>
          <dt>Descuento {formatDiscount(discountPercent)}</dt>
          <dd>− {formatExactPrice(amounts.discount)}</dd>
        </div>
      )}
      <div>
        <dt>Envío</dt>
        <dd>
          {shipping === null || shipping.amount === null ? 'A confirmar' : formatExactPrice(shipping.amount)}
        </dd>
      </div>
      <div className="quote-total">
        <dt>Total</dt>
        <dd>{formatExactPrice(amounts.total)}</dd>
      </div>
      {amounts.hasUnpriced && <p className="text-sm text-muted">No incluye los productos a consultar</p>}
    </dl>
  );
}
