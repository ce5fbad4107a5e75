/** The most products that one order takes. The API and the checkout share it. */
export const MAX_ORDER_PRODUCTS = 300;

/** The most letters of what a shopper writes with an order, and beside one of its lines (BUY-009). */
export const MAX_ORDER_COMMENT = 1000;
export const MAX_LINE_COMMENT = 200;
