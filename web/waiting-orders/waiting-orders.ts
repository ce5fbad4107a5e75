import { createStore, del, set, values } from 'idb-keyval';
import { BY_PIECE } from '#domain/measure/sale-unit.ts';
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
  const orders: (WaitingOrder | EarlierOrder)[] = await values(store());
  return orders.map(asKeptToday).sort((one, other) => one.keptAt.localeCompare(other.keptAt));
}

/** As orders were kept before things were sold by measure (UNIT-006). */
type EarlierOrder = Omit<WaitingOrder, 'amounts'> & { readonly units: number };

function asKeptToday(order: WaitingOrder | EarlierOrder): WaitingOrder {
  if (!('units' in order)) return order;
  const { units, ...kept } = order;
  const cart = kept.cart.map((line) => ({ ...line, snapshot: { ...line.snapshot, saleUnit: BY_PIECE } }));
  return { ...kept, cart, amounts: [{ units, saleUnit: BY_PIECE }] };
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
