import { Check, Clock } from 'lucide-react';
import type { ComponentType } from 'react';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import { Needle } from '#web/ui/stroke-icons.tsx';

type StatusLook = {
  readonly Icon: ComponentType<{ className?: string }>;
  /** The classes of the pill's colours. */
  readonly pill: string;
  /** The class of a stitch's colour in General. */
  readonly stitch: string;
};

/** The icon and colours of each status on every screen. */
export const STATUS_LOOKS: Readonly<Record<OrderStatus, StatusLook>> = {
  pendiente: { Icon: Clock, pill: 'bg-warning-soft text-warning', stitch: 'bg-mustard' },
  'En Progreso': { Icon: Needle, pill: 'bg-info-soft text-info', stitch: 'bg-info' },
  Listo: { Icon: Check, pill: 'bg-success-soft text-success', stitch: 'bg-success' },
};
