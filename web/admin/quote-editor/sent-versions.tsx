import { formatDate } from '#domain/text/format-date.ts';
import type { WireQuote } from '#schemas/quote-answers.ts';
import { amountFromWire } from '#schemas/wire/amount.ts';
import { formatExactPrice } from '#web/format.ts';
import { QuoteStatePill } from '../orders/quote-state-pill.tsx';
import { sentState } from './sent-state.ts';

/** The versions before the newest one, each as it was sent. */
export function SentVersions({ quotes }: { quotes: readonly WireQuote[] }) {
  if (quotes.length === 0) return null;
  return (
    <section aria-labelledby="versiones" className="dashboard-card">
      <header className="order-card-head">
        <h2 id="versiones">Versiones anteriores</h2>
      </header>
      <ul className="quote-versions figures">
        {quotes.map((quote) => (
          <li key={quote.version}>
            <a href={quote.link} target="_blank" rel="noopener" className="quote-version-link">
              Versión {quote.version}
            </a>
            <QuoteStatePill state={sentState(quote, Date.now())} />
            <small className="text-muted">{formatDate(Date.parse(quote.sentAt))}</small>
            <b className="font-semibold">{formatExactPrice(amountFromWire(quote.total))}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
