import type { Cart, CartLine } from '#domain/cart/cart-line.ts';
import { parseStoredCart, serialisedCart } from '#domain/cart/stored-cart.ts';
import type { CartChange } from './cart-store.ts';

const STORAGE_KEY = 'hilvan:cart-news';

/** What the catalogue changed in the cart during this visit. */
export type CartChanges = {
  /** Lines and quantities that are gone. */
  readonly dropped: Cart;
  /** Products that are asked again, as they are sold now. */
  readonly askedAgain: Cart;
  /** Lines whose price changed, as they were. */
  readonly former: Cart;
};

export const NO_CHANGES: CartChanges = { dropped: [], askedAgain: [], former: [] };

/**
 * What is still told after the page changed the cart: nothing of a line that is added anew, nor what an emptied cart had
 * lost. Prices are told again if a removed line is restored.
 */
export function changesAfter(changes: CartChanges, { before, action }: CartChange): CartChanges {
  if (action.type === 'reset') return NO_CHANGES;
  if (action.type === 'empty') return { ...NO_CHANGES, former: changes.former };
  if (action.type !== 'add-line') return changes;
  const isOther = ({ productId }: CartLine) => productId !== action.line.productId;
  if (!before.every(isOther)) return changes;
  return {
    dropped: changes.dropped.filter(isOther),
    askedAgain: changes.askedAgain.filter(isOther),
    former: changes.former.filter(isOther),
  };
}

/** The changes told before a reload; it never throws. */
export function keptChanges(): CartChanges {
  try {
    const text = sessionStorage.getItem(STORAGE_KEY);
    if (text === null) return NO_CHANGES;
    const kept: unknown = JSON.parse(text);
    if (!Array.isArray(kept)) return NO_CHANGES;
    const [dropped, former, askedAgain] = kept.map((text) =>
      parseStoredCart(typeof text === 'string' ? text : null),
    );
    return { dropped: dropped ?? [], former: former ?? [], askedAgain: askedAgain ?? [] };
  } catch {
    return NO_CHANGES;
  }
}

export function keepChanges({ dropped, former, askedAgain }: CartChanges): void {
  try {
    const told = [dropped, former, ...(askedAgain.length > 0 ? [askedAgain] : [])];
    const isTold = told.some((lines) => lines.length > 0);
    if (isTold) sessionStorage.setItem(STORAGE_KEY, JSON.stringify(told.map(serialisedCart)));
    else if (sessionStorage.getItem(STORAGE_KEY) !== null) sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Without storage they are told until the next reload.
  }
}
