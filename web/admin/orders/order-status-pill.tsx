import type { OrderStatus } from '#domain/orders/order-status.ts';
import { ORDER_STATUS_LABELS } from '#domain/orders/order-status-labels.ts';
import { STATUS_LOOKS } from './order-status-looks.ts';

/** Icon and word, because not everyone can tell the colours apart. */
export function OrderStatusPill({ status }: { status: OrderStatus }) {
  const { pill, Icon } = STATUS_LOOKS[status];
  return (
    <span
      className={`inline-flex h-7 items-center gap-[7px] rounded-pill pr-[11px] pl-2 text-[0.84375rem] font-semibold whitespace-nowrap ${pill}`}
    >
      <Icon className="size-4!" aria-hidden="true" />
      {ORDER_STATUS_LABELS[status]}
    </span>
  );
}
