import type { Locator, Page } from '@playwright/test';
import { aProduct } from '#domain/products/a-product.ts';
import type { Product } from '#domain/products/product.ts';
import { expect } from './browser.ts';
import type { ShopClient } from './shop-client.ts';

/** Below 1024 px search and categories are behind buttons (ROUTE-G03). */
export const isSmall = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 1024;

/** The visible products of lists, without the home's offers; hidden ones have no role. */
export const cards = (page: Page): Locator =>
  page.getByRole('main').getByRole('article').and(page.locator('article:not(.offers-carousel *)'));

export const cardOf = (page: Page, name: string): Locator =>
  cards(page).filter({ has: page.getByRole('heading', { name, exact: true }) });

export const cardNames = (page: Page): Promise<string[]> => cards(page).getByRole('heading').allInnerTexts();

/** The names in the list of results alone, without what stands beside it. */
export const resultNames = (page: Page): Promise<string[]> =>
  page
    .locator('section[aria-labelledby="resultados"] > .product-grid')
    .getByRole('article')
    .getByRole('heading')
    .allInnerTexts();

/** The number of results over all pages, as the page shows it. */
export const countText = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /producto/ });

export async function expectCount(page: Page, count: number): Promise<void> {
  const words = count === 1 ? '1 producto' : `${count.toLocaleString('es-AR')} productos`;
  await expect(countText(page)).toHaveText(new RegExp(`^${words}(, página|$)`));
}

export const pager = (page: Page): Locator => page.getByRole('navigation', { name: 'Paginación' });

/** The pager's field, which holds the page's number. */
export const pageField = (page: Page): Locator => pager(page).getByRole('textbox', { name: /^Página/ });

export async function expectPage(page: Page, number: number): Promise<void> {
  await expect(pageField(page)).toHaveValue(String(number));
}

/** How many of the products that visitors see match. */
export async function visibleCount(
  shop: ShopClient,
  matches: (product: Product) => boolean,
): Promise<number> {
  const products = await shop.products();
  return products.filter((product) => !product.isHidden && matches(product)).length;
}

/** Adds products of one brand, so that a search for that brand finds only them. */
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

/** Photos of demo products, all different. */
export async function demoPhotos(shop: ShopClient, count: number): Promise<string[]> {
  const photos = (await shop.products()).flatMap((product) => product.photos);
  return [...new Set(photos)].slice(0, count);
}

/** The search box in use; on a phone, the one in the open panel. */
export function searchBox(page: Page): Locator {
  return page.getByRole('searchbox', { name: 'Buscar productos' }).last();
}

/** Opens the panel of the search box on a phone, whose button shows what is searched. */
export async function openSearch(page: Page): Promise<void> {
  if (!isSmall(page)) return;
  await page
    .locator('.catalogue-bar')
    .getByRole('button', { name: /^Buscar/ })
    .click();
  await expect(page.getByRole('dialog', { name: 'Buscar' }).getByRole('searchbox')).toBeVisible();
}

/** A product of the demo with several photos and more colours than a card shows. */
export async function colourfulProduct(shop: ShopClient): Promise<Product> {
  const products = await shop.products();
  const found = products.find(
    ({ colours, photos, isHidden }) => colours.length > 3 && photos.length > 1 && !isHidden,
  );
  if (found === undefined) throw new Error('the demo has no colourful product with photos');
  return found;
}
