import type { Centavos } from '#domain/money/centavos.ts';
import type { OrderAmounts } from '#domain/orders/order-amounts.ts';
import { priceOf } from '#domain/pricing/price-of.ts';
import { isSameProductPrice } from '#domain/pricing/product-price.ts';
import { formatExactPrice } from '#domain/text/format.ts';
import type { OrderRequest } from '#schemas/order.ts';
import { amountToWire } from '#schemas/wire/amount.ts';
import { productToWire } from '#schemas/wire/product-to-wire.ts';
import type { Context } from '#server/kernel/context.ts';
import type { Refusal } from '#server/kernel/errors.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { addToOutbox } from '#server/notifications/outbox.ts';
import { queueOrderPush } from '#server/push/queue-push.ts';
import { buyerOf, type HeldList, heldList } from '#server/wholesale/held-list.ts';
import { orderPriceList } from '#server/wholesale/kept-list.ts';
import { assertInStock } from './assert-in-stock.ts';
import { earlierOrder } from './earlier-order.ts';
import type { PlacedOrder } from './order-link.ts';
import { newOrder } from './order-rows.ts';
import { refusedOrder } from './refused-order.ts';
import { amountsOf, type RequestedLine, requestedLines } from './requested-lines.ts';
import { writeOrder } from './write-order.ts';

type NewOrder = {
  readonly request: OrderRequest;
  readonly idempotencyKey: string | null;
  /** Of the price list that the browser holds. */
  readonly listToken?: string | null;
};

/**
 * Places an order: prices it by the current catalogue and by the price list of whoever holds one, numbers it without gaps,
 * and stores it with its idempotency key and its notice in one transaction. A repeated key returns the first order.
 * @throws Refusal 'unknown-product' · 'off-step' · 'unfit-quantities' · 'sold-out' · 'below-minimum' · 'beyond-sums' · 'price-changed' with the current
 * products · 'key-reused'
 */
export function placeOrder(
  ctx: Context,
  { request, idempotencyKey, listToken = null }: NewOrder,
): Promise<PlacedOrder> {
  return inTransaction(ctx, async (ctx) => {
    const orderId = ctx.newId();
    const earlier = await earlierOrder(ctx, { idempotencyKey, request: request.asSent, orderId });
    if (earlier !== null) return earlier;
    const held = await heldList(ctx, listToken);
    const priced = await pricedRequest(ctx, request, held);
    await addToOutbox(ctx, {
      kind: 'order-placed',
      subjectId: orderId,
      recipients: request.customer.email === '' ? ['shop'] : ['shop', 'shopper'],
    });
    await queueOrderPush(ctx, orderId);
    const order = newOrder({
      id: orderId,
      customer: request.customer,
      said: request.said,
      origin: 'web',
      priceList: held && orderPriceList(held),
      ...priced,
      now: ctx.now(),
    });
    return writeOrder(ctx.db, { ...order, ...(held && { priceListLinkId: held.linkId }) });
  });
}

async function pricedRequest(
  ctx: Context,
  request: OrderRequest,
  held: HeldList | null,
): Promise<OrderAmounts> {
  const lines = await requestedLines(ctx, request.items, {
    isOrderable: ({ isHidden }) => !isHidden,
    buyerOf: (products) => buyerOf(held, products),
  });
  assertInStock(lines);
  const priced = amountsOf(lines);
  const seen = Map.groupBy(request.items, ({ productId }) => productId);
  const changed = lines.filter(({ product }) =>
    seen.get(product.id)?.some((item) => !isSameProductPrice(item.seen, priceOf(product, 1))),
  );
  if (changed.length > 0 || request.totalAmount !== priced.totalAmount) {
    throw priceChanged(changed.length > 0 ? changed : lines, priced);
  }
  if (held !== null && priced.payableAmount < held.list.minimum) throw belowMinimum(held.list.minimum);
  return priced;
}

function belowMinimum(minimum: Centavos): Refusal {
  return refusedOrder('below-minimum', {
    detail: `El mínimo de tu lista es ${formatExactPrice(minimum)}.`,
    members: { minimum: amountToWire(minimum) },
  });
}

function priceChanged(lines: readonly RequestedLine[], priced: OrderAmounts): Refusal {
  return refusedOrder('price-changed', {
    members: {
      // A browser keeps what it is told here, so a list's price is not among it (TRADE-003).
      lines: lines.map(({ offered }) => ({ _id: offered.id, item: productToWire(offered) })),
      totalAmount: amountToWire(priced.totalAmount),
      payableAmount: amountToWire(priced.payableAmount),
    },
  });
}
