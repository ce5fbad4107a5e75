/** The most products that one order takes. The API and the checkout share it. */
export const MAX_ORDER_PRODUCTS = 300;

/** The most letters of the note of an order that the shop takes itself. */
export const MAX_DESK_NOTE = 2000;
