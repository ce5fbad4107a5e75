import type { Cart } from '#domain/cart/cart-line.ts';
import { type CartAction, reduceCart } from '#domain/cart/reduce-cart.ts';
import { parseStoredCart, serialisedCart } from '#domain/cart/stored-cart.ts';
import type { CartStorage } from './cart-storage.ts';

/** What the page did to the cart. */
export type CartChange = { readonly before: Cart; readonly action: CartAction };

/** The cart of a visit, synchronised with the storage and so with other tabs (CART-G07). */
export type CartStore = {
  cart(): Cart;
  dispatch(action: CartAction): void;
  /** Whether the storage took the latest change. If it didn't, a reload loses the cart. */
  isKept(): boolean;
  /** Loads a change by another tab. */
  reread(): void;
  /** The listener gets the change, unless another tab made it. @returns a function that unsubscribes */
  subscribe(listener: (change?: CartChange) => void): () => void;
};

/** The cart of pages rendered on the server. */
export const EMPTY_CART: Cart = [];

export function createCartStore(storage: CartStorage): CartStore {
  let cart = EMPTY_CART;
  let storedText: string | null | undefined;
  let isKept = true;
  const listeners = new Set<(change?: CartChange) => void>();

  // Another tab may have written since, so each change starts from the stored cart.
  function takeOverStored(): void {
    const text = storage.read();
    if (text === undefined || text === storedText) return;
    storedText = text;
    cart = parseStoredCart(text);
  }

  function save(): void {
    const text = serialisedCart(cart);
    isKept = storage.write(text);
    if (isKept) storedText = text;
  }

  function announce(change?: CartChange): void {
    for (const listener of listeners) listener(change);
  }

  takeOverStored();
  return {
    cart: () => cart,
    isKept: () => isKept,
    dispatch(action) {
      takeOverStored();
      const before = cart;
      cart = reduceCart(cart, action);
      if (action.type === 'reset') {
        storage.clear();
        storedText = storage.read();
        isKept = true;
      } else save();
      announce({ before, action });
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
