import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Cart } from '#domain/cart/cart-line.ts';
import type { ProductUnits } from '#domain/cart/reduce-cart.ts';
import type { ProductPrice } from '#domain/pricing/product-price.ts';
import type { Product } from '#domain/products/product.ts';
import { fetchProducts } from '#web/api/fetch-products.ts';
import { holdsList } from '#web/wholesale/list-of-browser.ts';
import { browserCartStore } from './browser-cart-store.ts';
import { type CartChanges, changesAfter, keepChanges, keptChanges, NO_CHANGES } from './kept-changes.ts';
import { refreshedCart } from './refreshed-cart.ts';
import type { CartHandle } from './use-cart.ts';

type CatalogueNews = Pick<
  CartHandle,
  | 'refresh'
  | 'takeOver'
  | 'takeOut'
  | 'changedPrices'
  | 'dropped'
  | 'askedAgain'
  | 'unavailable'
  | 'markUnavailable'
  | 'isChecked'
>;

/** The prices of the visitor's list, which change with those of all. */
async function readHeldListIfAny(): Promise<void> {
  if (holdsList()) await (await import('#web/wholesale/read-held-list.ts')).readHeldList();
}

/** How long the cart page waits for the catalogue's answer, in ms; then it shows the stored cart. */
const MAX_CHECK_WAIT_MS = 2500;

/** Updates the stored lines from the catalogue, and remembers the changes. */
export function useCatalogueNews(): CatalogueNews {
  const [changes, setChanges] = useKeptChanges();
  const [unavailable, setUnavailable] = useState<ReadonlySet<string>>(new Set());
  const [isChecked, setIsChecked] = useState(false);

  const keep = useCallback(
    (answer: { requestedIds: ReadonlySet<string>; products: readonly Product[] }) => {
      const store = browserCartStore();
      store.reread();
      const cart = store.cart();
      const refreshed = refreshedCart({ cart, ...answer });
      store.dispatch({ type: 'load', cart: refreshed.cart });
      const { dropped, askedAgain, changedIds } = refreshed;
      if (dropped.length + askedAgain.length + changedIds.length === 0) return;
      const former = cart.filter(({ productId }) => changedIds.includes(productId));
      setChanges((before) => ({
        dropped: [...before.dropped, ...dropped],
        askedAgain: [...before.askedAgain, ...askedAgain],
        former: [...before.former.filter(({ productId }) => !changedIds.includes(productId)), ...former],
      }));
    },
    [setChanges],
  );

  const refreshAllBut = useCallback(
    async (excluded: readonly string[]) => {
      const ids = browserCartStore()
        .cart()
        .map((line) => line.productId);
      const requestedIds = new Set(ids.filter((id) => !excluded.includes(id)));
      if (requestedIds.size === 0) return true;
      const [products] = await Promise.all([fetchProducts([...requestedIds]), readHeldListIfAny()]);
      if (products !== null) keep({ requestedIds, products });
      return products !== null;
    },
    [keep],
  );

  const refresh = useCallback(() => refreshAllBut([]), [refreshAllBut]);

  const actions = useMemo(
    () => ({
      refresh,
      takeOver(products: readonly Product[]) {
        keep({ requestedIds: new Set(products.map((product) => product.id)), products });
      },
      markUnavailable(ids: readonly string[]) {
        setUnavailable((before) => new Set([...before, ...ids]));
        return refreshAllBut(ids);
      },
      takeOut(units: readonly ProductUnits[]) {
        const store = browserCartStore();
        store.dispatch({ type: 'take-out', units });
        if (store.cart().length > 0) return;
        store.dispatch({ type: 'reset' });
        setUnavailable(new Set());
      },
    }),
    [keep, refresh, refreshAllBut],
  );

  useEffect(() => {
    const check = () => setIsChecked(true);
    const timer = setTimeout(check, MAX_CHECK_WAIT_MS);
    refresh().finally(check);
    return () => clearTimeout(timer);
  }, [refresh]);

  return useMemo(
    () => ({
      ...actions,
      changedPrices: formerPrices(changes.former),
      dropped: changes.dropped,
      askedAgain: changes.askedAgain,
      unavailable,
      isChecked,
    }),
    [actions, changes, unavailable, isChecked],
  );
}

/** They are read after the first rendering, which is the server's. */
function useKeptChanges() {
  const [changes, setChanges] = useState<CartChanges | null>(null);
  useEffect(() => {
    if (changes === null) setChanges(keptChanges());
    else keepChanges(changes);
  }, [changes]);
  const change = useCallback((changed: (before: CartChanges) => CartChanges) => {
    setChanges((before) => changed(before ?? keptChanges()));
  }, []);
  useEffect(
    () =>
      browserCartStore().subscribe((made) => {
        if (made !== undefined) change((before) => changesAfter(before, made));
      }),
    [change],
  );
  return [changes ?? NO_CHANGES, change] as const;
}

/** By product id. */
function formerPrices(lines: Cart): ReadonlyMap<string, ProductPrice> {
  return new Map(
    lines.map(({ productId, snapshot: { price, bulkOffer } }) => [productId, { price, bulkOffer }]),
  );
}
