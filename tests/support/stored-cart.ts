import type { Page } from '@playwright/test';
import { newLine } from '#domain/cart/cart-line.ts';
import { CART_STORAGE_KEY, serialisedCart } from '#domain/cart/stored-cart.ts';
import type { Product } from '#domain/products/product.ts';
import type { Quantities } from '#domain/products/quantities.ts';

export type ChosenProduct = { readonly product: Product; readonly quantities: Quantities };

/** Stores a cart as an earlier visit would; the page then shows one of the shop's images. */
export function leaveCart(page: Page, chosen: readonly ChosenProduct[]): Promise<void> {
  const lines = chosen.map(({ product, quantities }) => newLine(product, quantities));
  return leaveCartText(page, serialisedCart(lines));
}

/** `leaveCart` with any text. */
export async function leaveCartText(page: Page, text: string): Promise<void> {
  await page.goto('/favicon.svg');
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [CART_STORAGE_KEY, text] as const);
}

/** The stored cart, read as JSON; `null` without one. */
export async function storedCart(page: Page): Promise<unknown> {
  const text = await page.evaluate((key) => localStorage.getItem(key), CART_STORAGE_KEY);
  return text === null ? null : JSON.parse(text);
}
