import { createStore, del, set, values } from 'idb-keyval';
import type { WaitingOrder } from './waiting-order.ts';

const DATABASE = 'hilvan-por-enviar';
const CHANGES = 'hilvan:por-enviar';
const LOCK = 'hilvan:por-enviar';

/** Of pages and worker alike. It is opened on first use, so a shopper without waiting orders has no such database. */
let opened: ReturnType<typeof createStore> | undefined;

function store(): ReturnType<typeof createStore> {
  opened ??= createStore(DATABASE, 'orders');
  return opened;
}

/** Oldest first. @throws DOMException when the browser refuses */
export async function waitingOrders(): Promise<WaitingOrder[]> {
  const orders: WaitingOrder[] = await values(store());
  return orders.sort((one, other) => one.keptAt.localeCompare(other.keptAt));
}

/** @throws DOMException when the browser refuses */
export async function keepWaitingOrder(order: WaitingOrder): Promise<void> {
  await set(order.key, order, store());
  announce();
}

/** @throws DOMException when the browser refuses */
export async function forgetWaitingOrder({ key }: Pick<WaitingOrder, 'key'>): Promise<void> {
  await del(key, store());
  announce();
}

/** One tab or worker at a time, so that an order is never sent and taken back at once. */
export async function aloneWithOrders<Result>(act: () => Promise<Result>): Promise<Result> {
  // Older browsers have no locks; the shop still takes each key once.
  return 'locks' in navigator ? navigator.locks.request(LOCK, act) : act();
}

/** Calls the listener after each change by any tab or the worker. @returns a function that unsubscribes */
export function subscribeToWaitingOrders(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANGES);
  channel.onmessage = listener;
  return () => channel.close();
}

function announce(): void {
  const channel = new BroadcastChannel(CHANGES);
  channel.postMessage(null);
  channel.close();
}
