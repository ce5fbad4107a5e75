import { joinedComments } from '#domain/cart/line-extras.ts';
import type { OrderRequest } from '#schemas/order.ts';

export type RequestedItem = Pick<OrderRequest['items'][number], 'productId' | 'quantities' | 'extras'>;

/** One item per product: items of the same product are added up, like the lines of a cart (CART-G04). */
export function mergedItems(items: readonly RequestedItem[]): RequestedItem[] {
  const byProduct = Map.groupBy(items, ({ productId }) => productId);
  return [...byProduct.values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [others.reduce(withUnitsOf, first)],
  );
}

function withUnitsOf(item: RequestedItem, other: RequestedItem): RequestedItem {
  const sums = new Map(Object.entries(item.quantities));
  for (const [variant, units] of Object.entries(other.quantities)) {
    sums.set(variant, (sums.get(variant) ?? 0) + units);
  }
  const pieces = [...item.extras.pieces, ...other.extras.pieces];
  const extras = { comment: joinedComments(item.extras, other.extras), pieces };
  return { ...item, quantities: Object.fromEntries(sums), extras };
}
