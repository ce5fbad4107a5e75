import type { Page } from '@playwright/test';
import { snapshotOf } from '#domain/cart/cart-line.ts';
import { CART_STORAGE_KEY, serialisedCart } from '#domain/cart/stored-cart.ts';
import { variantsOf } from '#domain/cart/variants.ts';
import type { Product } from '#domain/catalogue/product.ts';

/** Leaves six units of each product in the cart of the tab's browser, as an earlier visit does. */
export async function leaveCart(
  tab: Page,
  { origin, products }: { origin: string; products: readonly Product[] },
): Promise<void> {
  const lines = products.map((product) => ({
    productId: product.id,
    quantities: { [variantsOf(product)[0]?.key ?? '']: 6 },
    snapshot: snapshotOf(product),
  }));
  // A page of the shop without its code: that stays for the browser to load.
  await tab.goto(`${origin}/favicon.svg`);
  await tab.evaluate(([key, text]) => localStorage.setItem(key, text), [
    CART_STORAGE_KEY,
    serialisedCart(lines),
  ] as const);
}
