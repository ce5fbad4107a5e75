import { useSyncExternalStore } from 'react';
import type { CartComments } from '#domain/cart/cart-comments.ts';
import { cartComments, subscribeToCartComments } from './cart-comments-storage.ts';

const NONE: CartComments = new Map();

/** What was written beside the cart's lines, also in other tabs; nothing on the server. */
export function useCartComments(): CartComments {
  return useSyncExternalStore(subscribeToCartComments, cartComments, () => NONE);
}
