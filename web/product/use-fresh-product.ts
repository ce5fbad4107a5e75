import { useCallback, useEffect, useState } from 'react';
import type { Product } from '#domain/catalogue/product.ts';
import { fetchHiddenProduct, fetchProducts } from '#web/api/fetch-products.ts';
import { useCart } from '#web/cart/use-cart.ts';

type FreshProduct = {
  readonly product: Product;
  /** Hidden or deleted since the page was loaded. */
  readonly isGone: boolean;
  /** Asks the catalogue now; where no answer comes, what is known stands. */
  readonly check: () => Promise<void>;
};

/**
 * The product as the catalogue has it: a page may stand open for days. Asked for again whenever the shopper comes back to
 * the page, and when `check` is called; lines of the cart follow (CART-G03).
 */
export function useFreshProduct(loaded: Product): FreshProduct {
  const { id, isHidden } = loaded;
  const { refresh, takeOver } = useCart();
  const [fresh, setFresh] = useState({ product: loaded, isGone: false });

  const check = useCallback(async () => {
    const found = await (isHidden ? fetchHiddenProduct(id) : fetchProducts([id]));
    if (found === null) return;
    const [product] = found;
    setFresh((before) => ({ product: product ?? before.product, isGone: product === undefined }));
    if (product === undefined) await refresh();
    else takeOver([product]);
  }, [id, isHidden, refresh, takeOver]);

  useEffect(() => {
    const checkWhenBack = () => {
      if (document.visibilityState === 'visible') check();
    };
    document.addEventListener('visibilitychange', checkWhenBack);
    return () => document.removeEventListener('visibilitychange', checkWhenBack);
  }, [check]);

  return { ...fresh, check };
}
