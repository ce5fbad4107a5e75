import type { Locator, Page } from '@playwright/test';
import { expect } from './browser.ts';
import { guardLeft } from './guard-left.ts';

export const popup = (page: Page): Locator => page.getByRole('dialog', { name: '¡OFERTAS RELÁMPAGO!' });
export const flash = (page: Page): Locator => popup(page).getByRole('region', { name: 'Ofertas relámpago' });
export const close = (page: Page): Locator => popup(page).getByRole('button', { name: 'Cerrar' });

export type Edge = 'top' | 'left' | 'right' | 'bottom';

/** Checks that no popup is open or opening: the cart can still be opened and closed. */
export async function expectFree(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Carrito' }).click();
  await expect(page.getByRole('dialog', { name: 'Tu carrito' })).toBeVisible();
  await expect(popup(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Cerrar' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await guardLeft(page);
}

/** The popup's code is fetched once the page is idle; leaving before that opens nothing. */
export async function openByLeaving(page: Page): Promise<void> {
  await expect(async () => {
    await leave(page, 'top');
    await expect(popup(page)).toBeVisible({ timeout: 500 });
  }).toPass();
}

/** From here on leaving opens the popup if anything does. */
export async function popupCodeArrived(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/assets\/exit-popup-/.test(name)),
  );
}

/** Moves the mouse over the page and out of the window through that edge. */
export async function leave(page: Page, edge: Edge): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const middle = { x: width / 2, y: height / 2 };
  const outside = {
    top: { ...middle, y: -5 },
    left: { ...middle, x: -5 },
    right: { ...middle, x: width + 5 },
    bottom: { ...middle, y: height + 5 },
  }[edge];
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.move(outside.x, outside.y);
}

export async function setChance(page: Page, chance: number): Promise<void> {
  await page.evaluate((chance) => {
    Math.random = () => chance;
  }, chance);
}

/** The cart's button reacts only once the page's scripts run. */
export async function expectHydrated(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Carrito' }).click();
  await expect(page.getByRole('dialog', { name: 'Tu carrito' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await guardLeft(page);
}
