import type { Page } from '@playwright/test';
import { expect } from '#tests/support/browser.ts';
import { testOnOwnShop } from '#tests/support/own-shop.ts';
import { type PageInPieces, pageInPieces } from '#tests/support/page-in-pieces.ts';
import type { ShopClient } from '#tests/support/shop-client.ts';

/** Its rows hold what the demo has: a product without some line would let a later one of its row move it. */
const test = testOnOwnShop({ DEMO: '1', DEMO_PRODUCTS: '60' });

/** A slow line brings a page in pieces, after each of which the browser may paint. */
const PIECES = 24;

type Screen = {
  readonly on: string;
  readonly viewport: { readonly width: number; readonly height: number };
  /** The part of the page before which the first piece ends. */
  readonly first: string;
  /** Where a row's cards stand on its lower edge, one that came in two parts would grow upwards. */
  readonly hasWholeCards: boolean;
  /** Pages whose parts stand otherwise than they come, at this width alone. */
  readonly ownPaths: readonly string[];
};

const SCREENS: readonly Screen[] = [
  {
    on: 'a phone',
    viewport: { width: 390, height: 844 },
    first: 'class="shop-header"',
    hasWholeCards: false,
    ownPaths: [],
  },
  // Its header's places share one line, so each makes room for the next; the first packet has them all.
  {
    on: 'a wide screen',
    viewport: { width: 1440, height: 900 },
    first: '<main',
    hasWholeCards: true,
    ownPaths: ['/contact', '/comparar'],
  },
];

/**
 * Tags before which a piece ends too. Of the front's search half is there, and none of what follows it. Of a product, others
 * stand before them in the page and below them on it, and a button that has not ended has no last child yet, so its name must
 * not look otherwise until then.
 */
const ENDS: readonly RegExp[] = [
  /(?<=class="search-form".*?)<button/s,
  /<[^<]+class="gallery-main"/,
  /<[^<]+class="product-info"/,
  /(?<=class="swatch-grid".*?)<\/button>/s,
];

/** An icon moves to the middle of its line when its text comes, in px. */
const ALLOWED = 8;

for (const screen of SCREENS) {
  test(`what stands on ${screen.on} stays in its place while the rest of the page arrives`, async ({
    page,
    server,
    shop,
  }) => {
    await page.setViewportSize(screen.viewport);
    const paths = [
      '/?seed=7',
      '/?seed=7&subsection=Agujas',
      await pathOfAProduct(shop),
      '/calculadora',
      ...screen.ownPaths,
    ];
    const way = await pageInPieces(server.url);
    try {
      // Its fonts, which move a text when they come, are at hand from here on.
      await page.goto(`${way.origin}/aboutUs`, { waitUntil: 'networkidle' });
      for (const path of paths)
        expect(await movedWhileArriving(page, { way, path, screen }), path).toEqual([]);
    } finally {
      way.close();
    }
  });
}

/** One with more colours and photos than a narrow window shows at once. */
async function pathOfAProduct(shop: ShopClient): Promise<string> {
  const product = (await shop.products()).find(
    ({ colours, photos, isHidden }) => colours.length >= 8 && photos.length > 1 && !isHidden,
  );
  return `/moreInfo/${product?.id}`;
}

/** A line for each text or picture that one of the page's pieces moves. */
async function movedWhileArriving(
  page: Page,
  { way, path, screen }: { way: PageInPieces; path: string; screen: Screen },
): Promise<string[]> {
  const html = await (await page.request.get(way.origin + path)).text();
  const lengths = lengthsOfPieces(html, screen);
  const elements = await page.evaluate(elementsOfPieces, { html, lengths });
  const moved: string[] = [];
  let before: Place[] = [];
  way.take(path);
  await page.goto(way.origin + path, { waitUntil: 'commit' });
  for (const [piece, length] of lengths.entries()) {
    way.send(html.slice(lengths[piece - 1] ?? 0, length));
    await page.waitForFunction(
      (awaited) => document.body?.querySelectorAll('*').length === awaited,
      elements[piece],
    );
    await page.evaluate(() => document.fonts.ready);
    const places = await page.evaluate(placesInSight);
    moved.push(...before.flatMap((was) => moveOf(was, places)));
    before = places;
  }
  way.send(html.slice(lengths.at(-1)));
  way.end();
  await page.waitForLoadState('networkidle');
  return moved;
}

/** How much of the page has come after each piece, from the first part to the footer. Each piece ends before a tag. */
function lengthsOfPieces(html: string, { first, hasWholeCards }: Screen): number[] {
  const [begin, end] = [html.indexOf(first), html.indexOf('<footer')];
  const even = Array.from({ length: PIECES }, (_, piece) =>
    html.indexOf('<', begin + ((end - begin) * piece) / (PIECES - 1)),
  );
  const chosen = ENDS.map((tag) => html.search(tag)).filter((at) => at > begin);
  const ends = [...even, ...chosen].map((at) => (hasWholeCards ? (cardAround(html, at) ?? at) : at));
  return [...new Set(ends)].toSorted((one, other) => one - other);
}

/** Where the card begins of which a piece would have a part; `null` between cards. */
function cardAround(html: string, at: number): number | null {
  const card = html.lastIndexOf('<article', at);
  return card >= 0 && at < html.indexOf('</article>', card) ? card : null;
}

/** Runs in a page. How many elements the body has after each piece. */
function elementsOfPieces({ html, lengths }: { html: string; lengths: readonly number[] }): number[] {
  return lengths.map((length) => {
    const parsed = new DOMParser().parseFromString(html.slice(0, length), 'text/html');
    // What only browsers without scripts see is no elements here.
    return parsed.body.querySelectorAll(':not(noscript *)').length;
  });
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
    const isVisible = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const isInSight =
      top < innerHeight && bottom > 0 && left < innerWidth && right > 0 && width > 1 && isVisible;
    if (!isContent || !isInSight) return [];
    const what = `${element.outerHTML.slice(0, 100)} in ${element.parentElement?.className}`;
    return [{ index, what, left: Math.round(left), top: Math.round(top) }];
  });
}
