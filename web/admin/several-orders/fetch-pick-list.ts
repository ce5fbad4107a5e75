import type { WirePickList } from '#schemas/pick-list-answer.ts';
import { callAdminApi } from '../call-admin-api.ts';
import { nullIfUnreachable } from '../null-if-unreachable.ts';
import { hasKeys } from '../promised-shape.ts';

/** `null` without an answer, or without an order to prepare. */
export async function fetchPickList(ids: readonly string[]): Promise<WirePickList | null> {
  if (ids.length === 0) return null;
  const request = {
    method: 'POST',
    body: { ids },
    isPromised: hasKeys('orders', 'products', 'extras'),
  } as const;
  const answer = await nullIfUnreachable(() => callAdminApi<WirePickList>('/orders/pick-list', request));
  return answer?.ok && answer.data.orders.length > 0 ? answer.data : null;
}
