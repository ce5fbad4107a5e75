import type { WireOrderReceipt } from '#schemas/order-answers.ts';

/** The shop's answer to an order, or `null` when none came. */
export type OrderOutcome = { readonly status: number; readonly receipt: WireOrderReceipt | null } | null;

/** Sends an order once. */
export async function sendOrder(url: string, body: string, key: string): Promise<OrderOutcome> {
  try {
    const response = await fetch(`${url}/api/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body,
    });
    const text = await response.text();
    return { status: response.status, receipt: response.status === 201 ? JSON.parse(text) : null };
  } catch {
    return null;
  }
}
