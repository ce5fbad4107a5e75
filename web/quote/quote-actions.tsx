import { useParams } from 'react-router';
import { QUOTE_LIMITS } from '#domain/quotes/quote-limits.ts';
import { amountFromWire } from '#schemas/wire/amount.ts';
import { formatExactPrice } from '#web/format.ts';
import { ChatAboutQuote } from './chat-about-quote.tsx';
import type { QuoteStanding, ShownQuote } from './shown-quote.ts';

/** The customer's answers as plain forms, which post under the page's own address (QUOTE-004). */
export function QuoteActions({ quote, standing }: { quote: ShownQuote; standing: QuoteStanding }) {
  const { token = '' } = useParams();
  const page = `/presupuesto/${encodeURIComponent(token)}`;
  const { version, total } = quote;
  const amount = formatExactPrice(amountFromWire(total));
  return (
    <div className="quote-actions">
      {standing === 'open' && (
        <form method="post" action={`${page}/aceptar`} className="quote-accept">
          <input type="hidden" name="version" value={version} />
          <button type="submit" className="button button-primary">
            Aceptar presupuesto de {amount}
          </button>
          <p className="quote-remark">
            Aceptas la versión {version}, por {amount}.
          </p>
        </form>
      )}
      {(standing === 'open' || standing === 'expired') && (
        <ChangeForm action={`${page}/cambio`} isExpired={standing === 'expired'} />
      )}
      {standing === 'open' && <ChatAboutQuote quote={quote} className="button button-quiet" />}
    </div>
  );
}

function ChangeForm({ action, isExpired }: { action: string; isExpired: boolean }) {
  return (
    <form method="post" action={action} className="quote-change">
      <label htmlFor="mensaje" className="font-semibold">
        {isExpired ? 'Pedir de nuevo' : '¿Quieres cambiar algo?'}
      </label>
      <textarea
        id="mensaje"
        name="message"
        className="input"
        rows={3}
        required
        maxLength={QUOTE_LIMITS.question}
        defaultValue={isExpired ? 'Quisiera este presupuesto con los precios de hoy.' : ''}
      />
      <button type="submit" className="button button-outline">
        {isExpired ? 'Pedir de nuevo' : 'Pedir un cambio'}
      </button>
    </form>
  );
}
