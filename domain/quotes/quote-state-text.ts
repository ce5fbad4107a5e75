import type { OrderQuote } from '../orders/order.ts';
import { QUOTE_STATE_LABELS } from '../orders/quote-state.ts';
import { isOfferToChange } from './version-in-force.ts';

/** 'Aceptado', or 'Aceptado, versión 2: Enviado' where a newer version offers to change the accepted one. */
export function quoteStateText(quote: Pick<OrderQuote, 'state' | 'version' | 'acceptedVersion'>): string {
  const label = QUOTE_STATE_LABELS[quote.state];
  if (!isOfferToChange(quote)) return label;
  return `${QUOTE_STATE_LABELS.accepted}, versión ${quote.version}: ${label}`;
}
