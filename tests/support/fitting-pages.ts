import type { CDPSession, Page } from '@playwright/test';
import { expect } from './browser.ts';
import { clippedTexts, spaceText } from './clipped-texts.ts';
import { spilledTexts } from './spilled-texts.ts';

/** A product's name that takes several lines. */
export const LONG_NAME = 'Hilo de coser de poliéster de alta tenacidad para cuero y lona';

/** The page is as wide as its window, and no text leaves its button. @param widths in px */
export async function expectFitting(
  page: Page,
  { path, widths }: { path: string; widths: readonly number[] },
): Promise<void> {
  // What an area of 'Mi tienda' shows beside its fields has a heading of its own, which nobody can reach.
  await expect(page.locator('h1:not([inert] *)')).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await fitOf(page), `${path} at ${width}`).toEqual({ width, overflow: 0, hasHeading: true });
    expect(await spilledTexts(page), `${path} at ${width}`).toEqual([]);
  }
}

/** Asks once the page has answered to its new width. */
function fitOf(page: Page) {
  return page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const { scrollWidth, clientWidth } = document.documentElement;
    const hasHeading = [...document.querySelectorAll('h1')].some((heading) => heading.checkVisibility());
    return { width: window.innerWidth, overflow: scrollWidth - clientWidth, hasHeading };
  });
}

/** With the browser's own font size at 200 %, text grows and stays whole (WCAG 1.4.4). */
export async function expectFittingLargeText(page: Page, cdp: CDPSession, path: string): Promise<void> {
  const setSizes = (standard: number) =>
    cdp.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
  await setSizes(32);
  await expect.poll(() => fontSizeOf(page)).toBe('32px');
  const large = `${path} with text at 200%`;
  for (const width of [390, 1280]) {
    await expectFitting(page, { path: large, widths: [width] });
    expect(await clippedTexts(page), `${large} at ${width}`).toEqual([]);
  }
  await setSizes(16);
  await expect.poll(() => fontSizeOf(page)).toBe('16px');
}

function fontSizeOf(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
}

/** With lines, words and letters as far apart as people may set them. */
export async function expectUncut(page: Page, path: string): Promise<void> {
  await spaceText(page);
  for (const width of [390, 1440]) {
    await expectFitting(page, { path: `${path} with text set wide`, widths: [width] });
    expect(await clippedTexts(page), `${path} at ${width}`).toEqual([]);
  }
}
