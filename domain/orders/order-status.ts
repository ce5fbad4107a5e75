export const ORDER_STATUSES = ['pendiente', 'En Progreso', 'Listo'] as const;

/** The stored values; their labels on menus and tabs differ (ORDADM-009). Any may follow any other. */
export type OrderStatus = (typeof ORDER_STATUSES)[number];
