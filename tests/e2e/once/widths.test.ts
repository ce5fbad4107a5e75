import type { CDPSession, Page } from '@playwright/test';
import { DESK_PAGES, type DeskPage, deskPath, deskPattern } from '#domain/addresses/desk-path.ts';
import { centavos, pesos } from '#domain/money/centavos.ts';
import { validDayAfter } from '#domain/quotes/quote-validity.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect, test } from '#tests/support/browser.ts';
import { colourfulProduct } from '#tests/support/catalogue-page.ts';
import { clippedTexts, spaceText } from '#tests/support/clipped-texts.ts';
import { orderThroughApi } from '#tests/support/order-through-api.ts';
import { A_QUOTE, aQuoteLine } from '#tests/support/quote-desk.ts';
import { spilledTexts } from '#tests/support/spilled-texts.ts';
import { leaveCart } from '#tests/support/stored-cart.ts';

const WIDTHS = [320, 360, 768, 1024, 1280, 1500, 1736, 1920, 2560];
const PAGES = {
  'what is read': ['/aboutUs', '/howToBuy', '/FAQ', '/terminos', '/sin-conexion', '/calculadora'],
  'what is filled in': ['/contact', '/login', '/misPedidos', '/arrepentimiento'],
  'the catalogue': ['/?seed=1', '/categoria/merceria/hilos', '/?q=hilo de coser negro', '/filtros'],
};

/** With something in the cart. */
const CART_PAGES = ['/cart', '/cart?paso=contacto', '/lista', '/comparar', '/favoritos'];

/** Looked at with a wide fallback font too. */
const FONT_PAGES = ['/?seed=1', '/howToBuy', '/FAQ'];

const LONG_NAME = 'Hilo de coser de poliéster de alta tenacidad para cuero y lona';

const DESK_WIDTHS = [360, 450, 768, 1024, 1180, 1280];
/** On paper there are other widths. */
const PAPERS: readonly string[] = ['printedOrder', 'printedOrders', 'pickList'] satisfies DeskPage[];

test.describe('every page', () => {
  // The tests move the texts of a painted page.
  test.use({ mayShift: true });

  for (const [what, paths] of Object.entries(PAGES)) {
    test(`of ${what} is no wider than its window, from a narrow phone to a wall, at 200% zoom or with text twice as large, and cuts off no text that is set wide [ROUTE-G03]`, async ({
      page,
    }) => {
      const cdp = await page.context().newCDPSession(page);
      for (const path of paths) await expectWhole(page, cdp, path);
    });
  }

  test('of a product, or of a cart, is no wider than its window, from a narrow phone to a wall, at 200% zoom or with text twice as large, and cuts off no text that is set wide [ROUTE-G03]', async ({
    page,
    shop,
  }) => {
    const cdp = await page.context().newCDPSession(page);
    const thread = await shop.addProduct(aPlainThread({ name: LONG_NAME, isOffer: true }));
    const asked = await shop.addProduct(
      aPlainThread({
        name: 'Sin precio a la vista',
        code: 'ANCHOS',
        price: null,
        bulkOffer: null,
        isOffer: false,
      }),
    );
    await page.goto('/cart');
    await expectFitting(page, { path: 'an empty cart', widths: WIDTHS });
    await leaveCart(page, [{ product: thread, quantities: { Rojo: 12 } }]);
    const { id } = await colourfulProduct(shop);
    for (const path of [
      ...CART_PAGES,
      ...[thread, asked].map(({ code }) => `/?q=${code}`),
      `/moreInfo/${thread.id}`,
      `/moreInfo/${id}`,
    ])
      await expectWhole(page, cdp, path);
  });

  test('of the dashboard, of an order or of a quote is no wider than its window, from a narrow phone on, at 200% text, and cuts off no text that is set wide [DASH-G01]', async ({
    page,
    shop,
    server,
  }) => {
    await beAdministrator(page);
    const cdp = await page.context().newCDPSession(page);
    const product = await shop.addProduct(
      aPlainThread({ name: LONG_NAME, price: pesos(99_999), bulkOffer: null }),
    );
    await shop.addProduct(aPlainThread({ price: centavos(9_876_543_210), bulkOffer: null }));
    const { _id, link } = await orderThroughApi(server.url, {
      lines: [{ product, quantities: { Rojo: 9999 } }],
      // Nobody else's, whose first order would name them.
      customer: { phone: '3496 70-7171' },
    });
    const quote = await shop.sendQuote(_id, {
      ...A_QUOTE,
      validUntil: validDayAfter(Date.now(), 7),
      lines: [aQuoteLine(product, { Rojo: 9999 })],
    });
    const desk = Object.keys(DESK_PAGES).filter((name) => !PAPERS.includes(name)) as DeskPage[];
    for (const path of [
      // A customer is named by their first order.
      ...desk.map((name) => deskPattern(name).replace(':id', _id)),
      `${deskPath('prices')}?subseccion=Hilos&valor=12%2C5`,
      ...[link, quote.link].map((address) => new URL(address).pathname),
    ]) {
      await page.goto(path);
      await expectFitting(page, { path, widths: DESK_WIDTHS });
      await expectFittingLargeText(page, cdp, path);
      await expectUncut(page, path);
    }
  });
});

/** A window of 1440 px at 200% is one of 720 px, which lies between two of these widths. */
async function expectWhole(page: Page, cdp: CDPSession, path: string): Promise<void> {
  await page.goto(path);
  await expectFitting(page, { path, widths: WIDTHS });
  await expectFittingLargeText(page, cdp, path);
  if (FONT_PAGES.includes(path)) await expectFittingInWideFont(page, path);
  await expectUncut(page, path);
}

async function expectFitting(
  page: Page,
  { path, widths }: { path: string; widths: readonly number[] },
): Promise<void> {
  // What an area of 'Mi tienda' shows beside its fields has a heading of its own.
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
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
async function expectFittingLargeText(page: Page, cdp: CDPSession, path: string): Promise<void> {
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

async function expectFittingInWideFont(page: Page, path: string): Promise<void> {
  const setFonts = (fonts: { sans: string; display: string }) =>
    page.evaluate(({ sans, display }) => {
      document.documentElement.style.setProperty('--font-sans', sans);
      document.documentElement.style.setProperty('--font-display', display);
    }, fonts);
  await setFonts({ sans: 'DejaVu Sans', display: 'DejaVu Serif' });
  await expectFitting(page, { path: `${path} in a wide font`, widths: [320] });
  await setFonts({ sans: '', display: '' });
}

/** With lines, words and letters as far apart as people may set them. */
async function expectUncut(page: Page, path: string): Promise<void> {
  await spaceText(page);
  for (const width of [390, 1440]) {
    await expectFitting(page, { path: `${path} with text set wide`, widths: [width] });
    expect(await clippedTexts(page), `${path} at ${width}`).toEqual([]);
  }
}
