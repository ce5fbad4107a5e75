import type { LinkedOrder } from '#domain/orders/linked-order.ts';
import { Check, Needle, ShoppingBag, TextAlignStart, Truck } from '#web/ui/stroke-icons.tsx';
import { orderKnots } from './order-knots.ts';

const ICONS = [ShoppingBag, TextAlignStart, Needle, Truck];

/** How far an order has come, as a thread of four knots. */
export function OrderThread({ order }: { order: LinkedOrder }) {
  const { knots, present, tied } = orderKnots(order);
  return (
    <ol className="order-thread" aria-label="Cómo viene tu pedido">
      {knots.map(({ title, note }, place) => {
        const Icon = place < tied ? Check : (ICONS[place] ?? Check);
        return (
          <li
            key={title}
            aria-current={place === present ? 'step' : undefined}
            data-state={place < tied ? 'done' : place === present ? 'now' : 'later'}
          >
            <span className="order-knot" aria-hidden="true">
              <Icon />
            </span>
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
