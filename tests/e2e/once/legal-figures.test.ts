import type { Locator, Page } from '@playwright/test';
import { pesos } from '#domain/money/centavos.ts';
import { validDayAfter } from '#domain/quotes/quote-validity.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect, plain, test } from '#tests/support/browser.ts';
import { orderThroughApi } from '#tests/support/order-through-api.ts';
import { A_QUOTE } from '#tests/support/quote-desk.ts';
import { leaveCart } from '#tests/support/stored-cart.ts';

const LEGEND = 'PRECIO SIN IMPUESTOS NACIONALES: ';

/** Each net price that a part of a page says, in order. */
async function netPrices(part: Locator): Promise<string[]> {
  const said = part.locator('.net-price');
  await expect(said.first()).toBeVisible();
  // To the letter in the page, whatever case a style sheet draws it in.
  const texts = await said.allTextContents();
  return texts.map((text) => plain(text).replace(LEGEND, ''));
}

async function plansIn(page: Page): Promise<string[]> {
  const rows = await page
    .getByRole('table', { name: /Precio de contado/ })
    .getByRole('row')
    .allInnerTexts();
  return rows.slice(1).map((row) => plain(row).replace(/\s+/g, ' '));
}

test('each legal figure is the same number wherever it stands [LAW-001 LAW-002 LAW-005 STORE-005]', async ({
  page,
  shop,
  server,
}) => {
  // The feed leaves out products without photos.
  const photos = (await shop.products()).find((demo) => demo.photos.length > 0)?.photos ?? [];
  const product = await shop.addProduct(
    aPlainThread({
      name: 'Puntilla de muestra',
      photos,
      price: pesos(4850),
      bulkOffer: null,
      vat: '10.5',
      unitAmount: '2.5',
      unitMeasure: 'm',
    }),
  );
  const other = await shop.addProduct(
    aPlainThread({ name: 'Otra muestra', price: pesos(1000), bulkOffer: null }),
  );
  const net = '$ 4.389,14';
  const both = '$ 5.215,59';

  await page.goto('/?q=Puntilla+de+muestra');
  const card = page.locator('.product-grid article').first();
  expect(await netPrices(card)).toEqual([net]);
  await expect(card.getByText('$ 1.940,00 por metro')).toBeVisible();

  await page.goto(`/moreInfo/${product.id}`);
  expect(await netPrices(page.locator('.product-info'))).toEqual([net]);
  await expect(page.locator('.product-info').getByText('$ 1.940,00 por metro')).toBeVisible();
  await page.locator('summary', { hasText: /3 cuotas de \$\s1\.916 · CFTEA\s181,25\s% ver planes/ }).click();
  const plans = [
    '3 cuotas de $ 1.916 $ 5.748 181,25 %',
    '6 cuotas de $ 1.051 $ 6.306 153,47 %',
    '12 cuotas de $ 889 $ 10.668 426,70 %',
  ];
  expect(await plansIn(page)).toEqual(plans);

  await page.goto(`/comparar?productos=${product.id},${other.id}`);
  const compared = page.getByRole('region', { name: 'Comparación' });
  expect(await netPrices(compared)).toEqual([net, '$ 826,45']);
  await expect(compared.getByText('$ 1.940,00 por metro')).toBeVisible();
  await expect(compared).toContainText(/\$\s1\.916\s*Total \$\s5\.748\s*CFTEA 181,25\s%/);

  await leaveCart(page, [
    { product, quantities: { Rojo: 1 } },
    { product: other, quantities: { Rojo: 1 } },
  ]);
  await page.goto('/');
  await page.getByRole('button', { name: /^Carrito/ }).click();
  expect(await netPrices(page.getByRole('dialog', { name: 'Tu carrito' }))).toEqual([net, '$ 826,45', both]);
  await page.goto('/cart');
  expect(await netPrices(page.getByRole('main'))).toEqual([net, '$ 826,45', both]);

  const { _id } = await orderThroughApi(server.url, {
    lines: [
      { product, quantities: { Rojo: 1 } },
      { product: other, quantities: { Rojo: 1 } },
    ],
  });
  const line = { quantity: { Rojo: 1 }, unitPrice: null, discountPercent: '0', note: '' };
  const { link } = await shop.sendQuote(_id, {
    ...A_QUOTE,
    lines: [{ ...line, _id: product.id }],
    validUntil: validDayAfter(Date.now(), 7),
  });
  await page.goto(link);
  expect(await netPrices(page.getByRole('main'))).toEqual([net, net]);
  expect(await plansIn(page)).toEqual(plans);

  await page.addInitScript(() => {
    window.print = () => {};
  });
  await beAdministrator(page);
  await page.goto(`/hilvanDash/pedidos/${_id}/imprimir`);
  expect(await netPrices(page.getByRole('main'))).toEqual([both]);

  const feed = await (await page.request.get('/feeds/google-merchant.xml')).text();
  const item = feed.split('<item>').find((text) => text.includes(product.id)) ?? '';
  expect(item).toContain('<g:price>4850.00 ARS</g:price>');
  expect(item).toContain('<g:unit_pricing_measure>2.5m</g:unit_pricing_measure>');
  expect(item).toContain('<g:unit_pricing_base_measure>1m</g:unit_pricing_base_measure>');

  await shop.changeStore('taxes', { condition: 'monotributo' });
  await page.goto(`/moreInfo/${product.id}`);
  await expect(page.getByText('por unidad', { exact: true })).toBeVisible();
  await expect(page.locator('.net-price')).toHaveCount(0);
  await shop.changeStore('taxes', { condition: 'responsable-inscripto' });
});
