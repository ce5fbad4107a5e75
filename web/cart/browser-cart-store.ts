import { CART_STORAGE_KEY } from '#domain/cart/stored-cart.ts';
import { cartStorageIn } from './cart-storage.ts';
import { type CartStore, createCartStore } from './cart-store.ts';

let browserStore: CartStore | undefined;

/** One per page load; never made on the server, where carts of different shoppers would meet. */
export function browserCartStore(): CartStore {
  browserStore ??= createCartStore(cartStorageIn(() => window.localStorage));
  return browserStore;
}

/** Also hears of what other tabs store. */
export function subscribeToCart(listener: () => void): () => void {
  const store = browserCartStore();
  const rereadIfCart = ({ key }: StorageEvent) => {
    // A cleared storage tells no key.
    if (key === CART_STORAGE_KEY || key === null) store.reread();
  };
  const unsubscribe = store.subscribe(listener);
  window.addEventListener('storage', rereadIfCart);
  // A page that was kept aside for the back button has heard of nothing meanwhile.
  window.addEventListener('pageshow', store.reread);
  return () => {
    window.removeEventListener('storage', rereadIfCart);
    window.removeEventListener('pageshow', store.reread);
    unsubscribe();
  };
}
