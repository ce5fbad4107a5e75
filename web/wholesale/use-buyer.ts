import { useMemo, useSyncExternalStore } from 'react';
import { type Centavos, pesos } from '#domain/money/centavos.ts';
import { type Buyer, soldTo } from '#domain/pricing/sold-to.ts';
import { type HeldList, heldList, subscribeToHeldList } from './list-of-browser.ts';

/** The price list of whoever looks at the page; `null` for none. Pages are shared, so on the server it is nobody's. */
export function useHeldList(): HeldList | null {
  return useSyncExternalStore(subscribeToHeldList, heldList, () => null);
}

export function useBuyer(): Buyer {
  return useHeldList()?.terms ?? 'retail';
}

/** A product as whoever looks at the page is sold it. */
export function useSold<Product extends Parameters<typeof soldTo>[1]>(product: Product): Product {
  const buyer = useBuyer();
  return useMemo(() => soldTo(buyer, product), [buyer, product]);
}

/** What an order by the visitor's list has to come to; 0 for none. */
export function useListMinimum(): Centavos {
  return pesos(useHeldList()?.said.minimum ?? 0);
}
