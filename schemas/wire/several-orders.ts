import type { OrderStatus } from '#domain/orders/order-status.ts';

/** So many orders can be chosen at once. */
export const MAX_CHOSEN_ORDERS = 2000;

/** So many ids fit into an address, whatever proxy it goes through. */
export const MAX_IDS_IN_ADDRESS = 200;

/** The answer of `POST /orders/batch-status`. */
export type WireBatchStatus = {
  /** Orders that had another status. */
  changed: number;
  /** Those orders by the status that they had, to set them back. */
  before: { status: OrderStatus; ids: string[] }[];
  /** The ids of orders that are unknown or deleted by now. */
  missing: string[];
};
