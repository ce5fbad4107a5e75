import type { Cart } from '#domain/cart/cart-line.ts';
import { type CartAction, reduceCart } from '#domain/cart/reduce-cart.ts';
import { parseStoredCart, serialisedCart } from '#domain/cart/stored-cart.ts';
import type { CartStorage } from './cart-storage.ts';

/** The one cart of a visit, in step with what is stored and so with the other tabs (CART-G07). */
export type CartStore = {
  cart(): Cart;
  dispatch(action: CartAction): void;
  /** Takes over what another tab stored. */
  reread(): void;
  /** @returns the way to unsubscribe */
  subscribe(listener: () => void): () => void;
};

/** Used where there is no browser: pages are rendered on the server with an empty cart. */
export const EMPTY_CART: Cart = [];

export function createCartStore(storage: CartStorage): CartStore {
  let cart = EMPTY_CART;
  let storedText: string | null | undefined;
  const listeners = new Set<() => void>();

  // Another tab may have written since: every change starts from what is stored, not from what was read once.
  function takeOverStored(): void {
    const text = storage.read();
    if (text === undefined || text === storedText) return;
    storedText = text;
    cart = parseStoredCart(text);
  }

  function save(): void {
    const text = serialisedCart(cart);
    if (storage.write(text)) storedText = text;
  }

  function announce(): void {
    for (const listener of listeners) listener();
  }

  takeOverStored();
  return {
    cart: () => cart,
    dispatch(action) {
      takeOverStored();
      cart = reduceCart(cart, action);
      if (action.type === 'reset') {
        storage.clear();
        storedText = storage.read();
      } else save();
      announce();
    },
    reread() {
      takeOverStored();
      announce();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
