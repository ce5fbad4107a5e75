import '#web/paper/paper.css';
import './quote-print.css';
import { formatDate, formatDay } from '#domain/text/format-date.ts';
import { PaperHead, PaperTitle } from '#web/paper/paper-head.tsx';
import { PaperLines } from '#web/paper/paper-lines.tsx';
import { PaperSums } from '#web/paper/paper-sums.tsx';
import { useStore } from '#web/storefront/store-context.tsx';
import type { QrCode } from '#web/ui/qr-code.ts';
import { QrDrawing } from '#web/ui/qr-drawing.tsx';
import { hasUnpricedLine, quotedPaperLines, quotedSums } from './quoted-paper.ts';
import { type QuoteStanding, type ShownQuote, standingOf } from './shown-quote.ts';

/** The quote as it comes out of a printer or as PDF; hidden on screens. */
export function QuotePaper({ quote }: { quote: ShownQuote }) {
  const { name, taxes } = useStore();
  const { orderNumber, version, firstName, message, commentary, netTotal } = quote;
  const title = `Presupuesto N.º ${orderNumber}`;
  const standing = standingOf(quote);
  return (
    <div className="paper quote-paper">
      <PaperHead />
      <PaperTitle title={title} heading="h2" facts={factsOf(quote, standing)}>
        {firstName !== '' && (
          <p>
            Para <b>{firstName}</b>
          </p>
        )}
      </PaperTitle>
      {message !== '' && <p className="paper-said">{message}</p>}
      {commentary !== '' && <p className="paper-said">Tu nota: {commentary}</p>}
      <PaperLines running={`${name} · ${title}, versión ${version}`} lines={quotedPaperLines(quote)} />
      <div className="paper-foot">
        {standing === 'open' && <WayBack link={quote.pageLink} code={quote.pageCode} />}
        <PaperSums
          label={`Total del presupuesto N.º ${orderNumber}`}
          sums={quotedSums(quote)}
          net={netTotal}
          hasUnpriced={hasUnpricedLine(quote)}
        />
      </div>
      <p className="paper-conditions">
        Precios finales, en pesos{taxes.condition === 'monotributo' ? '' : ', con IVA incluido'}; valen hasta
        la fecha indicada. Tienes 10 días corridos para arrepentirte de la compra.
      </p>
    </div>
  );
}

function factsOf(quote: ShownQuote, standing: QuoteStanding): [label: string, value: string][] {
  const { sentAt, validUntil, version, isExpired, acceptedAt, newest, priceList } = quote;
  return [
    ['Fecha', formatDate(Date.parse(sentAt))],
    [isExpired ? 'Valió hasta' : 'Vale hasta', formatDay(validUntil)],
    ['Versión', String(version)],
    ...(priceList === undefined ? [] : [['Precios', `Lista ${priceList.name}`] satisfies [string, string]]),
    ...(standing === 'accepted' && acceptedAt !== null
      ? [['Aceptado', formatDate(Date.parse(acceptedAt))] satisfies [string, string]]
      : []),
    ...(standing === 'replaced'
      ? [['Reemplazado por', `versión ${newest.version}`] satisfies [string, string]]
      : []),
  ];
}

/** From paper to the page, by camera or by typing. */
function WayBack({ link, code }: { link: string; code: QrCode | null }) {
  return (
    <div className="paper-way">
      {code && (
        <QrDrawing code={code} label="Código QR con la dirección del presupuesto" className="paper-qr" />
      )}
      <div>
        <p className="paper-way-title">Aceptar o pedir un cambio</p>
        <p>Apunta la cámara del teléfono, o entra en {link.replace(/^https?:\/\//, '')}</p>
        <p>También por WhatsApp o en el mostrador.</p>
      </div>
    </div>
  );
}
