import { type ReactNode, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Cart, CartLine } from '#domain/cart/cart-line.ts';
import { snapshotOf } from '#domain/cart/cart-line.ts';
import { type PricedCart, pricedCart } from '#domain/cart/priced-cart.ts';
import { CART_STORAGE_KEY } from '#domain/cart/stored-cart.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { fetchProducts } from '#web/api/fetch-products.ts';
import { cartStorageIn } from './cart-storage.ts';
import { type CartStore, createCartStore, EMPTY_CART } from './cart-store.ts';
import { type FormerPrice, type RefreshedCart, refreshedCart } from './refreshed-cart.ts';
import { CartContext, type CartHandle } from './use-cart.ts';

let browserStore: CartStore | undefined;

/** One per page load; never made on the server, where carts of different shoppers would meet. */
function storeOfThisBrowser(): CartStore {
  browserStore ??= createCartStore(cartStorageIn(() => window.localStorage));
  return browserStore;
}

function subscribeToCart(listener: () => void): () => void {
  const store = storeOfThisBrowser();
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

const noSubscription = () => () => {};

/** Holds the cart for everything below; restores it after hydration, so server and browser first draw the same. */
export function CartProvider({ children }: { children: ReactNode }) {
  const cart = useSyncExternalStore(
    subscribeToCart,
    () => storeOfThisBrowser().cart(),
    () => EMPTY_CART,
  );
  const isReady = useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
  const news = useCatalogueNews();
  const panel = usePanel();
  const priced = useMemo(() => pricedLines(cart, news.unavailable), [cart, news.unavailable]);
  const handle = useMemo(
    () => ({ cart, ...priced, units: priced.totals.units, ...cartActions, ...news, ...panel, isReady }),
    [cart, priced, news, panel, isReady],
  );
  return <CartContext value={handle}>{children}</CartContext>;
}

function pricedLines(cart: Cart, unavailable: ReadonlySet<string>): PricedCart {
  if (unavailable.size === 0) return pricedCart(cart);
  const available = cart.filter((line) => !unavailable.has(line.productId));
  const products = available.map(({ productId, snapshot }) => ({ ...snapshot, id: productId, photos: [] }));
  return pricedCart(cart, {
    products: new Map(products.map((product) => [product.id, product])),
    warn: (productId) => console.warn(`El producto ${productId} del carrito ya no está en el catálogo`),
  });
}

const cartActions = {
  add(product, quantities) {
    const line = { productId: product.id, quantities, snapshot: snapshotOf(product) };
    storeOfThisBrowser().dispatch({ type: 'add-line', line });
  },
  changeQuantity(change) {
    storeOfThisBrowser().dispatch({ type: 'change-quantity', ...change });
  },
  save() {
    const store = storeOfThisBrowser();
    store.dispatch({ type: 'upgrade', cart: store.cart() });
  },
  remove(productId) {
    storeOfThisBrowser().dispatch({ type: 'remove-line', productId });
  },
} satisfies Partial<CartHandle>;

type CatalogueNews = Pick<
  CartHandle,
  'refresh' | 'takeOver' | 'clear' | 'changedPrices' | 'dropped' | 'unavailable' | 'markUnavailable'
>;

/** Keeps the stored lines true to the catalogue, and remembers what that changed. */
function useCatalogueNews(): CatalogueNews {
  const [changedPrices, setChangedPrices] = useState<ReadonlyMap<string, FormerPrice>>(new Map());
  const [dropped, setDropped] = useState<readonly CartLine[]>([]);
  const [unavailable, setUnavailable] = useState<ReadonlySet<string>>(new Set());

  const keep = useCallback((refreshed: RefreshedCart) => {
    storeOfThisBrowser().dispatch({ type: 'load', cart: refreshed.cart });
    if (refreshed.formerPrices.size > 0) {
      setChangedPrices((before) => new Map([...before, ...refreshed.formerPrices]));
    }
    if (refreshed.dropped.length > 0) setDropped((before) => [...before, ...refreshed.dropped]);
  }, []);

  const refresh = useCallback(async () => {
    const askedIds = new Set(
      storeOfThisBrowser()
        .cart()
        .map((line) => line.productId),
    );
    if (askedIds.size === 0) return;
    const products = await fetchProducts([...askedIds]);
    if (products === null) return;
    keep(refreshedCart({ cart: storeOfThisBrowser().cart(), askedIds, products }));
  }, [keep]);

  const takeOver = useCallback(
    (products: readonly Product[]) => {
      const askedIds = new Set(products.map((product) => product.id));
      keep(refreshedCart({ cart: storeOfThisBrowser().cart(), askedIds, products }));
    },
    [keep],
  );

  useEffect(() => {
    refresh();
  }, [refresh]);

  return useMemo(
    () => ({
      refresh,
      takeOver,
      changedPrices,
      dropped,
      unavailable,
      clear: () => {
        storeOfThisBrowser().dispatch({ type: 'reset' });
        setChangedPrices(new Map());
        setDropped([]);
        setUnavailable(new Set());
      },
      markUnavailable: (ids) => setUnavailable((before) => new Set([...before, ...ids])),
    }),
    [refresh, takeOver, changedPrices, dropped, unavailable],
  );
}

function usePanel(): Pick<CartHandle, 'isPanelOpen' | 'openPanel' | 'closePanel'> {
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  return useMemo(
    () => ({
      isPanelOpen,
      openPanel: () => setIsPanelOpen(true),
      closePanel: () => setIsPanelOpen(false),
    }),
    [isPanelOpen],
  );
}
