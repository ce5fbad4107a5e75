import { formatDate, formatWeekday } from '#domain/text/format-date.ts';
import { WovenLabel } from '#web/ui/woven-label.tsx';
import type { ShownQuote, QuoteStanding as Standing } from './shown-quote.ts';

/** A woven label over the total, where the quote is answered, replaced or over. */
export function QuoteStanding({ quote, standing }: { quote: ShownQuote; standing: Standing }) {
  const { newest, version, acceptedAt, question } = quote;
  return (
    <div id="estado" className="quote-standing">
      {standing === 'accepted' && acceptedAt !== null && (
        <>
          <WovenLabel tone="quantity">Aceptado el {formatDate(Date.parse(acceptedAt))}</WovenLabel>
          <p>Aceptaste la versión {version}. Te contactamos para acordar pago y entrega.</p>
        </>
      )}
      {newest.version !== version && (
        <>
          <WovenLabel tone="offer">Hay una versión más nueva</WovenLabel>
          <p>
            <a href={newest.link}>Ver la versión {newest.version}</a>
          </p>
        </>
      )}
      {standing === 'expired' && (
        <WovenLabel tone="offer">Venció el {formatWeekday(quote.validUntil)}</WovenLabel>
      )}
      {standing !== 'accepted' && question !== null && (
        <>
          <WovenLabel tone="quantity">Cambio pedido el {formatDate(Date.parse(question.at))}</WovenLabel>
          <p className="quote-message">{question.message}</p>
          <p>Lo recibimos. Te respondemos con una versión nueva.</p>
        </>
      )}
    </div>
  );
}
