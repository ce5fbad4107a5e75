import type { Page } from '@playwright/test';
import { newLine } from '#domain/cart/cart-line.ts';
import { CART_STORAGE_KEY, serialisedCart } from '#domain/cart/stored-cart.ts';
import type { Product } from '#domain/products/product.ts';
import { variantsOf } from '#domain/products/variants.ts';

/** Stores a cart of six units of each product in the browser, as an earlier visit would. */
export async function leaveCart(
  tab: Page,
  { origin, products }: { origin: string; products: readonly Product[] },
): Promise<void> {
  const lines = products.map((product) => newLine(product, { [variantsOf(product)[0]?.key ?? '']: 6 }));
  // A file of the shop, so that the browser has not loaded its code yet.
  await tab.goto(`${origin}/favicon.svg`);
  await tab.evaluate(([key, text]) => localStorage.setItem(key, text), [
    CART_STORAGE_KEY,
    serialisedCart(lines),
  ] as const);
}
