import { sentExtras } from '#domain/cart/line-extras.ts';
import { lineVariants } from '#domain/cart/line-variants.ts';
import type { PricedCart, PricedCartLine } from '#domain/cart/priced-cart.ts';
import type { OrderedLine } from '#domain/orders/ordered-line.ts';
import { type Said, sentSaid } from '#domain/orders/said.ts';
import { shownTotal } from '#domain/pricing/shown-total.ts';
import { orderableQuantities } from '#domain/products/availability.ts';
import type { WireOrderReceipt } from '#schemas/order-answers.ts';
import type { PlacedOrder } from './placed-order.ts';

/** What was ordered of a cart: its units in stock, with the prices that the shopper confirmed. */
export function summarisedOrder(
  { lines, totals }: PricedCart,
  { orderNumber, link }: Pick<WireOrderReceipt, 'orderNumber' | 'link'>,
  said: Said,
): PlacedOrder {
  return {
    orderNumber,
    link,
    lines: lines.filter(({ price }) => price.units > 0).map(summarisedLine),
    total: totals.total,
    saving: totals.saving,
    hasUnpriced: totals.hasUnpriced,
    said: sentSaid(said),
  };
}

function summarisedLine({ productId, quantities, snapshot, price, extras }: PricedCartLine): OrderedLine {
  const ordered = lineVariants({ snapshot, quantities: orderableQuantities(snapshot, quantities) });
  return {
    productId,
    brand: snapshot.brand,
    name: snapshot.name,
    photo: snapshot.photo,
    saleUnit: snapshot.saleUnit,
    units: price.units,
    variants: ordered.filter(({ label }) => label !== ''),
    total: shownTotal(price),
    extras: sentExtras(extras),
  };
}
