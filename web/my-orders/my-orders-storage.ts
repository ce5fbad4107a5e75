import type { Centavos } from '#domain/money/centavos.ts';

/** An order placed in this browser. */
export type MyOrder = {
  readonly orderNumber: number;
  /** The absolute address of the order's page. It opens the order, so only this browser keeps it. */
  readonly link: string;
  readonly total: Centavos;
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
};

const DATABASE = 'hilvan-pedidos';
const STORE = 'orders';

/**
 * Keeps an order in the browser (QUOTE-006). It is a database of its own, because an order empties the shop's local
 * storage (CART-017). A browser that refuses to store it changes nothing else.
 */
export async function rememberOrder({ orderNumber, link, total, createdAt }: MyOrder): Promise<void> {
  try {
    await changed((orders) => orders.put({ orderNumber, link, total, createdAt }));
  } catch (error) {
    console.info('El pedido no se guardó en «Mis pedidos»', error);
  }
}

/** Newest first; none if the browser can't read them. */
export async function rememberedOrders(): Promise<MyOrder[]> {
  try {
    const database = await opened();
    const orders = await settled<MyOrder[]>(database.transaction(STORE).objectStore(STORE).getAll());
    database.close();
    return orders.sort((one, other) => other.createdAt.localeCompare(one.createdAt));
  } catch {
    return [];
  }
}

/** @throws DOMException when the browser refuses */
export function forgetOrder({ link }: MyOrder): Promise<void> {
  return changed((orders) => orders.delete(link));
}

/** @throws DOMException when the browser refuses */
export function forgetAllOrders(): Promise<void> {
  return changed((orders) => orders.clear());
}

async function changed(change: (orders: IDBObjectStore) => IDBRequest): Promise<void> {
  const database = await opened();
  try {
    await settled(change(database.transaction(STORE, 'readwrite').objectStore(STORE)));
  } finally {
    database.close();
  }
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'link' });
  return settled(request);
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
