export const ORDER_STATUSES = ['pendiente', 'En Progreso', 'Listo'] as const;

/** A stored status; menus and tabs label it differently (ORDADM-009). Any status can follow any other. */
export type OrderStatus = (typeof ORDER_STATUSES)[number];
