import './sent-quote.css';
import { Eye, MessageCircle, Pencil, Printer } from 'lucide-react';
import type { RefObject } from 'react';
import { filledChatText } from '#domain/chat/filled-chat-text.ts';
import { whatsAppLink } from '#domain/chat/whats-app-link.ts';
import type { Order } from '#domain/orders/order.ts';
import { formatDate } from '#domain/text/format-date.ts';
import type { WireQuote } from '#schemas/quote-answers.ts';
import { amountFromWire } from '#schemas/wire/amount.ts';
import { formatExactPrice } from '#web/format.ts';
import { useStorePage } from '#web/storefront/store-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { CopyButton } from '../account/copy-button.tsx';
import { customerChatDigits } from '../orders/customer-chat-digits.ts';
import { QuoteStatePill } from '../orders/quote-state-pill.tsx';
import { formatDay } from './format-day.ts';
import { printQuote } from './print-quote.ts';
import { sentState } from './sent-state.ts';

type SentQuoteProps = {
  readonly order: Order;
  /** The newest version. */
  readonly quote: WireQuote;
  /** Takes the focus after sending. */
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  /** `null` while the next version is being made. */
  readonly onNext: (() => void) | null;
};

/** The newest version with its answer, and the ways to bring it to the customer (QUOTE-003). */
export function SentQuote({ order, quote, headingRef, onNext }: SentQuoteProps) {
  return (
    <section aria-labelledby="version-enviada" className="dashboard-card quote-sent">
      <header className="order-card-head mb-0!">
        <h2 ref={headingRef} id="version-enviada" tabIndex={-1} className="figures">
          Presupuesto, versión {quote.version}
        </h2>
        <QuoteStatePill state={sentState(quote, Date.now())} />
      </header>
      <VersionFacts quote={quote} />
      {quote.question !== null && quote.acceptedAt === null && (
        <figure>
          <figcaption className="mb-1 text-sm font-semibold">Pidió un cambio</figcaption>
          <blockquote className="quote-slip">{quote.question.message}</blockquote>
        </figure>
      )}
      <div className="quote-sent-link">
        <input
          className="input"
          aria-label="Enlace del presupuesto"
          readOnly
          value={quote.link}
          onFocus={({ target }) => target.select()}
        />
        <CopyButton text={quote.link} copied="Enlace copiado" />
      </div>
      <div className="quote-sent-ways">
        <SentWays order={order} quote={quote} />
        {onNext !== null && (
          <Button variant="outline" onClick={onNext}>
            <Pencil aria-hidden="true" /> Hacer otra versión
          </Button>
        )}
      </div>
    </section>
  );
}

function VersionFacts({ quote }: { quote: WireQuote }) {
  const { acceptedAt, seenAt, priceList } = quote;
  return (
    <p className="quote-sent-facts figures">
      <b className="display-figures text-[min(1.75rem,9vw)] text-body">
        {formatExactPrice(amountFromWire(quote.total))}
      </b>
      <span>Vale hasta el {formatDay(quote.validUntil)}</span>
      <span>Enviado el {formatDate(Date.parse(quote.sentAt))}</span>
      {priceList !== undefined && <span>Lista {priceList.name}</span>}
      {seenAt !== null && <span>Visto el {formatDate(Date.parse(seenAt))}</span>}
      {acceptedAt !== null && <span>Aceptado el {formatDate(Date.parse(acceptedAt))}</span>}
    </p>
  );
}

/** To the customer by chat, as the customer sees it, and on paper. */
function SentWays({ order, quote }: { order: Order; quote: WireQuote }) {
  const { desk } = useStorePage();
  const digits = customerChatDigits(order.customer.phone);
  const text = filledChatText(desk?.chatTexts.quote ?? '', {
    name: order.customer.firstName,
    orderNumber: order.number,
    total: amountFromWire(quote.total),
    link: quote.link,
  });
  return (
    <>
      {digits !== null && (
        <a
          href={whatsAppLink({ digits, text })}
          target="_blank"
          rel="noopener"
          className={buttonClass({ variant: 'chat' })}
        >
          <MessageCircle aria-hidden="true" /> Enviar por WhatsApp
        </a>
      )}
      <a href={quote.link} target="_blank" rel="noopener" className={buttonClass({ variant: 'outline' })}>
        <Eye aria-hidden="true" /> Ver como lo ve el cliente
      </a>
      <Button variant="outline" onClick={() => printQuote(quote.link)}>
        <Printer aria-hidden="true" /> Imprimir
      </Button>
    </>
  );
}
