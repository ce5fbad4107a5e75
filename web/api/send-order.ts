import { type CartComments, ORDER_COMMENT } from '#domain/cart/cart-comments.ts';
import type { PricedCartLine } from '#domain/cart/priced-cart.ts';
import { sumOf } from '#domain/money/centavos.ts';
import { type CheckoutForm, customerOf } from '#domain/orders/checkout-form.ts';
import { sentComment } from '#domain/orders/sent-comment.ts';
import { orderableQuantities } from '#domain/products/availability.ts';
import { unitsIn } from '#domain/products/variants.ts';
import type { WireOrderReceipt } from '#schemas/order-answers.ts';
import { orderRequestToWire, type WireOrderRequest } from '#schemas/wire/order-request.ts';
import { type ApiAnswer, callApi } from './api-client.ts';
import { forgetKey, idempotencyKeyFor } from './saved-key.ts';

/** What a shopper orders. */
export type OrderToSend = {
  readonly form: CheckoutForm;
  readonly lines: readonly PricedCartLine[];
  readonly comments: CartComments;
};

/** @throws Error 'Error desconocido: …', already logged, without an answer (CHECKOUT-043) */
export async function sendOrder(order: OrderToSend): Promise<ApiAnswer<WireOrderReceipt>> {
  const request = orderRequestOf(order);
  try {
    const idempotencyKey = idempotencyKeyFor('order', JSON.stringify(request));
    const answer = await callApi<WireOrderReceipt>('/orders', {
      method: 'POST',
      body: request,
      headers: { 'idempotency-key': idempotencyKey },
    });
    if (answer.ok) forgetKey('order');
    return answer;
  } catch (cause) {
    const error = new Error(`Error desconocido: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    });
    console.error(error.message);
    throw error;
  }
}

/**
 * The payload: the customer, the lines in stock, and the prices that the shopper saw (CHECKOUT-045 to CHECKOUT-049).
 */
export function orderRequestOf(order: OrderToSend): WireOrderRequest {
  return orderRequestToWire({
    customer: customerOf(order.form),
    comment: writtenWith(order, ORDER_COMMENT),
    lines: order.lines.flatMap(({ productId, quantities, snapshot, price: seen }) => {
      const orderable = orderableQuantities(snapshot, quantities);
      if (unitsIn(orderable) === 0) return [];
      const { brand, name } = snapshot;
      const { price, bulkOffer } = seen;
      const comment = writtenWith(order, productId);
      return [{ productId, quantities: orderable, brand, name, price, bulkOffer, comment }];
    }),
    totalAmount: sumOf(order.lines.map((line) => line.price.listTotal)),
  });
}

/** @param id a product's, or `ORDER_COMMENT` */
function writtenWith({ comments }: Pick<OrderToSend, 'comments'>, id: string): string {
  return sentComment(comments.get(id) ?? '');
}
