import { formatDate, formatWeekday } from '#domain/text/format-date.ts';
import { shopDay } from '#domain/time/shop-days.ts';
import { amountFromWire } from '#schemas/wire/amount.ts';
import { formatExactPrice } from '#web/format.ts';
import { StatePill } from '#web/order-link/state-pill.tsx';
import { ArrowRight } from '#web/ui/stroke-icons.tsx';
import { WovenLabel } from '#web/ui/woven-label.tsx';
import type { ShownQuote, QuoteStanding as Standing } from './shown-quote.ts';

type Part = { readonly quote: ShownQuote; readonly standing: Standing };

/** What became of the quote, before anything else: accepted or over. */
export function StandingPill({ quote: { acceptedAt, validUntil }, standing }: Part) {
  if (standing === 'accepted' && acceptedAt !== null)
    return <StatePill tone="success">Aceptado el {weekdayOf(acceptedAt)}</StatePill>;
  if (standing !== 'expired') return null;
  return <StatePill tone="error">Venció el {formatWeekday(validUntil)}</StatePill>;
}

/** The first words of a version that another one has replaced, and then the heading of what it was. */
export function NewerVersion({ quote }: { quote: ShownQuote }) {
  const { orderNumber, version, sentAt, newest, accepted } = quote;
  return (
    <>
      <section id="estado" className="quote-newer">
        <h1>Hay una versión más nueva</h1>
        <p>
          Estás viendo la versión {version} del presupuesto N.º&nbsp;{orderNumber}. El{' '}
          {weekdayOf(newest.sentAt)} te mandamos la versión {newest.version}, por{' '}
          <b className="figures">{formatExactPrice(amountFromWire(newest.total))}</b>. Esta ya no se puede
          aceptar ni pagar.
        </p>
        {accepted !== null && (
          <p>
            Ya aceptaste <a href={accepted.link}>la versión {accepted.version}</a>, que vale.
          </p>
        )}
        <a href={newest.link} className="button button-primary">
          Ver la versión {newest.version} <ArrowRight aria-hidden="true" />
        </a>
      </section>
      <h2 className="quote-replaced">
        Versión {version}, del {weekdayOf(sentAt)}
      </h2>
    </>
  );
}

/** What else there is to know of it: what comes next, another version, a change that was asked for. */
export function QuoteStanding({ quote, standing }: Part) {
  const { question } = quote;
  return (
    <div id={standing === 'open' ? 'estado' : undefined} className="quote-standing">
      {standing === 'accepted' && <AcceptedNote quote={quote} />}
      {(standing === 'open' || standing === 'expired') && (
        <EarlierAcceptance quote={quote} standing={standing} />
      )}
      {standing !== 'accepted' && question !== null && (
        <>
          <WovenLabel tone="quantity">Cambio pedido el {formatDate(Date.parse(question.at))}</WovenLabel>
          <p className="quote-message">{question.message}</p>
          {standing !== 'replaced' && <p>Lo recibimos. Te respondemos con una versión nueva.</p>}
        </>
      )}
    </div>
  );
}

function AcceptedNote({ quote }: { quote: ShownQuote }) {
  const { version, accepted, payment, online, newest } = quote;
  const isReplaced = accepted !== null && accepted.version > version;
  return (
    <>
      <p>
        Aceptaste la versión {version}
        {isReplaced
          ? `, y después la versión ${accepted.version}, que es la que vale.`
          : payment === undefined && online === undefined
            ? '. Te contactamos para acordar pago y entrega.'
            : '. Aquí está cómo pagarla; te contactamos para acordar la entrega.'}
      </p>
      {newest.version !== version && (
        <>
          <WovenLabel tone="offer">Hay una versión más nueva</WovenLabel>
          <p>{isReplaced ? 'Esta ya no se puede aceptar.' : 'Mientras no la aceptes, vale esta.'}</p>
          <a href={newest.link} className="button button-primary">
            Ver la versión {newest.version}
          </a>
        </>
      )}
    </>
  );
}

/** The newest version says that an older one was accepted, and holds. */
function EarlierAcceptance({ quote: { version, accepted }, standing }: Part) {
  if (accepted === null || accepted.version >= version) return null;
  return (
    <>
      <p>
        Ya aceptaste la versión {accepted.version}, que vale
        {standing === 'open' ? ' mientras no aceptes esta.' : '.'}
      </p>
      <p>
        <a href={accepted.link}>Ver la versión {accepted.version}</a>
      </p>
    </>
  );
}

/** 'jueves 19 de noviembre', at the shop. */
function weekdayOf(instant: string): string {
  return formatWeekday(shopDay(Date.parse(instant)));
}
