import { useParams } from 'react-router';
import { formatWeekday } from '#domain/text/format-date.ts';
import { amountFromWire } from '#schemas/wire/amount.ts';
import { WrittenComment } from '#web/cart/written-comment.tsx';
import { formatExactPrice } from '#web/format.ts';
import { CopyScript } from '#web/payment/copy-script.tsx';
import { PayOnline } from '#web/payment/pay-online.tsx';
import { PaymentSection } from '#web/payment/payment-section.tsx';
import { QuoteActions } from './quote-actions.tsx';
import { AnsweredHead, QuoteHead, ShopLine } from './quote-head.tsx';
import { QuoteInstalments } from './quote-instalments.tsx';
import { QuoteLines } from './quote-lines.tsx';
import { NewerVersion, QuoteStanding, StandingPill } from './quote-standing.tsx';
import { QuotedAmounts } from './quoted-amounts.tsx';
import { type ShownQuote, type QuoteStanding as Standing, standingOf } from './shown-quote.ts';

export function QuotePage({ quote }: { quote: ShownQuote }) {
  const standing = standingOf(quote);
  const isOpen = standing === 'open';
  return (
    <>
      {!isOpen && <AnsweredHead quote={quote} isWide={isToPay(quote)} />}
      <main className={isToPay(quote) ? 'quote-sheet quote-to-pay' : 'quote-sheet'}>
        {isOpen && <QuoteHead />}
        {standing === 'replaced' ? (
          <NewerVersion quote={quote} />
        ) : (
          <QuoteTitle quote={quote} standing={standing} />
        )}
        <QuoteStanding quote={quote} standing={standing} />
        <PaidContent quote={quote} />
        {isOpen && <QuoteInstalments total={quote.total} offers={quote.plans} />}
        <QuoteActions quote={quote} standing={standing} />
        <p className="quote-conditions">
          {!isOpen && <ShopLine />}
          Los precios son finales, en pesos, y valen hasta la fecha indicada. Tienes 10 días corridos para
          arrepentirte de la compra.{' '}
          <span>
            Este enlace es personal: quien lo tiene puede ver el presupuesto y aceptarlo. Para guardarlo como
            PDF, imprime esta página.
          </span>
        </p>
      </main>
    </>
  );
}

/** What it is, and once it is answered or over, first what became of it, and how much it is. */
function QuoteTitle({ quote, standing }: { quote: ShownQuote; standing: Standing }) {
  const { orderNumber, version, firstName, priceList, isExpired, validUntil, total } = quote;
  return (
    <div id={standing === 'open' ? undefined : 'estado'} className="quote-title">
      <div>
        <StandingPill quote={quote} standing={standing} />
        <h1>Presupuesto N.º {orderNumber}</h1>
        <p className="quote-terms">
          Versión {version}
          {firstName && `, para ${firstName}`}
          {priceList && ` · Lista ${priceList.name}`}
          {standing !== 'accepted' && (
            <>
              {' '}
              · {isExpired ? 'Valió' : 'Vale'} hasta el <b>{formatWeekday(validUntil)}</b>
            </>
          )}
        </p>
      </div>
      {standing !== 'open' && (
        <p className="quote-first-total figures">
          Total <b>{formatExactPrice(amountFromWire(total))}</b>
        </p>
      )}
    </div>
  );
}

/** Once it is accepted, how it is paid comes before what was asked for. */
function PaidContent({ quote }: { quote: ShownQuote }) {
  const { token = '' } = useParams();
  const { payment, online } = quote;
  if (!isToPay(quote)) return <QuotedContent quote={quote} />;
  const page = `/presupuesto/${encodeURIComponent(token)}`;
  return (
    <div className="quote-two">
      <div>
        {payment !== undefined && <PaymentSection payment={payment} page={page} />}
        {online !== undefined && (
          <PayOnline online={online} page={page} until={formatWeekday(quote.validUntil)} />
        )}
      </div>
      <section aria-labelledby="pedido" className="quote-asked-for">
        <h2 id="pedido">Lo que pediste</h2>
        <QuotedContent quote={quote} />
      </section>
      {payment !== undefined && <CopyScript nonce={quote.nonce} />}
    </div>
  );
}

function isToPay({ payment, online }: ShownQuote): boolean {
  return payment !== undefined || online !== undefined;
}

function QuotedContent({ quote }: { quote: ShownQuote }) {
  return (
    <>
      {quote.message !== '' && <p className="quote-message">{quote.message}</p>}
      <QuoteLines quote={quote} />
      <WrittenComment text={quote.commentary} className="quote-asked" />
      <QuotedAmounts quote={quote} />
    </>
  );
}
