import type { OrderStatus } from '#domain/orders/order-status.ts';
import { callAdminApi } from '../call-admin-api.ts';
import { nullIfUnreachable } from '../null-if-unreachable.ts';
import { hasKeys } from '../promised-shape.ts';

/** The orders by status; `null` without an answer. */
export async function fetchOrderCounts(): Promise<Record<OrderStatus, number> | null> {
  type Counts = { byStatus: Record<OrderStatus, number> };
  const request = { isPromised: hasKeys('byStatus') };
  const answer = await nullIfUnreachable(() => callAdminApi<Counts>('/orders/pending-count', request));
  return answer?.ok ? answer.data.byStatus : null;
}
