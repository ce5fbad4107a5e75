import type { Order } from '#domain/orders/order.ts';
import type { WireOrder } from '#schemas/order-answers.ts';
import type { WireOrderEntry } from '#schemas/order-entry-answers.ts';
import type { WirePayment, WirePaymentReceipt, WirePayments } from '#schemas/payment-answers.ts';
import { orderFromWire } from '#schemas/wire/order.ts';
import { forgetKey, type IdempotentRequest, idempotencyKeyFor } from '#web/api/saved-key.ts';
import { callAdminApi } from '../call-admin-api.ts';
import { nullIfUnreachable } from '../null-if-unreachable.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';
import { hasId, hasKeys, isList } from '../promised-shape.ts';

const pathOf = (orderId: string, rest: string) => `/orders/${encodeURIComponent(orderId)}${rest}`;

/** What happened to an order, the last first; `null` after a failure. */
export async function fetchTimeline(orderId: string): Promise<WireOrderEntry[] | null> {
  const path = pathOf(orderId, '/timeline');
  const answer = await nullIfUnreachable(() => callAdminApi<WireOrderEntry[]>(path, { isPromised: isList }));
  return answer?.ok ? answer.data : null;
}

/** The payments of an order with its sums; `null` after a failure. */
export async function fetchPayments(orderId: string): Promise<WirePayments | null> {
  const path = pathOf(orderId, '/payments');
  const isPromised = hasKeys('payments', 'balance');
  const answer = await nullIfUnreachable(() => callAdminApi<WirePayments>(path, { isPromised }));
  return answer?.ok ? answer.data : null;
}

export function addNote(orderId: string, text: string): Promise<Outcome<WireOrderEntry[]>> {
  const request = { path: pathOf(orderId, '/notes'), body: { text }, isPromised: isList };
  return sentOnce<WireOrderEntry[]>('note', request);
}

export type NewPayment = Pick<WirePayment, 'amount' | 'method' | 'date' | 'note'>;

export function addPayment(orderId: string, payment: NewPayment): Promise<Outcome<WirePaymentReceipt>> {
  const isPromised = hasKeys('id', 'balance');
  return sentOnce('payment', { path: pathOf(orderId, '/payments'), body: payment, isPromised });
}

export function removePayment(orderId: string, paymentId: string): Promise<Outcome<null>> {
  const path = pathOf(orderId, `/payments/${encodeURIComponent(paymentId)}`);
  return outcomeOf(() => callAdminApi<null>(path, { method: 'DELETE', success: 204 }));
}

export function addRefund(orderId: string, refund: NewPayment): Promise<Outcome<WirePaymentReceipt>> {
  const isPromised = hasKeys('id', 'balance');
  return sentOnce('refund', { path: pathOf(orderId, '/refunds'), body: refund, isPromised });
}

export function removeRefund(orderId: string, refundId: string): Promise<Outcome<null>> {
  const path = pathOf(orderId, `/refunds/${encodeURIComponent(refundId)}`);
  return outcomeOf(() => callAdminApi<null>(path, { method: 'DELETE', success: 204 }));
}

/** @param at epoch ms; `null` takes the reminder away */
export async function setReminder(
  orderId: string,
  { at, text }: { at: number | null; text: string },
): Promise<Outcome<Order>> {
  const body = { at: at === null ? null : new Date(at).toISOString(), text };
  const request = { method: 'PUT', body, isPromised: hasId(orderId) } as const;
  const outcome = await outcomeOf(() => callAdminApi<WireOrder>(pathOf(orderId, '/reminder'), request));
  return outcome.ok ? { ok: true, data: orderFromWire(outcome.data) } : outcome;
}

type Sent = { readonly path: string; readonly body: object; readonly isPromised: (body: unknown) => boolean };

/** A repeated press, or another try after an answer that got lost, writes nothing twice. */
async function sentOnce<T>(made: IdempotentRequest, { path, body, isPromised }: Sent): Promise<Outcome<T>> {
  const headers = { 'idempotency-key': idempotencyKeyFor(made, JSON.stringify([path, body])) };
  const request = { method: 'POST', body, headers, success: 201, isPromised } as const;
  const outcome = await outcomeOf(() => callAdminApi<T>(path, request));
  if (outcome.ok) forgetKey(made);
  return outcome;
}
