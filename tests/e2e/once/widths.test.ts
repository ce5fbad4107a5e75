import type { CDPSession, Page } from '@playwright/test';
import { centavos, pesos } from '#domain/money/centavos.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect, test } from '#tests/support/browser.ts';
import { clippedTexts, spaceText } from '#tests/support/clipped-texts.ts';
import { setScreen, wrongChoices } from '#tests/support/photo-choice.ts';
import { leaveCart } from '#tests/support/stored-cart.ts';

const WIDTHS = [320, 360, 768, 1024, 1280, 1500, 1736, 1920, 2560];
const SCREENS = [
  ...[360, 390, 768, 1024, 1280, 1500, 1920].flatMap((width) => [1, 2, 2.6].map((dppx) => ({ width, dppx }))),
  ...[360, 393, 430].flatMap((width) => [2.75, 3, 3.5].map((dppx) => ({ width, dppx }))),
];
const PAGES = [
  '/?seed=1',
  '/cart',
  '/cart?paso=contacto',
  '/calculadora',
  '/contact',
  '/aboutUs',
  '/howToBuy',
  '/FAQ',
  '/login',
  '/categoria/merceria/hilos',
  '/filtros',
  '/lista',
  '/comparar',
  '/favoritos',
  '/misPedidos',
  '/arrepentimiento',
  '/sin-conexion',
  '/terminos',
];

/** Looked at with a wide fallback font too. */
const FONT_PAGES = ['/?seed=1', '/howToBuy', '/FAQ'];

const LONG_NAME = 'Hilo de coser de poliéster de alta tenacidad para cuero y lona';

const DESK_WIDTHS = [360, 450, 768, 1024, 1180, 1280];
const DESK_PAGES = [
  '',
  '/pedidos',
  '/pedidos/nuevo',
  '/productos',
  '/nuevo',
  '/calculadora',
  '/contacto',
  '/importar',
  '/importar/fotos',
  '/precios?subseccion=Hilos&valor=12%2C5',
  '/precios/programados',
  '/precios/historial',
  '/etiquetas',
  '/registro',
  '/cuenta',
];

test.describe('every page', () => {
  // The tests move the texts of a painted page.
  test.use({ mayShift: true });

  test('is no wider than its window, from a narrow phone to a wall, at 200% zoom or with text twice as large, cuts off no text that is set wide, and has photos as wide as their places [ROUTE-G03 DATA-005]', async ({
    page,
    shop,
  }) => {
    const [colourful] = (await shop.products()).filter(
      ({ colours, photos, isHidden }) => colours.length > 3 && photos.length > 1 && !isHidden,
    );
    const colourfulPath = `/moreInfo/${colourful?.id}`;
    const cdp = await page.context().newCDPSession(page);
    const thread = await shop.addProduct(aPlainThread({ name: LONG_NAME, isOffer: true }));
    await page.goto('/cart');
    await expectFitting(page, cdp, { path: 'an empty cart', widths: WIDTHS });
    await leaveCart(page, [{ product: thread, quantities: { Rojo: 12 } }]);
    // A window of 1440 px at 200% is one of 720 px, which lies between two of these.
    for (const path of [...PAGES, `/?q=${thread.code}`, `/moreInfo/${thread.id}`, colourfulPath]) {
      await page.goto(path);
      await expectFitting(page, cdp, { path, widths: WIDTHS });
      await expectFittingLargeText(page, cdp, path);
      if (FONT_PAGES.includes(path)) await expectFittingInWideFont(page, cdp, path);
      if (['/?seed=1', colourfulPath].includes(path)) await expectFittingPhotos(page, cdp);
      await expectUncut(page, cdp, path);
    }
  });

  test('of the dashboard, or of an order, is no wider than its window, from a narrow phone on, at 200% text, and cuts off no text that is set wide [DASH-G01]', async ({
    page,
    shop,
  }) => {
    await beAdministrator(page);
    const cdp = await page.context().newCDPSession(page);
    const product = await shop.addProduct(
      aPlainThread({ name: LONG_NAME, price: pesos(99_999), bulkOffer: null }),
    );
    await shop.addProduct(aPlainThread({ price: centavos(9_876_543_210), bulkOffer: null }));
    const data = anOrderRequest([{ product, quantities: { Rojo: 9999 } }]);
    const ordered = await page.request.post('/api/orders', { data });
    expect(ordered.status()).toBe(201);
    const { link } = await ordered.json();
    for (const path of [...DESK_PAGES.map((desk) => `/hilvanDash${desk}`), new URL(link).pathname]) {
      await page.goto(path);
      await expectFitting(page, cdp, { path, widths: DESK_WIDTHS });
      await expectFittingLargeText(page, cdp, path);
      await expectUncut(page, cdp, path);
    }
  });
});

async function expectFitting(
  page: Page,
  cdp: CDPSession,
  { path, widths }: { path: string; widths: readonly number[] },
): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const width of widths) {
    await setScreen(cdp, { width, dppx: 1 });
    expect(await fitOf(page), `${path} at ${width}`).toEqual({ width, overflow: 0, hasHeading: true });
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
    await expectFitting(page, cdp, { path: large, widths: [width] });
    expect(await clippedTexts(page), `${large} at ${width}`).toEqual([]);
  }
  await setSizes(16);
  await expect.poll(() => fontSizeOf(page)).toBe('16px');
}

function fontSizeOf(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
}

async function expectFittingInWideFont(page: Page, cdp: CDPSession, path: string): Promise<void> {
  const setFonts = (fonts: { sans: string; display: string }) =>
    page.evaluate(({ sans, display }) => {
      document.documentElement.style.setProperty('--font-sans', sans);
      document.documentElement.style.setProperty('--font-display', display);
    }, fonts);
  await setFonts({ sans: 'DejaVu Sans', display: 'DejaVu Serif' });
  await expectFitting(page, cdp, { path: `${path} in a wide font`, widths: [320] });
  await setFonts({ sans: '', display: '' });
}

/** Every photo is at least as wide as its place, and at most one step wider. */
async function expectFittingPhotos(page: Page, cdp: CDPSession): Promise<void> {
  const wrong: string[] = [];
  for (const screen of SCREENS) {
    await setScreen(cdp, screen);
    wrong.push(...(await wrongChoices(page, screen)));
  }
  expect(wrong).toEqual([]);
}

/** With lines, words and letters as far apart as people may set them. */
async function expectUncut(page: Page, cdp: CDPSession, path: string): Promise<void> {
  await spaceText(page);
  for (const width of [390, 1440]) {
    await expectFitting(page, cdp, { path: `${path} with text set wide`, widths: [width] });
    expect(await clippedTexts(page), `${path} at ${width}`).toEqual([]);
  }
}
