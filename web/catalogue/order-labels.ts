import type { ProductOrder } from '#domain/catalogue/product-order.ts';

export const SPECIFIED_ORDER_LABEL = 'Como siempre';

export const ORDER_LABELS = {
  cheapest: 'Menor precio',
  dearest: 'Mayor precio',
  newest: 'Más nuevos',
  name: 'Nombre',
} as const satisfies Record<ProductOrder, string>;
