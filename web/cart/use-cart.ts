import { createContext, use } from 'react';
import type { Cart, CartLine } from '#domain/cart/cart-line.ts';
import type { PricedCartLine } from '#domain/cart/priced-cart.ts';
import type { Quantities } from '#domain/cart/quantities.ts';
import type { Product } from '#domain/catalogue/product.ts';
import type { CartTotals } from '#domain/pricing/cart-totals.ts';
import type { ProductPrice } from '#domain/pricing/product-price.ts';

export type CartHandle = {
  readonly cart: Cart;
  readonly lines: readonly PricedCartLine[];
  readonly totals: CartTotals;
  readonly units: number;
  /** False on the server and until the stored cart has been read. */
  readonly isReady: boolean;
  /** Whether the catalogue has said, or failed to say in time, what of the stored cart still holds. */
  readonly isChecked: boolean;
  add(product: Product, quantities: Quantities): void;
  changeQuantity(change: { productId: string; variant: string; delta: number }): void;
  remove(productId: string): void;
  /** Stores the merged lines, also where an earlier attempt found no room (CART-011, PANEL-013). */
  save(): void;
  /** Empties the cart and removes every key of ours from the storage (CART-017). */
  clear(): void;
  /** Asks the catalogue for the present prices and for what is gone (CART-021 to CART-023). */
  refresh(): Promise<void>;
  /** Takes over products that an answer of the server brought along. */
  takeOver(products: readonly Product[]): void;
  /** By product id: what a line cost before its price or bulk offer changed (CART-G03). */
  readonly changedPrices: ReadonlyMap<string, ProductPrice>;
  /** Ids of lines that an order was refused for: they stay, unpriced, until the shopper removes them (CART-024). */
  readonly unavailable: ReadonlySet<string>;
  markUnavailable(ids: readonly string[]): void;
  /** Lines that went because their product is no longer in the catalogue. */
  readonly dropped: readonly CartLine[];
  readonly isPanelOpen: boolean;
  openPanel(): void;
  closePanel(): void;
};

export const CartContext = createContext<CartHandle | null>(null);

/** @throws outside a `CartProvider` (ERR-003) */
export function useCart(): CartHandle {
  const cart = use(CartContext);
  if (cart === null) throw new Error('useCart needs a CartProvider around it');
  return cart;
}
