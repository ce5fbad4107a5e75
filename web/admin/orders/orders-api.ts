import type { BriefOrder, Order } from '#domain/orders/order.ts';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import type {
  WireBatchStatus,
  WireBriefOrder,
  WireDeletedOrders,
  WireOrder,
  WirePurgedOrders,
} from '#schemas/order-answers.ts';
import { briefOrderFromWire, orderFromWire } from '#schemas/wire/order.ts';
import type { ApiProblem } from '#web/api/api-client.ts';
import { callAdminApi } from '../call-admin-api.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';
import { hasId, hasKeys, isList } from '../promised-shape.ts';
import { ORDERS_PER_PAGE, type OrdersQuery, ordersFilter } from './orders-query.ts';

export type OrdersPage = { readonly orders: readonly BriefOrder[]; readonly total: number };

/** The newest orders first (ORDADM-006). Like all fetches here, it returns `null` after a failure. */
export async function fetchOrders(
  query: OrdersQuery,
  size: number = ORDERS_PER_PAGE,
): Promise<OrdersPage | null> {
  const paging = new URLSearchParams({ page: `${query.page}`, size: `${size}`, brief: '1' });
  const request = { isPromised: isList };
  const path = `/orders?${paging}&${filterSearch(query)}`;
  const answer = await nullIfFailed(() => callAdminApi<WireBriefOrder[]>(path, request));
  if (!answer?.ok) return null;
  return { orders: answer.data.map(briefOrderFromWire), total: Number(answer.headers.get('x-total-count')) };
}

function filterSearch(query: OrdersQuery): URLSearchParams {
  return new URLSearchParams(Object.entries(ordersFilter(query)).filter(([, value]) => value !== ''));
}

/** So many ids are short enough for an address. */
const ORDERS_PER_REQUEST = 100;

/** Whole orders in the order of their ids; `null` unless all of them came. */
export async function fetchNamedOrders(ids: readonly string[]): Promise<Order[] | null> {
  const found = new Map<string, Order>();
  for (let from = 0; from < ids.length; from += ORDERS_PER_REQUEST) {
    const piece = ids.slice(from, from + ORDERS_PER_REQUEST);
    const search = new URLSearchParams({ ids: piece.join(','), page: '1', size: `${ORDERS_PER_REQUEST}` });
    const request = { isPromised: isList };
    const answer = await nullIfFailed(() => callAdminApi<WireOrder[]>(`/orders?${search}`, request));
    if (!answer?.ok) return null;
    for (const wire of answer.data) found.set(wire._id, orderFromWire(wire));
  }
  const orders = ids.flatMap((id) => found.get(id) ?? []);
  return orders.length === ids.length ? orders : null;
}

export async function fetchOrder(id: string): Promise<Order | null> {
  const path = `/orders/${encodeURIComponent(id)}`;
  const answer = await nullIfFailed(() => callAdminApi<WireOrder>(path, { isPromised: hasId(id) }));
  return answer?.ok ? orderFromWire(answer.data) : null;
}

export type StatusOutcome =
  | { readonly kind: 'changed' }
  /** Somebody else changed the order first: its present status. */
  | { readonly kind: 'stale'; readonly status: OrderStatus }
  | { readonly kind: 'failed' };

/** Changes the status only of the version that the person saw. */
export async function setOrderStatus(
  { id, version }: Pick<BriefOrder, 'id' | 'version'>,
  status: OrderStatus,
): Promise<StatusOutcome> {
  const headers = { 'if-match': `"${version}"` };
  const request = { method: 'PUT', body: { status }, headers, isPromised: hasId(id) } as const;
  const answer = await nullIfFailed(() => callAdminApi(`/orders/${encodeURIComponent(id)}`, request));
  if (answer?.ok) return { kind: 'changed' };
  if (answer === null || !isStale(answer.problem)) return { kind: 'failed' };
  return { kind: 'stale', status: answer.problem.current.status };
}

/** The ids of all orders that a list finds, as far as they can be chosen at once; `null` after a failure. */
export async function fetchFoundOrderIds(query: OrdersQuery): Promise<readonly string[] | null> {
  const path = `/orders/ids?${filterSearch(query)}`;
  const answer = await nullIfFailed(() => callAdminApi<string[]>(path, { isPromised: isList }));
  return answer?.ok ? answer.data : null;
}

/** Sets the status of several orders; `null` after a failure. */
export async function setStatuses(
  ids: readonly string[],
  status: OrderStatus,
): Promise<WireBatchStatus | null> {
  const request = {
    method: 'POST',
    body: { ids, status },
    isPromised: hasKeys('changed', 'before'),
  } as const;
  const answer = await nullIfFailed(() => callAdminApi<WireBatchStatus>('/orders/batch-status', request));
  return answer?.ok ? answer.data : null;
}

/** Brings a deleted order back; returns whether it did. */
export async function restoreOrder(id: string): Promise<boolean> {
  const request = { method: 'POST', isPromised: hasId(id) } as const;
  const answer = await nullIfFailed(() => callAdminApi(`/orders/${encodeURIComponent(id)}/restore`, request));
  return answer?.ok === true;
}

/** Returns whether the order was deleted. */
export async function deleteOrder(id: string): Promise<boolean> {
  const request = { method: 'DELETE', success: 204 } as const;
  const answer = await nullIfFailed(() => callAdminApi(`/orders/${encodeURIComponent(id)}`, request));
  return answer?.ok === true;
}

/** Marks several orders as deleted. */
export function deleteOrders(ids: readonly string[]): Promise<Outcome<WireDeletedOrders>> {
  const request = { method: 'POST', body: { ids }, isPromised: hasKeys('deleted') } as const;
  return outcomeOf(() => callAdminApi('/orders/batch-delete', request));
}

/** Removes the deleted orders for good. @param count how many the person saw */
export function purgeOrders(count: number): Promise<Outcome<WirePurgedOrders>> {
  const request = { method: 'POST', body: { count }, isPromised: hasKeys('purged', 'kept') } as const;
  return outcomeOf(() => callAdminApi('/orders/purge', request));
}

type StaleProblem = ApiProblem & { readonly current: WireOrder };

/** Safe because the server sends the present order with this code alone. */
function isStale(problem: ApiProblem): problem is StaleProblem {
  return problem.code === 'stale-version' && 'current' in problem;
}

async function nullIfFailed<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await call();
  } catch {
    return null;
  }
}
