import type { LineExtras } from '#domain/cart/line-extras.ts';
import type { OrderLineRow } from '#server/db/tables/order-tables.ts';

/** Where an order's line keeps what it carries besides product and units. A quote's line has that of its order. */
export const EXTRAS_COLUMNS = ['comment'] as const satisfies readonly (keyof OrderLineRow)[];

export type ExtrasColumns = Pick<OrderLineRow, (typeof EXTRAS_COLUMNS)[number]>;

export function extrasColumns({ comment }: LineExtras): ExtrasColumns {
  return { comment };
}

export function extrasOf({ comment }: ExtrasColumns): LineExtras {
  return { comment };
}
