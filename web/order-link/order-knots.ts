import type { LinkedOrder, LinkedQuote } from '#domain/orders/linked-order.ts';
import { formatWeekday } from '#domain/text/format-date.ts';
import { shopDay } from '#domain/time/shop-days.ts';

type Followed = Pick<LinkedOrder, 'status' | 'createdAt'> & {
  readonly quote: Pick<LinkedQuote, 'state' | 'version'> | null;
};
type Knot = { readonly title: string; readonly note: string | null };

/** What an order goes through, as its customer reads it, in four knots. */
export type OrderKnots = {
  readonly knots: readonly [Knot, Knot, Knot, Knot];
  /** The knot that the order has come to, counted from 0. */
  readonly present: number;
  /** How many knots are tied. */
  readonly tied: number;
};

const QUOTED = {
  sent: 'Presupuesto por aceptar',
  seen: 'Presupuesto por aceptar',
  accepted: 'Presupuesto aceptado',
  'changes-requested': 'Cambio pedido en el presupuesto',
  expired: 'Presupuesto vencido',
} as const satisfies Record<LinkedQuote['state'], string>;

export function orderKnots(order: Followed): OrderKnots {
  const present = presentKnot(order);
  return {
    knots: [
      { title: 'Pedido recibido', note: sentence(formatWeekday(shopDay(order.createdAt))) },
      agreement(order),
      { title: 'Preparando', note: null },
      { title: 'Listo', note: null },
    ],
    present,
    tied: order.status === 'Listo' ? 4 : present,
  };
}

/** What is prepared was agreed: by the accepted quote, or in a chat whatever became of the quote. */
function agreement({ status, quote }: Followed): Knot {
  if (quote !== null && (quote.state === 'accepted' || status === 'pendiente'))
    return { title: QUOTED[quote.state], note: `Versión ${quote.version}` };
  return {
    title: 'Pago y entrega',
    note: status === 'pendiente' ? 'Te contactamos para acordarlos' : null,
  };
}

function presentKnot({ status, quote }: Followed): number {
  if (status === 'Listo') return 3;
  if (status === 'En Progreso') return 2;
  return quote === null ? 0 : 1;
}

/** 'Lunes 16 de noviembre' */
function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
