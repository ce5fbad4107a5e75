import { useCallback, useEffect, useState } from 'react';
import type { Product } from '#domain/products/product.ts';
import { fetchHiddenProduct, fetchProducts } from '#web/api/fetch-products.ts';
import { useCart } from '#web/cart/use-cart.ts';

type FreshProduct = {
  readonly product: Product;
  /** Hidden or deleted since the page was loaded. */
  readonly isGone: boolean;
  /** Fetches the product now: `null` if it is gone. Without an answer it is the loaded one, and the state stays. */
  readonly check: () => Promise<Product | null>;
};

/**
 * The present product, because a page can stay open for days. It is fetched again when the shopper returns to the page
 * and when `check` is called. The cart's lines follow (CART-G03).
 */
export function useFreshProduct(loaded: Product): FreshProduct {
  const { id, isHidden } = loaded;
  const { refresh, takeOver } = useCart();
  const [{ of, ...fresh }, setFresh] = useState({ of: loaded, product: loaded, isGone: false });
  // The page's data came anew: a page that the worker had kept gets its present price so.
  if (of !== loaded) setFresh({ of: loaded, product: loaded, isGone: false });

  const check = useCallback(async () => {
    const found = await (isHidden ? fetchHiddenProduct(id) : fetchProducts([id]));
    if (found === null) return loaded;
    const [product] = found;
    setFresh((before) => ({
      of: loaded,
      product: product ?? before.product,
      isGone: product === undefined,
    }));
    if (product === undefined) await refresh();
    else takeOver([product]);
    return product ?? null;
  }, [loaded, id, isHidden, refresh, takeOver]);

  useEffect(() => {
    const checkWhenBack = () => {
      if (document.visibilityState === 'visible') check();
    };
    document.addEventListener('visibilitychange', checkWhenBack);
    return () => document.removeEventListener('visibilitychange', checkWhenBack);
  }, [check]);

  return { ...fresh, check };
}
