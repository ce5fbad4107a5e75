import type { WireStatusCount } from '#schemas/order-answers.ts';
import { callAdminApi } from '../call-admin-api.ts';
import { nullIfUnreachable } from '../null-if-unreachable.ts';
import { hasKeys } from '../promised-shape.ts';

/** The orders by status; `null` without an answer. */
export async function fetchOrderCounts(): Promise<WireStatusCount['byStatus'] | null> {
  const request = { isPromised: hasKeys('byStatus') };
  const answer = await nullIfUnreachable(() =>
    callAdminApi<WireStatusCount>('/orders/pending-count', request),
  );
  return answer?.ok ? answer.data.byStatus : null;
}
