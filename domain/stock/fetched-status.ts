import type { OrderStatus } from '../orders/order-status.ts';

/** An order in this status has been fetched from the shelf (STOCK-004). */
export const FETCHED: OrderStatus = 'Listo';
