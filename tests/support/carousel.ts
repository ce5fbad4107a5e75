import type { Locator, Page } from '@playwright/test';
import { aProduct } from '#domain/products/a-product.ts';
import type { Product } from '#domain/products/product.ts';
import { expect, isHydrated } from './browser.ts';
import type { ShopClient } from './shop-client.ts';

export const HEIGHT = 900;

export const specialOffers = (page: Page): Locator =>
  page.getByRole('region', { name: 'OFERTAS ESPECIALES' });

export const related = (page: Page): Locator =>
  page.getByRole('region', { name: 'También te puede interesar' });

/** The carousel's buttons. */
export const controls = (carousel: Locator): Locator =>
  carousel.getByRole('button', { name: /anterior|siguiente|Pausar|Mostrar/ });

/** Replaces the shop's catalogue with these products. */
export async function stock(shop: ShopClient, changes: readonly Partial<Product>[]): Promise<Product[]> {
  for (const { id } of await shop.products()) await shop.deleteProduct(id);
  const products: Product[] = [];
  for (const [index, change] of changes.entries()) {
    products.push(await shop.addProduct(aProduct({ name: `Artículo ${index + 1}`, ...change })));
  }
  return products;
}

export const offers = (count: number): Partial<Product>[] =>
  Array.from({ length: count }, (_, index) => ({ name: `Oferta ${index + 1}`, isOffer: true }));

/**
 * Touches a slide, which makes the row a carousel at once. One that nobody touches becomes it after four seconds in sight,
 * as 'the offers turn by themselves' proves.
 */
export async function touchReady(carousel: Locator): Promise<void> {
  await touch(carousel);
  await expectReady(carousel);
}

export async function touch(carousel: Locator): Promise<void> {
  await isHydrated(carousel.page());
  await carousel.getByRole('group').first().dispatchEvent('pointerdown');
}

/** Scrolls to the row and waits until it has become a carousel. */
export async function expectReady(carousel: Locator): Promise<void> {
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel.locator('[data-ready]')).toBeVisible();
}

/** The labels 'n de m' of the fully visible slides, in order. */
export function slidesInSight(carousel: Locator): Promise<string[]> {
  return carousel.getByRole('group').evaluateAll((slides) =>
    slides
      .map((slide) => ({
        label: slide.ariaLabel ?? '',
        box: slide.getBoundingClientRect(),
        frame: slide.closest('.carousel-viewport')?.getBoundingClientRect(),
      }))
      .filter(({ box, frame }) => frame && box.left >= frame.left - 1 && box.right <= frame.right + 1)
      .sort((one, other) => one.box.left - other.box.left)
      .map(({ label }) => label),
  );
}

/** Waits until this slide stands at the start. */
export async function expectAt(carousel: Locator, slide: number): Promise<void> {
  await expect(carousel.locator('[aria-current]')).toHaveAccessibleName(new RegExp(`^Mostrar ${slide} de `));
}

/** Checks whether the carousel turns by itself; its live region is silent while it does. */
export async function expectTurning(carousel: Locator, isTurning: boolean): Promise<void> {
  await expect(carousel.locator('[aria-live]')).toHaveAttribute('aria-live', isTurning ? 'off' : 'polite');
}

/** Stops the page's clock a moment ahead; from then on the test moves it. */
export async function stopClock(page: Page, aheadMs = 1000): Promise<void> {
  // A try that comes too late has stopped the clock all the same, so the next one is in time.
  await expect(async () => {
    const now = await page.evaluate(() => Date.now());
    await page.clock.pauseAt(now + aheadMs);
  }).toPass();
}

/** Presses pause and play, then moves the mouse away, so that the first interval begins now. */
export async function beginInterval(page: Page, carousel: Locator): Promise<void> {
  await carousel.getByRole('button', { name: /^Pausar/ }).click();
  await expectTurning(carousel, false);
  await resumeByMouse(page, carousel);
}

export async function resumeByMouse(page: Page, carousel: Locator): Promise<void> {
  await carousel.getByRole('button', { name: /^Reanudar/ }).click();
  await page.mouse.move(2, 300);
  await expectTurning(carousel, true);
}
