import type { Cart } from '#domain/cart/cart-line.ts';
import { parseStoredCart, serialisedCart } from '#domain/cart/stored-cart.ts';

const STORAGE_KEY = 'hilvan:cart-news';

/** What the catalogue changed in the cart during this visit. */
export type CartChanges = {
  /** Lines and quantities that are gone. */
  readonly dropped: Cart;
  /** Lines whose price changed, as they were. */
  readonly former: Cart;
};

export const NO_CHANGES: CartChanges = { dropped: [], former: [] };

/** The changes told before a reload; it never throws. */
export function keptChanges(): CartChanges {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    if (!Array.isArray(kept)) return NO_CHANGES;
    const [dropped, former] = kept.map((text) => parseStoredCart(typeof text === 'string' ? text : null));
    return { dropped: dropped ?? [], former: former ?? [] };
  } catch {
    return NO_CHANGES;
  }
}

export function keepChanges({ dropped, former }: CartChanges): void {
  try {
    if (dropped.length + former.length === 0) sessionStorage.removeItem(STORAGE_KEY);
    else sessionStorage.setItem(STORAGE_KEY, JSON.stringify([dropped, former].map(serialisedCart)));
  } catch {
    // Without storage they are told until the next reload.
  }
}
