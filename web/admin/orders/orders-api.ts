import type { BriefOrder, Order } from '#domain/orders/order.ts';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import {
  briefOrderFromWire,
  orderFromWire,
  type WireBriefOrder,
  type WireOrder,
} from '#schemas/wire/order.ts';
import { callAdminApi } from '../call-admin-api.ts';

export type OrdersPage = { readonly orders: readonly BriefOrder[]; readonly total: number };

/** The newest orders first (ORDADM-006). Like all fetches here, it returns `null` after a failure. */
export async function fetchOrders(query: {
  status: OrderStatus | null;
  text: string;
  page: number;
  size: number;
}): Promise<OrdersPage | null> {
  const search = new URLSearchParams({ page: `${query.page}`, size: `${query.size}`, brief: '1' });
  if (query.status !== null) search.set('status', query.status);
  if (query.text !== '') search.set('q', query.text);
  const answer = await nullIfFailed(() => callAdminApi<WireBriefOrder[]>(`/orders?${search}`));
  if (!answer?.ok) return null;
  return { orders: answer.data.map(briefOrderFromWire), total: Number(answer.headers.get('x-total-count')) };
}

export async function fetchOrder(id: string): Promise<Order | null> {
  const answer = await nullIfFailed(() => callAdminApi<WireOrder>(`/orders/${encodeURIComponent(id)}`));
  return answer?.ok ? orderFromWire(answer.data) : null;
}

export async function fetchOrderCounts(): Promise<Record<OrderStatus, number> | null> {
  const answer = await nullIfFailed(() =>
    callAdminApi<{ byStatus: Record<OrderStatus, number> }>('/orders/pending-count'),
  );
  return answer?.ok ? answer.data.byStatus : null;
}

/** Returns whether the status was changed. */
export async function setOrderStatus(id: string, status: OrderStatus): Promise<boolean> {
  const request = { method: 'PUT', body: { status } } as const;
  const answer = await nullIfFailed(() => callAdminApi(`/orders/${encodeURIComponent(id)}`, request));
  return answer?.ok === true;
}

/** Returns whether the order was deleted. */
export async function deleteOrder(id: string): Promise<boolean> {
  const request = { method: 'DELETE' } as const;
  const answer = await nullIfFailed(() => callAdminApi(`/orders/${encodeURIComponent(id)}`, request));
  return answer?.ok === true;
}

async function nullIfFailed<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await call();
  } catch {
    return null;
  }
}
