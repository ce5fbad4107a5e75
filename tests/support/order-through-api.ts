import type { Customer } from '#domain/orders/order.ts';
import type { WireOrderReceipt } from '#schemas/order-answers.ts';
import { anOrderRequest } from './an-order-request.ts';
import type { ChosenProduct } from './stored-cart.ts';

/** Places an order as a shopper's browser does, but without a browser. */
export async function orderThroughApi(
  url: string,
  { lines, customer }: { lines: readonly ChosenProduct[]; customer?: Partial<Customer> },
): Promise<WireOrderReceipt> {
  const response = await fetch(`${url}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(anOrderRequest(lines, customer)),
  });
  const text = await response.text();
  if (response.status !== 201) throw new Error(`the order was refused: ${response.status} ${text}`);
  return JSON.parse(text);
}
