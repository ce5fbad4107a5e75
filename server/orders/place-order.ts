import { acceptedQuantities } from '#domain/cart/variants.ts';
import type { Order } from '#domain/orders/order.ts';
import { type OrderAmounts, orderAmounts } from '#domain/orders/order-amounts.ts';
import { isBeyondSums } from '#domain/pricing/line-sums.ts';
import { isSameProductPrice } from '#domain/pricing/product-price.ts';
import type { OrderRequest } from '#schemas/order.ts';
import { amountToWire } from '#schemas/wire/amount.ts';
import { productToWire } from '#schemas/wire/product.ts';
import { currentProducts } from '#server/catalogue/current-products.ts';
import type { StoredProduct } from '#server/catalogue/stored-product.ts';
import type { Context } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Refusal } from '#server/errors.ts';
import { claimIdempotencyKey } from '#server/idempotency.ts';
import { addToOutbox } from '#server/notifications/outbox.ts';
import { assertInStock } from './assert-in-stock.ts';
import { mergedItems, type RequestedItem } from './merged-items.ts';
import type { UnnumberedOrder } from './order-rows.ts';
import { findOrder } from './queries.ts';
import { refusedOrder } from './refused-order.ts';
import { writeOrder } from './write-order.ts';

/**
 * Places an order: prices it by the current catalogue, numbers it without gaps, and stores it with its idempotency key
 * and its notice in one transaction. A repeated key returns the first order.
 * @throws Refusal 'unknown-product' · 'unfit-quantities' · 'sold-out' · 'beyond-sums' · 'price-changed' with the current
 * products · 'key-reused'
 */
export function placeOrder(
  ctx: Context,
  { request, idempotencyKey }: { request: OrderRequest; idempotencyKey: string | null },
): Promise<Order> {
  return inTransaction(ctx, async (ctx) => {
    const orderId = ctx.newId();
    if (idempotencyKey !== null) {
      const earlierId = await claimIdempotencyKey(ctx, {
        key: idempotencyKey,
        request: request.asSent,
        madeId: orderId,
      });
      const earlier = earlierId === null ? null : await findOrder(ctx, earlierId);
      if (earlier !== null) return earlier;
    }
    const priced = await pricedRequest(ctx, request);
    await addToOutbox(ctx, {
      kind: 'order-placed',
      subjectId: orderId,
      recipients: request.customer.email === '' ? ['shop'] : ['shop', 'shopper'],
    });
    const now = ctx.now();
    const order: UnnumberedOrder = {
      id: orderId,
      status: 'pendiente',
      isDeleted: false,
      customer: request.customer,
      ...priced,
      createdAt: now,
      updatedAt: now,
      version: 1,
    };
    return { ...order, number: await writeOrder(ctx.db, order) };
  });
}

async function pricedRequest(ctx: Context, request: OrderRequest): Promise<OrderAmounts> {
  const items = mergedItems(request.items);
  const products = await orderableProducts(ctx, items);
  const lines = items.map((item) => {
    const product = productOf(products, item);
    const quantities = acceptedQuantities(product, item.quantities);
    if (quantities === null) throw unfitQuantities(product);
    return { product, quantities };
  });
  assertInStock(lines);
  const priced = orderAmounts(lines);
  if (isBeyondSums({ listTotal: priced.totalAmount })) throw refusedOrder('beyond-sums');
  const changed = request.items
    .map((item) => ({ seen: item.seen, product: productOf(products, item) }))
    .filter(({ seen, product }) => !isSameProductPrice(seen, product));
  if (changed.length > 0 || request.totalAmount !== priced.totalAmount) {
    const named = changed.length > 0 ? changed : lines;
    throw priceChanged(new Set(named.map(({ product }) => product)), priced);
  }
  return priced;
}

/** @throws Refusal 'unknown-product' with every product that visitors can't see */
async function orderableProducts(
  ctx: Context,
  items: readonly RequestedItem[],
): Promise<ReadonlyMap<string, StoredProduct>> {
  const found = await currentProducts(
    ctx,
    items.map(({ productId }) => productId),
  );
  const products = new Map(
    found
      .filter(({ isHidden, deletedAt }) => !isHidden && deletedAt === null)
      .map((product) => [product.id, product]),
  );
  const ids = items.map(({ productId }) => productId).filter((id) => !products.has(id));
  if (ids.length === 0) return products;
  throw refusedOrder('unknown-product', {
    detail: `Ya no está disponible: ${namesOf(ids, found)}.`,
    members: { ids },
  });
}

function namesOf(ids: readonly string[], found: readonly StoredProduct[]): string {
  return ids.map((id) => found.find((product) => product.id === id)?.name ?? id).join(', ');
}

function productOf(
  products: ReadonlyMap<string, StoredProduct>,
  { productId }: RequestedItem,
): StoredProduct {
  const product = products.get(productId);
  if (product === undefined) throw refusedOrder('unknown-product', { members: { ids: [productId] } });
  return product;
}

function unfitQuantities(product: StoredProduct): Refusal {
  const message = `Cantidad: las cantidades de ${product.name} no corresponden a sus colores o modelos`;
  return refusedOrder('unfit-quantities', {
    errors: [{ field: 'orderItems.quantity', message }],
    members: { ids: [product.id] },
  });
}

function priceChanged(products: ReadonlySet<StoredProduct>, priced: OrderAmounts): Refusal {
  return refusedOrder('price-changed', {
    members: {
      lines: Array.from(products, (product) => ({ _id: product.id, item: productToWire(product) })),
      totalAmount: amountToWire(priced.totalAmount),
      payableAmount: amountToWire(priced.payableAmount),
    },
  });
}
