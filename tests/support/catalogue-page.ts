import type { Locator, Page } from '@playwright/test';
import { aProduct } from '#domain/catalogue/a-product.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { expect } from './browser.ts';
import type { ShopClient } from './shop-client.ts';

/** Below 1024 px search and categories stand behind buttons (ROUTE-G03). */
export const isSmall = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 1024;

/** The products in sight; hidden ones have no role. */
export const cards = (page: Page): Locator => page.getByRole('main').getByRole('article');

export const cardOf = (page: Page, name: string): Locator =>
  cards(page).filter({ has: page.getByRole('heading', { name, exact: true }) });

export const cardNames = (page: Page): Promise<string[]> => cards(page).getByRole('heading').allInnerTexts();

/** What the results say of how many there are, over all pages. */
export const countText = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /producto/ });

export async function expectCount(page: Page, count: number): Promise<void> {
  const words = count === 1 ? '1 producto' : `${count.toLocaleString('es-AR')} productos`;
  await expect(countText(page)).toHaveText(words);
}

/** The products a visitor may see, of which a test knows how many match. */
export async function visibleCount(
  shop: ShopClient,
  matches: (product: Product) => boolean,
): Promise<number> {
  const products = await shop.products();
  return products.filter((product) => !product.isHidden && matches(product)).length;
}

/** Adds products of one brand, so that a search for that word finds them alone. */
export async function addProductsOf(
  shop: ShopClient,
  brand: string,
  changes: readonly Partial<Product>[],
): Promise<Product[]> {
  const added: Product[] = [];
  for (const [index, change] of changes.entries()) {
    added.push(await shop.addProduct(aProduct({ brand, name: `${brand} ${index + 1}`, ...change })));
  }
  return added;
}

/** Photos of demo products, each another. */
export async function demoPhotos(shop: ShopClient, count: number): Promise<string[]> {
  const photos = (await shop.products()).flatMap((product) => product.photos);
  return [...new Set(photos)].slice(0, count);
}

/** The one search box in use: on a phone that of the panel, once it is open. */
export function searchBox(page: Page): Locator {
  return page.getByRole('searchbox', { name: 'Buscar productos' }).last();
}
