import { formatDate, formatWeekday } from '#domain/text/format-date.ts';
import { WovenLabel } from '#web/ui/woven-label.tsx';
import type { ShownQuote, QuoteStanding as Standing } from './shown-quote.ts';

type Part = { readonly quote: ShownQuote; readonly standing: Standing };

/** What became of the quote, before anything else: answered, replaced or over. */
export function QuoteStanding({ quote, standing }: Part) {
  const { validUntil, question } = quote;
  return (
    <div id="estado" className="quote-standing">
      {standing === 'accepted' && <AcceptedNote quote={quote} />}
      <NewerVersion quote={quote} standing={standing} />
      {standing === 'expired' && <WovenLabel tone="offer">Venció el {formatWeekday(validUntil)}</WovenLabel>}
      <EarlierAcceptance quote={quote} standing={standing} />
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

function AcceptedNote({ quote: { version, acceptedAt, accepted, payment, online } }: { quote: ShownQuote }) {
  if (acceptedAt === null) return null;
  const isReplaced = accepted !== null && accepted.version > version;
  return (
    <>
      <WovenLabel tone="quantity">Aceptado el {formatDate(Date.parse(acceptedAt))}</WovenLabel>
      <p>
        Aceptaste la versión {version}
        {isReplaced
          ? `, y después la versión ${accepted.version}, que es la que vale.`
          : payment === undefined && online === undefined
            ? '. Te contactamos para acordar pago y entrega.'
            : '. Aquí está cómo pagarla; te contactamos para acordar la entrega.'}
      </p>
    </>
  );
}

function NewerVersion({ quote: { newest, version, accepted }, standing }: Part) {
  if (newest.version === version) return null;
  const isOffer = standing === 'accepted' && accepted?.version === version;
  return (
    <>
      <WovenLabel tone="offer">Hay una versión más nueva</WovenLabel>
      <p>{isOffer ? 'Mientras no la aceptes, vale esta.' : 'Esta ya no se puede aceptar.'}</p>
      <a href={newest.link} className="button button-primary">
        Ver la versión {newest.version}
      </a>
    </>
  );
}

/** The newest version says that an older one was accepted, and holds. */
function EarlierAcceptance({ quote: { version, accepted }, standing }: Part) {
  if (accepted === null || accepted.version >= version || standing === 'accepted') return null;
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
