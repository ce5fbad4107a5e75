import type { LinkedOrder, LinkedQuote } from '#domain/orders/linked-order.ts';
import { formatExactPrice } from '#web/format.ts';
import { buttonClass } from '#web/ui/button-class.ts';

const TEXTS = {
  sent: 'Tienes un presupuesto por aceptar.',
  seen: 'Tienes un presupuesto por aceptar.',
  accepted: 'Vale lo que aceptaste.',
  'changes-requested': 'Pediste un cambio en el presupuesto. Te respondemos pronto.',
  expired: 'El presupuesto venció. Puedes pedirlo de nuevo.',
} as const satisfies Record<LinkedQuote['state'], string>;

/** What is said of a version that offers to change the accepted one. */
const OFFER_TEXTS = {
  sent: 'Te enviamos una versión nueva. Mientras no la aceptes, vale la que aceptaste.',
  seen: 'Te enviamos una versión nueva. Mientras no la aceptes, vale la que aceptaste.',
  accepted: TEXTS.accepted,
  'changes-requested': 'Pediste un cambio en la versión nueva. Mientras tanto, vale la que aceptaste.',
  expired: 'La versión nueva venció. Sigue valiendo la que aceptaste.',
} as const satisfies Record<LinkedQuote['state'], string>;

/** The order's quote in force and the offer to change it, each with the way to its page. */
export function LinkedQuoteBlock({ quote, offer }: Pick<LinkedOrder, 'quote' | 'offer'>) {
  if (quote === null) return null;
  return (
    <>
      <Version
        quote={quote}
        text={TEXTS[quote.state]}
        label="Ver el presupuesto"
        // What is accepted is paid next, which is the page's main action then.
        isMain={offer === null && quote.state !== 'accepted'}
      />
      {offer !== null && (
        <Version quote={offer} text={OFFER_TEXTS[offer.state]} label="Ver la versión nueva" isMain />
      )}
    </>
  );
}

type VersionProps = {
  readonly quote: LinkedQuote;
  readonly text: string;
  readonly label: string;
  readonly isMain: boolean;
};

function Version({ quote: { version, total, link }, text, label, isMain }: VersionProps) {
  return (
    <div className="mt-5 border-line border-t pt-5">
      <p>{text}</p>
      <p className="figures mt-1">
        Presupuesto, versión {version}: <b className="font-semibold">{formatExactPrice(total)}</b>
      </p>
      {/* A full load: the quote's page has no scripts. */}
      <a href={link} className={buttonClass({ variant: isMain ? 'primary' : 'outline' }, 'mt-4 w-full')}>
        {label}
      </a>
    </div>
  );
}
