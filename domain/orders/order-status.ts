export const ORDER_STATUSES = ['pendiente', 'En Progreso', 'Listo'] as const;

/** A stored status; `ORDER_STATUS_LABELS` has its word on screens. Any status can follow any other. */
export type OrderStatus = (typeof ORDER_STATUSES)[number];
