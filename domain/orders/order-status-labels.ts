import type { OrderStatus } from './order-status.ts';

/** How screens write each status (ORDADM-009). */
export const ORDER_STATUS_LABELS = {
  pendiente: 'Pendiente',
  'En Progreso': 'En progreso',
  Listo: 'Listo',
} as const satisfies Record<OrderStatus, string>;
