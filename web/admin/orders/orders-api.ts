import type { BriefOrder, Order } from '#domain/orders/order.ts';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import {
  briefOrderFromWire,
  orderFromWire,
  type WireBriefOrder,
  type WireOrder,
} from '#schemas/wire/order.ts';
import { MAX_CHOSEN_ORDERS, type WireBatchStatus } from '#schemas/wire/several-orders.ts';
import type { ApiProblem } from '#web/api/api-client.ts';
import { callAdminApi } from '../call-admin-api.ts';
import { hasId, hasKeys, isList } from '../promised-shape.ts';
import { ORDERS_PER_PAGE, type OrdersQuery, ordersFilter } from './orders-query.ts';

export type OrdersPage = { readonly orders: readonly BriefOrder[]; readonly total: number };

/** The newest orders first (ORDADM-006). Like all fetches here, it returns `null` after a failure. */
export async function fetchOrders(
  query: OrdersQuery,
  size: number = ORDERS_PER_PAGE,
): Promise<OrdersPage | null> {
  const search = new URLSearchParams({ page: `${query.page}`, size: `${size}`, brief: '1' });
  for (const [name, value] of Object.entries(ordersFilter(query))) if (value !== '') search.set(name, value);
  const request = { isPromised: isList };
  const answer = await nullIfFailed(() => callAdminApi<WireBriefOrder[]>(`/orders?${search}`, request));
  if (!answer?.ok) return null;
  return { orders: answer.data.map(briefOrderFromWire), total: Number(answer.headers.get('x-total-count')) };
}

export async function fetchOrder(id: string): Promise<Order | null> {
  const path = `/orders/${encodeURIComponent(id)}`;
  const answer = await nullIfFailed(() => callAdminApi<WireOrder>(path, { isPromised: hasId(id) }));
  return answer?.ok ? orderFromWire(answer.data) : null;
}

export async function fetchOrderCounts(): Promise<Record<OrderStatus, number> | null> {
  type Counts = { byStatus: Record<OrderStatus, number> };
  const request = { isPromised: hasKeys('byStatus') };
  const answer = await nullIfFailed(() => callAdminApi<Counts>('/orders/pending-count', request));
  return answer?.ok ? answer.data.byStatus : null;
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
  const found = await fetchOrders({ ...query, page: 1 }, MAX_CHOSEN_ORDERS);
  return found?.orders.map(({ id }) => id) ?? null;
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
