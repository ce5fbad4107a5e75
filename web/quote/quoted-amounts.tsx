import { NetAmount } from '#web/storefront/net-price-legend.tsx';
import { hasUnpricedLine, quotedSums } from './quoted-paper.ts';
import type { ShownQuote } from './shown-quote.ts';

export function QuotedAmounts({ quote }: { quote: ShownQuote }) {
  const sums = quotedSums(quote);
  return (
    <section className="quote-sums stitch-frame figures" aria-label="Importes">
      <dl>
        {sums.map(([label, amount], at) => (
          <div key={label} className={at === sums.length - 1 ? 'quote-total' : undefined}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      <NetAmount net={quote.netTotal} />
      {hasUnpricedLine(quote) && <p className="quote-remark">No incluye los productos a consultar</p>}
    </section>
  );
}
