import { CART_STORAGE_KEY } from '#domain/cart/stored-cart.ts';

/** Where a browser keeps the cart. Nothing here throws: a full or forbidden storage keeps the cart for the visit. */
export type CartStorage = {
  /** `undefined` when the storage can't be read, `null` when it holds no cart. */
  read(): string | null | undefined;
  /** Whether the text is stored now. */
  write(text: string): boolean;
  /** Removes every key of ours, the cart's among them (CART-017/018). */
  clear(): void;
};

/** Every key that this shop's pages store begins so, but the cart's, whose name is given. */
export const OWN_KEY_PREFIX = 'hilvan:';

/** @param storage asked for anew each time, because a browser that forbids it throws on the mere access */
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
