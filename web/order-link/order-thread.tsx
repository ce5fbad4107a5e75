import type { LinkedOrder, LinkedQuote } from '#domain/orders/linked-order.ts';
import { formatWeekday } from '#domain/text/format-date.ts';
import { shopDay } from '#domain/time/shop-days.ts';
import { NeedleIcon } from '#web/ui/needle-icon.tsx';
import { Check, ShoppingBag, TextAlignStart, Truck } from '#web/ui/stroke-icons.tsx';

type Followed = Pick<LinkedOrder, 'status' | 'createdAt' | 'quote'>;

const QUOTED = {
  sent: 'Presupuesto por aceptar',
  seen: 'Presupuesto por aceptar',
  accepted: 'Presupuesto aceptado',
  'changes-requested': 'Cambio pedido en el presupuesto',
  expired: 'Presupuesto vencido',
} as const satisfies Record<LinkedQuote['state'], string>;

/** How far an order has come, as a thread of four knots. */
export function OrderThread({ order }: { order: Followed }) {
  const now = presentKnot(order);
  const isWhole = order.status === 'Listo';
  return (
    <ol className="order-thread" aria-label="Cómo viene tu pedido">
      {knotsOf(order).map(({ title, note, Icon }, knot) => {
        const isDone = knot < now || isWhole;
        return (
          <li
            key={title}
            aria-current={knot === now ? 'step' : undefined}
            data-state={isDone ? 'done' : knot === now ? 'now' : 'later'}
          >
            <span className="order-knot">{isDone ? <Check aria-hidden="true" /> : <Icon />}</span>
            <p>
              <b>{title}</b>
              {note !== null && <small>{note}</small>}
            </p>
          </li>
        );
      })}
    </ol>
  );
}

/** The knot that the thread has come to, counted from 0. */
function presentKnot({ status, quote }: Followed): number {
  if (status === 'Listo') return 3;
  if (status === 'En Progreso') return 2;
  return quote === null ? 0 : 1;
}

function knotsOf({ createdAt, quote }: Followed) {
  return [
    { title: 'Pedido recibido', note: sentence(formatWeekday(shopDay(createdAt))), Icon: ShoppingBag },
    quote === null
      ? { title: 'Pago y entrega', note: 'Te contactamos para acordarlos', Icon: TextAlignStart }
      : { title: QUOTED[quote.state], note: `Versión ${quote.version}`, Icon: TextAlignStart },
    { title: 'Preparando', note: null, Icon: NeedleIcon },
    { title: 'Listo', note: null, Icon: Truck },
  ];
}

/** 'Lunes 16 de noviembre' */
function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
