import {
  parseStoredProducts,
  type RememberedKind,
  type RememberedProducts,
  storedProducts,
} from '#domain/favourites/remembered-products.ts';

const DATABASE = 'hilvan-productos';
const STORE = 'remembered';
const CHANGES = 'hilvan:productos';

/** None if the browser can't read them. */
export async function rememberedProducts(kind: RememberedKind): Promise<RememberedProducts> {
  try {
    const database = await opened();
    const stored = await settled(database.transaction(STORE).objectStore(STORE).get(kind));
    database.close();
    return parseStoredProducts(kind, stored);
  } catch {
    return [];
  }
}

/**
 * Reads and writes in one transaction, because another tab may write too. It is a database of its own, because an
 * order empties the shop's local storage (CART-017).
 * @throws DOMException when the browser refuses
 */
export async function changeRemembered(
  kind: RememberedKind,
  change: (before: RememberedProducts) => RememberedProducts,
): Promise<void> {
  const database = await opened();
  try {
    const store = database.transaction(STORE, 'readwrite').objectStore(STORE);
    const before = parseStoredProducts(kind, await settled(store.get(kind)));
    await settled(store.put(storedProducts(change(before)), kind));
  } finally {
    database.close();
  }
  const channel = new BroadcastChannel(CHANGES);
  channel.postMessage(kind);
  channel.close();
}

/** @throws DOMException when the browser refuses */
export function forgetSeen(): Promise<void> {
  return changeRemembered('seen', () => []);
}

/** Calls the listener after each change by this or another tab. @returns a function that unsubscribes */
export function subscribeToRemembered(kind: RememberedKind, listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANGES);
  channel.onmessage = ({ data }) => {
    if (data === kind) listener();
  };
  return () => channel.close();
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return settled(request);
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
