import type { LinkedQuote } from '#domain/orders/linked-order.ts';
import { formatExactPrice } from '#web/format.ts';
import { buttonClass } from '#web/ui/button-class.ts';

const TEXTS = {
  sent: 'Tienes un presupuesto por aceptar.',
  seen: 'Tienes un presupuesto por aceptar.',
  accepted: 'Aceptaste el presupuesto.',
  'changes-requested': 'Pediste un cambio en el presupuesto. Te respondemos pronto.',
  expired: 'El presupuesto venció. Puedes pedirlo de nuevo.',
} as const satisfies Record<LinkedQuote['state'], string>;

/** The order's newest quote, with the way to its page. */
export function LinkedQuoteBlock({ quote: { state, total, version, link } }: { quote: LinkedQuote }) {
  return (
    <div className="mt-5 border-line border-t pt-5">
      <p>{TEXTS[state]}</p>
      <p className="figures mt-1">
        Presupuesto, versión {version}: <b className="font-semibold">{formatExactPrice(total)}</b>
      </p>
      {/* A full load: the quote's page has no scripts. */}
      <a href={link} className={buttonClass({ variant: 'primary' }, 'mt-4 w-full')}>
        Ver el presupuesto
      </a>
    </div>
  );
}
