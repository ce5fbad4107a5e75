import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser.ts';

/** A slow line brings a page in pieces, after each of which the browser may paint. */
const PIECES = 24;

/** An icon moves to the middle of its line when its text comes, in px. */
const ALLOWED = 8;

const SIZES = { 'a phone': { width: 390, height: 844 }, 'a computer': { width: 1440, height: 900 } };

for (const [device, viewport] of Object.entries(SIZES)) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('what stands on a page stays in its place while the rest of it arrives', async ({ page, shop }) => {
      const product = (await shop.products()).find(
        ({ colours, isHidden }) => colours.length >= 8 && !isHidden,
      );
      const paths = ['/?seed=7', '/?seed=7&subsection=Agujas', `/moreInfo/${product?.id}?`, '/calculadora?'];
      for (const path of paths) expect(await movedWhileArriving(page, path), path).toEqual([]);
    });
  });
}

/** A line for each text or picture that one of the page's pieces moves. */
async function movedWhileArriving(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text();
  const [begin, end] = [html.indexOf('class="shop-header"'), html.indexOf('<footer')];
  const lengths = Array.from({ length: PIECES }, (_, piece) =>
    html.indexOf('<', begin + ((end - begin) * piece) / (PIECES - 1)),
  );
  const moved: string[] = [];
  let before: Place[] = [];
  for (const length of lengths) {
    const contentType = 'text/html; charset=utf-8';
    const url = `${path}&piece=${length}`;
    await page.route(url, (route) => route.fulfill({ contentType, body: html.slice(0, length) }));
    await page.goto(url);
    await page.evaluate(() => document.fonts.ready);
    const places = await page.evaluate(placesInSight);
    moved.push(...before.flatMap((was) => moveOf(was, places)));
    before = places;
  }
  return moved;
}

type Place = { readonly index: number; readonly what: string; readonly left: number; readonly top: number };

function moveOf({ index, what, left, top }: Place, places: readonly Place[]): string[] {
  const now = places.find((place) => place.index === index);
  const isSame =
    now !== undefined && Math.abs(now.left - left) <= ALLOWED && Math.abs(now.top - top) <= ALLOWED;
  return isSame ? [] : [`${what}: ${left},${top} > ${now ? `${now.left},${now.top}` : 'out of sight'}`];
}

/** Runs in the page, so it can't use this module's names. Elements with a text of their own, and pictures. */
function placesInSight(): Place[] {
  return [...document.body.querySelectorAll('*')].flatMap((element, index) => {
    const isContent =
      element.matches('img, svg, input') ||
      [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
    const { left, top, right, bottom, width } = element.getBoundingClientRect();
    const isVisible = element.checkVisibility({ visibilityProperty: true });
    const isInSight =
      top < innerHeight && bottom > 0 && left < innerWidth && right > 0 && width > 1 && isVisible;
    if (!isContent || !isInSight) return [];
    const what = `${element.outerHTML.slice(0, 100)} in ${element.parentElement?.className}`;
    return [{ index, what, left: Math.round(left), top: Math.round(top) }];
  });
}
