import { createContext, use } from 'react';
import type { Cart, CartLine, CartProduct } from '#domain/cart/cart-line.ts';
import type { QuantityChange } from '#domain/cart/changed-quantity.ts';
import type { LineExtras } from '#domain/cart/line-extras.ts';
import type { PricedCart, PricedCartLine } from '#domain/cart/priced-cart.ts';
import type { ProductUnits } from '#domain/cart/reduce-cart.ts';
import type { Pieces } from '#domain/measure/pieces.ts';
import type { LineSums } from '#domain/pricing/line-sums.ts';
import type { ProductPrice } from '#domain/pricing/product-price.ts';
import type { Product } from '#domain/products/product.ts';
import type { Quantities } from '#domain/products/quantities.ts';

/** What never changes during a visit, so that whoever only acts is not rendered with each change of the cart. */
export type CartActions = {
  /** @param pieces the cuts, where a variant has more than one */
  add(product: CartProduct, quantities: Quantities, pieces?: LineExtras['pieces']): void;
  changeQuantity(change: { productId: string } & QuantityChange): void;
  setPieces(change: { productId: string; variant: string; pieces: readonly Pieces[] }): void;
  remove(productId: string): void;
  /** Stores the merged lines, also after an earlier attempt failed (CART-011, PANEL-013). */
  save(): void;
  openPanel(): void;
  closePanel(): void;
};

export type CartHandle = CartActions & {
  readonly cart: Cart;
  readonly lines: readonly PricedCartLine[];
  readonly totals: LineSums;
  /** How many things the cart holds, for its badge. */
  readonly things: number;
  /** The lines and totals on the page at this moment, for callers that waited for an answer. */
  shown(): PricedCart;
  /** Whether the browser stored the cart. If it didn't, a reload loses it. */
  readonly isKept: boolean;
  /** False on the server and until the stored cart has been read. */
  readonly isReady: boolean;
  /** Whether the stored cart was checked against the catalogue, or the check took too long. */
  readonly isChecked: boolean;
  /** Takes ordered units out. An emptied cart is reset, with all keys of this shop in the storage (CART-017, CART-020). */
  takeOut(units: readonly ProductUnits[]): void;
  /**
   * Fetches the present prices and removes products that are gone (CART-021 to CART-023). Resolves to whether the shop
   * answered.
   */
  refresh(): Promise<boolean>;
  /** Updates the lines with products from an answer of the server. */
  takeOver(products: readonly Product[]): void;
  /** The former prices of lines whose price or bulk offer changed, by product id (CART-G03). */
  readonly changedPrices: ReadonlyMap<string, ProductPrice>;
  /**
   * Product ids for which an order was refused. Their lines stay, unpriced, until the shopper removes them (CART-024).
   */
  readonly unavailable: ReadonlySet<string>;
  /** Marks the products' lines and refreshes the others. Resolves to whether the shop answered. */
  markUnavailable(ids: readonly string[]): Promise<boolean>;
  /** Lines removed because their product is gone from the catalogue, or with the quantities of variants that are gone. */
  readonly dropped: readonly CartLine[];
  /** Products that are now sold in another unit than they were asked in: they are asked again (UNIT-006). */
  readonly askedAgain: readonly CartLine[];
  readonly isPanelOpen: boolean;
};

export const CartContext = createContext<CartHandle | null>(null);
export const CartActionsContext = createContext<CartActions | null>(null);

/** @throws outside a `CartProvider` (ERR-003) */
export function useCart(): CartHandle {
  const cart = use(CartContext);
  if (cart === null) throw new Error('useCart needs a CartProvider around it');
  return cart;
}

/** @throws outside a `CartProvider` (ERR-003) */
export function useCartActions(): CartActions {
  const actions = use(CartActionsContext);
  if (actions === null) throw new Error('useCartActions needs a CartProvider around it');
  return actions;
}
