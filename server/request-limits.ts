/** Calls per minute from one client network; `RATE_LIMITS=off` lifts them. */
export const ORDERS_PER_MINUTE = 600;
export const MESSAGES_PER_MINUTE = 30;
