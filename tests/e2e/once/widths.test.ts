import type { CDPSession, Page } from '@playwright/test';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { test } from '#tests/support/browser.ts';
import { colourfulProduct } from '#tests/support/catalogue-page.ts';
import {
  expectFitting,
  expectFittingLargeText,
  expectUncut,
  LONG_NAME,
} from '#tests/support/fitting-pages.ts';
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
});

/** A window of 1440 px at 200% is one of 720 px, which lies between two of these widths. */
async function expectWhole(page: Page, cdp: CDPSession, path: string): Promise<void> {
  await page.goto(path);
  await expectFitting(page, { path, widths: WIDTHS });
  await expectFittingLargeText(page, cdp, path);
  if (FONT_PAGES.includes(path)) await expectFittingInWideFont(page, path);
  await expectUncut(page, path);
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
