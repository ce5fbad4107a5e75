import { CART_STORAGE_KEY } from '#domain/cart/stored-cart.ts';
import { cartStorageIn } from './cart-storage.ts';
import { type CartStore, createCartStore } from './cart-store.ts';

let browserStore: CartStore | undefined;

/** The page's only cart store. Browser only: on the server, shoppers would share it. */
export function browserCartStore(): CartStore {
  browserStore ??= createCartStore(cartStorageIn(() => window.localStorage));
  return browserStore;
}

/** Also reports changes by other tabs. @returns a function that unsubscribes */
export function subscribeToCart(listener: () => void): () => void {
  const store = browserCartStore();
  const rereadIfCart = ({ key }: StorageEvent) => {
    // Clearing the storage gives a `null` key.
    if (key === CART_STORAGE_KEY || key === null) store.reread();
  };
  const unsubscribe = store.subscribe(listener);
  window.addEventListener('storage', rereadIfCart);
  // A page in the back-forward cache gets no events.
  window.addEventListener('pageshow', store.reread);
  return () => {
    window.removeEventListener('storage', rereadIfCart);
    window.removeEventListener('pageshow', store.reread);
    unsubscribe();
  };
}
