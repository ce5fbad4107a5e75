/** The most products that one order takes. The API and the checkout share it. */
export const MAX_ORDER_PRODUCTS = 300;
