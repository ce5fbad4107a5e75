/** How the fragment of a link begins that shares a cart. In the fragment, so that no server, log or referrer gets it. */
export const SHARED_CART_PREFIX = '#carrito=';
