import type { WireOrderReceipt } from '#schemas/wire/order.ts';
import type { WireOrderRequest } from '#schemas/wire/order-request.ts';
import { type ApiAnswer, callApi } from './api-client.ts';

/** The same `idempotencyKey` with the same request never makes a second order. @throws as {@link callApi} */
export function placeOrder(input: {
  request: WireOrderRequest;
  idempotencyKey: string;
}): Promise<ApiAnswer<WireOrderReceipt>> {
  return callApi<WireOrderReceipt>('/orders', {
    method: 'POST',
    body: input.request,
    headers: { 'idempotency-key': input.idempotencyKey },
  });
}
