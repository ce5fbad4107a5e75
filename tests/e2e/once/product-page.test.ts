import type { Page } from '@playwright/test';
import { COLOURS } from '#domain/catalogue/colours.ts';
import { pesos } from '#domain/money/centavos.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { expect, test } from '#tests/support/browser.ts';
import { addProductsOf, cards, demoPhotos } from '#tests/support/catalogue-page.ts';

const TRICKY = `Aguja "90/14" <b>'fina'</b> </script><script>document.title='roto'</script> & Cía.`;

test('SEO-001 SEO-002 SEO-003 SEO-004 SEO-G02 structured data is well formed whatever the name', async ({
  page,
  shop,
  baseURL,
}) => {
  const [photo = ''] = await demoPhotos(shop, 1);
  const product = await shop.addProduct(
    aThread({
      name: TRICKY,
      description: TRICKY,
      brand: TRICKY,
      price: pesos(1234.5),
      photos: [photo],
      code: 'SEO-1',
    }),
  );
  await page.goto(`/moreInfo/${product.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TRICKY);
  const url = `${baseURL}/moreInfo/${product.id}`;
  const { offers, ...data } = await structuredData(page);
  expect(data).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: TRICKY,
    description: TRICKY.replaceAll('/', ' '),
    brand: { '@type': 'Brand', name: TRICKY },
    image: [`${baseURL}${photo.replace('/images/', '/images/800/')}`],
    sku: 'SEO-1',
    url,
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.8, reviewCount: 100 },
  });
  expect(offers).toMatchObject({ '@type': 'Offer', priceCurrency: 'ARS', price: '1234.50', url });
  const inAYear = new Date();
  inAYear.setUTCFullYear(inAYear.getUTCFullYear() + 1);
  expect(offers?.priceValidUntil).toBe(inAYear.toISOString().slice(0, 10));
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', url);
});

test('SEO-001 SEO-G01 a product without price has no offer; its rating stays', async ({ page, shop }) => {
  const [product] = await addProductsOf(shop, 'Sinprecio', [{ price: null }]);
  await page.goto(`/moreInfo/${product?.id}`);
  const data = await structuredData(page);
  expect(data.offers).toBeUndefined();
  expect(data.aggregateRating).toBeDefined();
});

test('DETAIL-025 DETAIL-026 DETAIL-G10 NAV-004 a machine is asked about by chat', async ({
  page,
  shop,
  baseURL,
}) => {
  const machine = { section: 'Maquina', subsection: 'Familiar', type: 'Overlock' } as const;
  const [full, bare] = await addProductsOf(shop, 'Chateadora', [
    { ...machine, name: 'Recta & "fina"', code: 'CH#1', price: pesos(150_000) },
    { ...machine, price: null },
  ]);
  for (const { product, asked } of [
    { product: full, asked: 'Chateadora Recta & "fina" (código CH#1), $\u00a0150.000,00' },
    { product: bare, asked: 'Chateadora Chateadora 2' },
  ]) {
    await page.goto(`/moreInfo/${product?.id}`);
    await expect(page.getByRole('main')).toContainText('Máquina / Familiar');
    const href = await page.getByRole('link', { name: 'CONSULTAR POR WHATSAPP' }).getAttribute('href');
    const chat = new URL(href ?? '');
    expect(chat.origin + chat.pathname).toBe('https://wa.me/5493496401923');
    const text = `Hola, quisiera consultar por ${asked}: ${baseURL}/moreInfo/${product?.id}`;
    expect(chat.searchParams.get('text')).toBe(text);
  }
});

test('DETAIL-G06 DETAIL-014 a product of 48 colours has a stepper and a swatch for each', async ({
  page,
  shop,
}) => {
  const product = await shop.addProduct(aThread({ colours: COLOURS.map(({ name }) => name), photos: [] }));
  await page.goto(`/moreInfo/${product.id}`);
  await expect(page.getByLabel(/^Cantidad /)).toHaveCount(48);
  const places = await page
    .locator('.colour-swatch')
    .evaluateAll((swatches) => swatches.map((swatch) => getComputedStyle(swatch).backgroundPosition));
  expect(new Set(places).size).toBe(48);
  await page.getByLabel('Cantidad Verde flúor').fill('2');
  await expect(page.getByRole('status').filter({ hasText: 'Subtotal' })).toContainText('2 unidades');
});

test.describe('an id that nothing answers to', () => {
  test.use({ expectedFailures: [404] });

  test('DETAIL-002 DETAIL-003 says Cargando... while it asks once more, then offers others', async ({
    page,
  }) => {
    const answer = await page.request.get('/moreInfo/nada');
    expect(answer.status()).toBe(404);
    const html = await answer.text();
    expect(html).toContain('Cargando...');
    expect(html).toContain('noindex');
    await page.goto('/moreInfo/nada');
    await expect(page.getByRole('heading', { name: 'No encontramos este producto' })).toBeVisible();
    await expect(page.getByText('Cargando...')).toHaveCount(0);
    await expect(cards(page).first()).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Ir al inicio' }).click();
    await expect(page).toHaveURL(/\/(\?.*)?$/);
  });
});

type StructuredData = {
  readonly offers?: { readonly priceValidUntil: string };
  readonly aggregateRating?: object;
};

/** The test says what is in it. */
async function structuredData(page: Page): Promise<StructuredData> {
  const scripts = page.locator('script[type="application/ld+json"]');
  await expect(scripts).toHaveCount(2);
  const [product = ''] = (await scripts.allTextContents()).filter((text) => text.includes('"Product"'));
  return JSON.parse(product) as StructuredData;
}
