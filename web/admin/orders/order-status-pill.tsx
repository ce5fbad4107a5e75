import { Check, Clock } from 'lucide-react';
import type { ComponentType } from 'react';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import { NeedleIcon } from '#web/ui/needle-icon.tsx';

type Look = {
  readonly label: string;
  readonly look: string;
  readonly Icon: ComponentType<{ className?: string }>;
};

const LOOKS: Record<OrderStatus, Look> = {
  pendiente: { label: 'Pendiente', look: 'bg-warning-soft text-warning', Icon: Clock },
  'En Progreso': { label: 'En progreso', look: 'bg-info-soft text-info', Icon: NeedleIcon },
  Listo: { label: 'Listo', look: 'bg-success-soft text-success', Icon: Check },
};

/** Icon and word, because not everyone can tell the colours apart. */
export function OrderStatusPill({ status }: { status: OrderStatus }) {
  const { label, look, Icon } = LOOKS[status];
  return (
    <span
      className={`inline-flex h-7 items-center gap-[7px] rounded-pill pr-[11px] pl-2 text-[13.5px] font-semibold whitespace-nowrap ${look}`}
    >
      <Icon className="size-4!" aria-hidden="true" />
      {label}
    </span>
  );
}
