import './shortages.css';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { Order } from '#domain/orders/order.ts';
import { useHasFamily } from '../shell/use-families.tsx';
import { shortageText } from './shortage-text.ts';
import { useShortages } from './use-shortages.ts';

/** What an order asks and the shelf has less of. Its place is there before the answer. */
export function ShortageList({ order }: { order: Pick<Order, 'id' | 'updatedAt'> }) {
  const isOn = useHasFamily()('stock');
  const shortages = useShortages([order.id], String(order.updatedAt));
  if (!isOn) return null;
  return (
    <ul className="shortages" aria-label="Existencias">
      {shortages?.lines.length === 0 && (
        <li>
          <CircleCheck aria-hidden="true" /> Hay de todo lo que se cuenta.
        </li>
      )}
      {shortages?.lines.map((line) => (
        <li key={`${line._id} ${line.variant}`} className="shortage">
          <TriangleAlert aria-hidden="true" /> {shortageText(line)}
        </li>
      ))}
    </ul>
  );
}
