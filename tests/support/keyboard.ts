import type { Locator, Page } from '@playwright/test';
import { expect } from './browser.ts';

const MAX_STOPS = 60;

/** Presses Tab until the target has the focus; every stop on the way must be visible. */
export async function tabTo(page: Page, target: Locator, { key = 'Tab' } = {}): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press(key);
    // Sliding and scrolling elements arrive a moment later.
    await expect.poll(() => unseenFocus(page)).toBeNull();
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${MAX_STOPS} stops did not lead to ${target}`);
}

/** The focused element if its focus ring is missing or covered, else `null`; the document itself does not count. */
function unseenFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const stop = document.activeElement;
    if (stop === null || stop === document.body) return null;
    const { outlineStyle, outlineWidth } = getComputedStyle(stop);
    const { left, top, width, height } = stop.getBoundingClientRect();
    const middle = document.elementFromPoint(left + width / 2, top + height / 2);
    const isOnTop = middle !== null && (stop.contains(middle) || middle.contains(stop));
    const hasRing = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    return isOnTop && hasRing ? null : stop.outerHTML.slice(0, 200);
  });
}

/** Resolves once a thing that was just picked up moves by arrows: the library listens for them after the next frame. */
export async function listensForArrows(page: Page): Promise<void> {
  await page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}
