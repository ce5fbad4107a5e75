import type { Cart, CartLine } from '#domain/cart/cart-line.ts';
import { prunedCart } from '#domain/cart/prune-cart.ts';
import type { Product } from '#domain/products/product.ts';

export type RefreshedCart = {
  readonly cart: Cart;
  readonly dropped: readonly CartLine[];
  readonly askedAgain: readonly CartLine[];
  /** Ids of the products whose price is no longer the one that the shopper last saw. */
  readonly changedIds: readonly string[];
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
    askedAgain: pruned.askedAgain,
    changedIds: pruned.changedPrices,
  };
}
