import type { WireOwed, WireReceived } from '#schemas/receivable-answers.ts';
import { callAdminApi } from '../call-admin-api.ts';
import { nullIfUnreachable } from '../null-if-unreachable.ts';
import { hasKeys } from '../promised-shape.ts';

/** What is owed to the shop, the oldest orders first; `null` after a failure. */
export async function fetchOwed(): Promise<WireOwed | null> {
  const request = { isPromised: hasKeys('orders', 'amount') };
  const answer = await nullIfUnreachable(() => callAdminApi<WireOwed>('/payments/owed', request));
  return answer?.ok ? answer.data : null;
}

/** What came in in a month; `null` after a failure. @param month '2026-11'; '' for the present one */
export async function fetchReceived(month: string): Promise<WireReceived | null> {
  const request = { isPromised: hasKeys('month', 'moves') };
  const query = month === '' ? '' : `?${new URLSearchParams({ month })}`;
  const answer = await nullIfUnreachable(() =>
    callAdminApi<WireReceived>(`/payments/received${query}`, request),
  );
  return answer?.ok ? answer.data : null;
}
