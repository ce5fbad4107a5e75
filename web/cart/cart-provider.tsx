import {
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { type Cart, newLine } from '#domain/cart/cart-line.ts';
import { type PricedCart, pricedCart } from '#domain/cart/priced-cart.ts';
import type { Buyer } from '#domain/pricing/sold-to.ts';
import { useIsInteractive } from '#web/ui/use-is-interactive.ts';
import { useBuyer } from '#web/wholesale/use-buyer.ts';
import { browserCartStore, subscribeToCart } from './browser-cart-store.ts';
import { EMPTY_CART } from './cart-store.ts';
import { type CartActions, CartActionsContext, CartContext } from './use-cart.ts';
import { useCatalogueNews } from './use-catalogue-news.ts';

/** Provides the cart. It is restored after hydration, so that server and browser render the same first. */
export function CartProvider({ children }: { children: ReactNode }) {
  const cart = useSyncExternalStore(
    subscribeToCart,
    () => browserCartStore().cart(),
    () => EMPTY_CART,
  );
  const isKept = useSyncExternalStore(
    subscribeToStore,
    () => browserCartStore().isKept(),
    () => true,
  );
  const isReady = useIsInteractive();
  const news = useCatalogueNews();
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  const [actions] = useState(
    (): CartActions => ({
      ...storeActions,
      openPanel: () => setIsPanelOpen(true),
      closePanel: () => setIsPanelOpen(false),
    }),
  );
  const buyer = useBuyer();
  const priced = useMemo(() => pricedLines(cart, buyer, news.unavailable), [cart, buyer, news.unavailable]);
  const shown = useShown(priced);
  const handle = useMemo(
    () => ({
      cart,
      ...priced,
      things: priced.totals.things,
      shown,
      ...actions,
      ...news,
      isPanelOpen,
      isReady,
      isKept,
    }),
    [cart, priced, shown, actions, news, isPanelOpen, isReady, isKept],
  );
  return (
    <CartActionsContext value={actions}>
      <CartContext value={handle}>{children}</CartContext>
    </CartActionsContext>
  );
}

const subscribeToStore = (listener: () => void) => browserCartStore().subscribe(listener);

/** A function that returns the value of the last rendering, also to a caller from an earlier one. */
function useShown<Value>(value: Value): () => Value {
  const shown = useRef(value);
  useLayoutEffect(() => {
    shown.current = value;
  }, [value]);
  return useCallback(() => shown.current, []);
}

function pricedLines(cart: Cart, buyer: Buyer, unavailable: ReadonlySet<string>): PricedCart {
  if (unavailable.size === 0) return pricedCart(cart, buyer);
  const available = cart.filter((line) => !unavailable.has(line.productId));
  const products = available.map(({ productId, snapshot }) => ({ ...snapshot, id: productId, photos: [] }));
  return pricedCart(cart, buyer, {
    products: new Map(products.map((product) => [product.id, product])),
    warn: (productId) => console.warn(`El producto ${productId} del carrito ya no está en el catálogo`),
  });
}

const storeActions = {
  add(product, quantities, pieces) {
    browserCartStore().dispatch({ type: 'add-line', line: newLine(product, quantities, pieces) });
  },
  changeQuantity(change) {
    browserCartStore().dispatch({ type: 'change-quantity', ...change });
  },
  setPieces(change) {
    browserCartStore().dispatch({ type: 'set-pieces', ...change });
  },
  save() {
    const store = browserCartStore();
    store.reread();
    store.dispatch({ type: 'upgrade', cart: store.cart() });
  },
  remove(productId) {
    browserCartStore().dispatch({ type: 'remove-line', productId });
  },
} satisfies Partial<CartActions>;
