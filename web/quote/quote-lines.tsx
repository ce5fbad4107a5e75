import { perUnit, quantityText } from '#domain/measure/quantity-text.ts';
import { isByMeasure } from '#domain/measure/sale-unit.ts';
import { photoSrcSet, photoUrl } from '#domain/photos/photo-url.ts';
import { amountFromWire } from '#schemas/wire/amount.ts';
import { ShownExtras } from '#web/cart/shown-extras.tsx';
import { formatExactPrice } from '#web/format.ts';
import { NetPrice } from '#web/storefront/net-price-legend.tsx';
import { type QuoteLineText, quoteLineText } from './quote-line-text.ts';
import type { ShownQuote } from './shown-quote.ts';

export function QuoteLines({ quote: { lines, extras } }: { quote: ShownQuote }) {
  return (
    <ul className="quote-lines figures" aria-label="Lo que te ofrecemos">
      {lines.map(quoteLineText).map((line, place) => (
        <li key={place}>
          <Photo photo={line.photo} />
          <b className="quote-name">{line.name}</b>
          <b className="quote-amount">{formatExactPrice(line.total)}</b>
          <LineDetail line={line} />
          <ShownExtras extras={line.extras} unit={line.saleUnit} className="quote-comment" />
          <NetPrice price={line.total} vat={line.vat} />
        </li>
      ))}
      {extras.map(({ text, amount }, position) => (
        <li key={position} className="quote-free-line">
          <b className="quote-name">{text}</b>
          <b className="quote-amount">{formatExactPrice(amountFromWire(amount))}</b>
        </li>
      ))}
    </ul>
  );
}

function Photo({ photo }: { photo: string | null }) {
  const source =
    photo === null
      ? { src: '/art/no-photo.svg' }
      : { src: photoUrl(photo, 300), srcSet: photoSrcSet(photo, { widest: 300 }), sizes: '56px' };
  return <img {...source} alt="" width={56} height={56} loading="lazy" decoding="async" />;
}

function LineDetail({ line }: { line: QuoteLineText }) {
  const { saleUnit, units, unitPrice, formerPrice, reason, discountPercent, variants } = line;
  return (
    <small className="quote-detail">
      {quantityText(units, saleUnit)}
      {unitPrice === null ? (
        ' · te confirmamos el precio'
      ) : (
        <>
          {' × '}
          {formatExactPrice(unitPrice)}
          {isByMeasure(saleUnit) && ` ${perUnit(saleUnit)}`}
          {formerPrice !== null && (
            <>
              {' '}
              <s>
                <span className="sr-only">en lugar de </span>
                {formatExactPrice(formerPrice)}
              </s>
            </>
          )}
        </>
      )}
      {discountPercent !== '' && ` · ${discountPercent}\u00a0% de descuento`}
      {reason !== '' && ` (${reason})`}
      {variants !== '' && ` · ${variants}`}
    </small>
  );
}
