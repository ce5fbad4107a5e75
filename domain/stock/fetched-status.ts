import { ORDER_STATUSES, type OrderStatus } from '../orders/order-status.ts';

/** An order in this status has been fetched from the shelf (STOCK-004). */
export const FETCHED: OrderStatus = 'Listo';

/** What an order in one of these asks is still on the shelf. */
export const UNFETCHED: readonly OrderStatus[] = ORDER_STATUSES.filter((status) => status !== FETCHED);
