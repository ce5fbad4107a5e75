import type { WirePaymentReceipt, WireReceipt } from '#schemas/payment-answers.ts';
import { callAdminApi } from '../call-admin-api.ts';
import { nullIfUnreachable } from '../null-if-unreachable.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';
import { hasKeys, isList } from '../promised-shape.ts';

/** The receipts that wait, the oldest first; `null` after a failure. */
export async function fetchReceipts(): Promise<WireReceipt[] | null> {
  const answer = await nullIfUnreachable(() =>
    callAdminApi<WireReceipt[]>('/receipts', { isPromised: isList }),
  );
  return answer?.ok ? answer.data : null;
}

/** Safe to repeat: a receipt is taken once. @param amount in pesos */
export function takeReceipt(id: string, amount: number): Promise<Outcome<WirePaymentReceipt>> {
  const request = { method: 'POST', body: { amount }, isPromised: hasKeys('id', 'paid') } as const;
  return outcomeOf(() => callAdminApi(`${pathOf(id)}/take`, request));
}

export function refuseReceipt(id: string, message: string): Promise<Outcome<null>> {
  return outcomeOf(() =>
    callAdminApi(`${pathOf(id)}/refuse`, { method: 'POST', body: { message }, success: 204 }),
  );
}

/** The address of its photo or PDF. */
export function receiptFileUrl(id: string): string {
  return `/api${pathOf(id)}/file`;
}

function pathOf(id: string): string {
  return `/receipts/${encodeURIComponent(id)}`;
}
