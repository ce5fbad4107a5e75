import { amountsText } from '#domain/measure/amounts.ts';
import type { ApiProblem } from '#web/api/api-client.ts';
import { formatPrice } from '#web/format.ts';
import type { WaitingOrder } from './waiting-order.ts';

/** '3 unidades por $ 3.000.' */
export function waitingOrderContent({ amounts, total }: Pick<WaitingOrder, 'amounts' | 'total'>): string {
  return `${amountsText(amounts)} por ${formatPrice(total)}.`;
}

/** What the shop asks before it takes an order that waited. */
export function whyRefused({ code, title }: ApiProblem): string {
  return code === 'price-changed' ? 'Algunos precios cambiaron mientras esperaba.' : title;
}
