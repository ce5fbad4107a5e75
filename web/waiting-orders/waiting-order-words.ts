import type { ApiProblem } from '#web/api/api-client.ts';
import { formatPrice, formatUnits } from '#web/format.ts';
import type { WaitingOrder } from './waiting-order.ts';

/** '3 unidades por $ 3.000.' */
export function waitingOrderContent({ units, total }: Pick<WaitingOrder, 'units' | 'total'>): string {
  return `${formatUnits(units)} por ${formatPrice(total)}.`;
}

/** What the shop asks before it takes an order that waited. */
export function whyRefused({ code, title }: ApiProblem): string {
  return code === 'price-changed' ? 'Algunos precios cambiaron mientras esperaba.' : title;
}
