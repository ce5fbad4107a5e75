import { lineVariants } from '#domain/cart/line-variants.ts';
import type { PricedCart, PricedCartLine } from '#domain/cart/priced-cart.ts';
import { orderableQuantities } from '#domain/catalogue/availability.ts';
import type { PlacedOrder } from './placed-order.ts';

/** What was ordered of a cart: its units in stock, with the prices that the shopper confirmed. */
export function summarisedOrder({ lines, totals }: PricedCart, orderNumber: number): PlacedOrder {
  return {
    orderNumber,
    lines: lines.filter(({ price }) => price.units > 0).map(summarisedLine),
    total: totals.total,
    saving: totals.saving,
    hasUnpriced: totals.hasUnpriced,
  };
}

function summarisedLine({
  productId,
  quantities,
  snapshot,
  price,
}: PricedCartLine): PlacedOrder['lines'][number] {
  const ordered = lineVariants({ snapshot, quantities: orderableQuantities(snapshot, quantities) });
  return {
    productId,
    brand: snapshot.brand,
    name: snapshot.name,
    photo: snapshot.photo,
    units: price.units,
    variants: ordered.filter(({ label }) => label !== ''),
    total: price.price === null ? null : price.total,
  };
}
