import type { Cart, CartLine } from '#domain/cart/cart-line.ts';
import { prunedCart } from '#domain/cart/prune-cart.ts';
import type { ProductPrice } from '#domain/pricing/product-price.ts';
import type { Product } from '#domain/products/product.ts';

export type RefreshedCart = {
  readonly cart: Cart;
  readonly dropped: readonly CartLine[];
  /** The prices that the shopper last saw, by product id. */
  readonly formerPrices: ReadonlyMap<string, ProductPrice>;
};

/**
 * The cart with the catalogue's present prices, without requested products that are gone (CART-022, CART-G03). Lines
 * added during the request stay as they are.
 */
export function refreshedCart(input: {
  cart: Cart;
  requestedIds: ReadonlySet<string>;
  products: readonly Product[];
}): RefreshedCart {
  const { cart, requestedIds, products } = input;
  const requested = cart.filter((line) => requestedIds.has(line.productId));
  const pruned = prunedCart(requested, new Map(products.map((product) => [product.id, product])));
  const fresh = new Map(pruned.cart.map((line) => [line.productId, line]));
  return {
    cart: cart.flatMap((line) =>
      requestedIds.has(line.productId) ? (fresh.get(line.productId) ?? []) : line,
    ),
    dropped: pruned.dropped,
    formerPrices: formerPricesOf(requested, pruned.changedPrices),
  };
}

function formerPricesOf(
  lines: readonly CartLine[],
  changedIds: readonly string[],
): Map<string, ProductPrice> {
  const changed = lines.filter((line) => changedIds.includes(line.productId));
  return new Map(
    changed.map(({ productId, snapshot: { price, bulkOffer } }) => [productId, { price, bulkOffer }]),
  );
}
