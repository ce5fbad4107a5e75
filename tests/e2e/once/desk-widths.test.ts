import { DESK_PAGES, type DeskPage, deskPath, deskPattern } from '#domain/addresses/desk-path.ts';
import { centavos, pesos } from '#domain/money/centavos.ts';
import { validDayAfter } from '#domain/quotes/quote-validity.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import {
  expectFitting,
  expectFittingLargeText,
  expectUncut,
  LONG_NAME,
} from '#tests/support/fitting-pages.ts';
import { orderThroughApi } from '#tests/support/order-through-api.ts';
import { testOnOwnShop } from '#tests/support/own-shop.ts';
import { A_QUOTE, aQuoteLine } from '#tests/support/quote-desk.ts';

/** Counts of products have three digits. */
const test = testOnOwnShop({ DEMO: '1', DEMO_PRODUCTS: '120' });

// The test moves the texts of a painted page.
test.use({ mayShift: true });

const DESK_WIDTHS = [360, 450, 768, 1024, 1180, 1280];

/** On paper there are other widths. */
const PAPERS: readonly string[] = ['printedOrder', 'printedOrders', 'pickList'] satisfies DeskPage[];

test('every page of the dashboard, of an order or of a quote is no wider than its window, from a narrow phone on, at 200% text, and cuts off no text that is set wide [DASH-G01]', async ({
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
