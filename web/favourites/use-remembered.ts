import { useEffect, useState } from 'react';
import type { RememberedKind, RememberedProducts } from '#domain/favourites/remembered-products.ts';
import { rememberedProducts, subscribeToRemembered } from './remembered-storage.ts';

/** What this browser remembers, as it is now, also by other tabs; `null` until it is read. */
export function useRemembered(kind: RememberedKind): RememberedProducts | null {
  const [ids, setIds] = useState<RememberedProducts | null>(null);
  useEffect(() => {
    let isShown = true;
    const read = async () => {
      const found = await rememberedProducts(kind);
      if (isShown) setIds(found);
    };
    read();
    const unsubscribe = subscribeToRemembered(kind, read);
    return () => {
      isShown = false;
      unsubscribe();
    };
  }, [kind]);
  return ids;
}
