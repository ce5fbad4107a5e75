import { formatDate } from '#domain/text/format-date.ts';
import { formatPrice } from '#web/format.ts';
import { X } from '#web/ui/stroke-icons.tsx';
import type { MyOrder } from './my-orders-storage.ts';

export function MyOrderRow({ order, onForget }: { order: MyOrder; onForget: () => void }) {
  const number = `Pedido n.º ${order.orderNumber}`;
  return (
    <li className="flex items-center gap-2 rounded-3 bg-surface py-3 pr-2 pl-5">
      {/* A full load: see PlacedOrderLinks. */}
      <a href={order.link} className="figures flex min-h-11 min-w-0 flex-1 flex-wrap items-center gap-x-4">
        <span className="min-w-0 flex-1 basis-52">
          <b className="sewn-link block w-fit font-semibold">{number}</b>
          <span className="text-sm text-muted">{formatDate(Date.parse(order.createdAt))}</span>
        </span>
        <b className="font-semibold">{formatPrice(order.total)}</b>
      </a>
      <button
        type="button"
        className="icon-button"
        aria-label={`Quitar ${number} de la lista`}
        onClick={onForget}
      >
        <X aria-hidden="true" />
      </button>
    </li>
  );
}
