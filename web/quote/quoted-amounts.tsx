import { centavos } from '#domain/money/centavos.ts';
import { amountFromWire } from '#schemas/wire/amount.ts';
import { formatExactPrice } from '#web/format.ts';
import { NetAmount } from '#web/storefront/net-price-legend.tsx';
import { quoteLineText } from './quote-line-text.ts';
import { shippingAmount, shippingText } from './shipping-text.ts';
import type { ShownQuote } from './shown-quote.ts';

export function QuotedAmounts({ quote }: { quote: ShownQuote }) {
  const hasUnpriced = quote.lines.some((line) => quoteLineText(line).total === null);
  return (
    <section className="quote-sums stitch-frame figures" aria-label="Importes">
      <dl>
        <div>
          <dt>{quote.extras.length > 0 ? 'Productos y trabajos' : 'Productos'}</dt>
          <dd>{formatExactPrice(amountFromWire(quote.subtotal))}</dd>
        </div>
        {quote.discount !== 0 && (
          <div>
            <dt>Descuento {quote.discountPercent.replace('.', ',')}&nbsp;%</dt>
            <dd>{formatExactPrice(centavos(-amountFromWire(quote.discount)))}</dd>
          </div>
        )}
        <div>
          <dt>{shippingText(quote.shipping)}</dt>
          <dd>{shippingAmount(quote.shipping)}</dd>
        </div>
        <div className="quote-total">
          <dt>Total</dt>
          <dd>{formatExactPrice(amountFromWire(quote.total))}</dd>
        </div>
      </dl>
      <NetAmount net={quote.netTotal} />
      {hasUnpriced && <p className="quote-remark">No incluye los productos a consultar</p>}
    </section>
  );
}
