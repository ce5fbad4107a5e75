import { type CartComments, ORDER_COMMENT } from '#domain/cart/cart-comments.ts';
import { lineVariants } from '#domain/cart/line-variants.ts';
import type { PricedCart, PricedCartLine } from '#domain/cart/priced-cart.ts';
import type { OrderedLine } from '#domain/orders/ordered-line.ts';
import { sentComment } from '#domain/orders/sent-comment.ts';
import { shownTotal } from '#domain/pricing/shown-total.ts';
import { orderableQuantities } from '#domain/products/availability.ts';
import type { WireOrderReceipt } from '#schemas/order-answers.ts';
import type { PlacedOrder } from './placed-order.ts';

/** What was ordered of a cart: its units in stock, with the prices that the shopper confirmed. */
export function summarisedOrder(
  { lines, totals }: PricedCart,
  { orderNumber, link }: Pick<WireOrderReceipt, 'orderNumber' | 'link'>,
  comments: CartComments,
): PlacedOrder {
  return {
    orderNumber,
    link,
    lines: lines
      .filter(({ price }) => price.units > 0)
      .map((line) => summarisedLine(line, sentComment(comments.get(line.productId) ?? ''))),
    total: totals.total,
    saving: totals.saving,
    hasUnpriced: totals.hasUnpriced,
    comment: sentComment(comments.get(ORDER_COMMENT) ?? ''),
  };
}

function summarisedLine(
  { productId, quantities, snapshot, price }: PricedCartLine,
  comment: string,
): OrderedLine {
  const ordered = lineVariants({ snapshot, quantities: orderableQuantities(snapshot, quantities) });
  return {
    productId,
    brand: snapshot.brand,
    name: snapshot.name,
    photo: snapshot.photo,
    units: price.units,
    variants: ordered.filter(({ label }) => label !== ''),
    total: shownTotal(price),
    comment,
  };
}
