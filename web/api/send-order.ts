import { sentExtras } from '#domain/cart/line-extras.ts';
import { soundPieces } from '#domain/cart/line-pieces.ts';
import type { PricedCartLine } from '#domain/cart/priced-cart.ts';
import { sumOf } from '#domain/money/centavos.ts';
import { type CheckoutForm, customerOf } from '#domain/orders/checkout-form.ts';
import { type Said, sentSaid } from '#domain/orders/said.ts';
import { orderableQuantities } from '#domain/products/availability.ts';
import { unitsIn } from '#domain/products/variants.ts';
import type { WireOrderReceipt } from '#schemas/order-answers.ts';
import { orderRequestToWire, type WireOrderRequest } from '#schemas/wire/order-request.ts';
import { type ApiAnswer, callApi } from './api-client.ts';
import { forgetKey, idempotencyKeyFor } from './saved-key.ts';
import { whileShopAnswers } from './while-shop-answers.ts';

/** What a shopper orders. */
export type OrderToSend = {
  readonly form: CheckoutForm;
  readonly lines: readonly PricedCartLine[];
  readonly said: Said;
};

/** @throws Error 'Error desconocido: …', already logged, without an answer (CHECKOUT-043) */
export async function sendOrder(order: OrderToSend): Promise<ApiAnswer<WireOrderReceipt>> {
  const request = orderRequestOf(order);
  try {
    const idempotencyKey = idempotencyKeyFor('order', JSON.stringify(request));
    const headers = { 'idempotency-key': idempotencyKey };
    const answer = await whileShopAnswers((signal) =>
      callApi<WireOrderReceipt>('/orders', { method: 'POST', body: request, headers, signal }),
    );
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
    said: sentSaid(order.said),
    lines: order.lines.flatMap(({ productId, quantities, snapshot, price: seen, extras }) => {
      const orderable = orderableQuantities(snapshot, quantities);
      if (unitsIn(orderable) === 0) return [];
      const { brand, name } = snapshot;
      const { price, bulkOffer } = seen;
      const pieces = soundPieces({ quantities: orderable, extras }, snapshot.saleUnit);
      const ordered = { productId, quantities: orderable, brand, name, price, bulkOffer };
      const { saleUnit } = snapshot;
      return [{ ...ordered, saleUnit, extras: { ...sentExtras(extras), pieces } }];
    }),
    totalAmount: sumOf(order.lines.map((line) => line.price.listTotal)),
  });
}
