import type { Product } from '#domain/catalogue/product.ts';
import type { WireOrderReceipt } from '#schemas/wire/order.ts';
import { productFromWire } from '#schemas/wire/product.ts';
import { type ApiAnswer, isPriceChange, isUnknownProduct } from '#web/api/api-client.ts';

export type OrderOutcome =
  | { readonly kind: 'placed'; readonly orderNumber: number }
  | { readonly kind: 'price-changed'; readonly products: readonly Product[] }
  | { readonly kind: 'unknown-product'; readonly ids: readonly string[] }
  /** `detail` names what is. */
  | { readonly kind: 'sold-out'; readonly detail: string }
  | { readonly kind: 'refused' };

/** The outcome of an order, from the server's answer (CHECKOUT-039, CHECKOUT-041, CHECKOUT-048). */
export function orderOutcome(answer: ApiAnswer<WireOrderReceipt>): OrderOutcome {
  if (answer.ok) return { kind: 'placed', orderNumber: answer.data.orderNumber };
  const { problem } = answer;
  if (isPriceChange(problem)) {
    return { kind: 'price-changed', products: problem.lines.map(({ item }) => productFromWire(item)) };
  }
  if (isUnknownProduct(problem)) return { kind: 'unknown-product', ids: problem.ids };
  if (problem.code === 'sold-out') return { kind: 'sold-out', detail: problem.detail ?? problem.title };
  return { kind: 'refused' };
}
