import type { LineExtras } from '#domain/cart/line-extras.ts';
import { type OrderAmounts, orderAmounts } from '#domain/orders/order-amounts.ts';
import { isBeyondSums } from '#domain/pricing/line-sums.ts';
import { type Buyer, soldTo } from '#domain/pricing/sold-to.ts';
import type { Quantities } from '#domain/products/quantities.ts';
import { currentProducts } from '#server/catalogue/current-products.ts';
import type { Context } from '#server/kernel/context.ts';
import type { Refusal } from '#server/kernel/errors.ts';
import type { StoredProduct } from '#server/kernel/stored-product.ts';
import { acceptedAmounts, assertFewPieces } from './accepted-amounts.ts';
import { mergedItems, type RequestedItem } from './merged-items.ts';
import { refusedOrder } from './refused-order.ts';

export type RequestedLine = {
  /** As its buyer is sold it. */
  readonly product: StoredProduct;
  /** As everybody is offered it. */
  readonly offered: StoredProduct;
  readonly quantities: Quantities;
  readonly extras: LineExtras;
};

type Ordering = {
  /** Asked only of products that are not deleted. */
  readonly isOrderable: (product: StoredProduct) => boolean;
  /** Who buys these products. */
  readonly buyerOf?: (products: readonly StoredProduct[]) => Buyer;
};

/**
 * One line per product, with the catalogue's current product as its buyer is sold it.
 * @throws Refusal 'unknown-product' with every product that can't be ordered · 'off-step' · 'unfit-quantities'
 */
export async function requestedLines(
  ctx: Context,
  requested: readonly RequestedItem[],
  { isOrderable, buyerOf = () => 'retail' }: Ordering,
): Promise<RequestedLine[]> {
  const items = mergedItems(requested);
  const found = await currentProducts(
    ctx,
    items.map(({ productId }) => productId),
  );
  const orderable = found.filter((product) => product.deletedAt === null && isOrderable(product));
  const buyer = buyerOf(orderable);
  const products = new Map(orderable.map((product) => [product.id, product]));
  const known = items.flatMap(({ productId, quantities, extras }) => {
    const offered = products.get(productId);
    return offered === undefined ? [] : [{ product: soldTo(buyer, offered), offered, quantities, extras }];
  });
  for (const [at, { productId, quantities }] of requested.entries())
    assertFewPieces(products.get(productId), quantities, `orderItems.${at}.quantity`);
  if (known.length < items.length) throw unknownProducts(items, { products, found });
  return known.map(acceptedLine);
}

/** @throws Refusal 'beyond-sums' */
export function amountsOf(lines: readonly RequestedLine[]): OrderAmounts {
  const priced = orderAmounts(lines);
  if (isBeyondSums({ listTotal: priced.totalAmount })) throw refusedOrder('beyond-sums');
  return priced;
}

function acceptedLine({ quantities, extras, ...line }: RequestedLine): RequestedLine {
  const { pieces } = extras;
  const accepted = acceptedAmounts(line.product, { quantities, pieces }, 'orderItems.quantity');
  return { ...line, quantities: accepted.quantities, extras: { ...extras, pieces: accepted.pieces } };
}

function unknownProducts(
  items: readonly RequestedItem[],
  { products, found }: { products: ReadonlyMap<string, StoredProduct>; found: readonly StoredProduct[] },
): Refusal {
  const ids = items.map(({ productId }) => productId).filter((id) => !products.has(id));
  const names = ids.map((id) => found.find((product) => product.id === id)?.name ?? id);
  return refusedOrder('unknown-product', {
    detail: `Ya no está disponible: ${names.join(', ')}.`,
    members: { ids },
  });
}
