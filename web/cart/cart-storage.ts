import { CART_STORAGE_KEY } from '#domain/cart/stored-cart.ts';

/**
 * The browser's storage of the cart. It never throws: with a full or forbidden storage the cart lasts for the visit.
 */
export type CartStorage = {
  /** `undefined` when the storage can't be read, `null` when it holds no cart. */
  read(): string | null | undefined;
  /** Returns whether the text was stored. */
  write(text: string): boolean;
  /** Removes all keys of this shop, including the cart's (CART-017/018). */
  clear(): void;
};

/** The prefix of all keys of this shop, except the cart's specified key. */
export const OWN_KEY_PREFIX = 'hilvan:';

/** @param storage called each time, because in some browsers the mere access throws */
export function cartStorageIn(storage: () => Storage): CartStorage {
  return {
    read: () => attempt(() => storage().getItem(CART_STORAGE_KEY), undefined),
    write: (text) =>
      attempt(() => {
        storage().setItem(CART_STORAGE_KEY, text);
        return true;
      }, false),
    clear: () => attempt(() => removeOwnKeys(storage()), undefined),
  };
}

function removeOwnKeys(storage: Storage): void {
  for (const key of Object.keys(storage)) {
    if (key === CART_STORAGE_KEY || key.startsWith(OWN_KEY_PREFIX)) storage.removeItem(key);
  }
}

function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    return otherwise;
  }
}
