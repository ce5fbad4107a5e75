/** The name of the background task that sends waiting orders. */
export const SEND_ORDERS = 'send-orders';
