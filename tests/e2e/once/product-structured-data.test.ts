import type { Page } from '@playwright/test';
import { productPath } from '#domain/addresses/product-path.ts';
import { pesos } from '#domain/money/centavos.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { expect, test } from '#tests/support/browser.ts';
import { demoPhotos } from '#tests/support/catalogue-page.ts';

const TRICKY = `Aguja "90/14" <b>'fina'</b> </script><script>document.title='roto'</script> & Cía.`;

test('structured data is well formed for any name [SEO-001 SEO-002 SEO-003 SEO-004 SEO-G02]', async ({
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
      colours: [],
      models: [],
    }),
  );
  await page.goto(`/moreInfo/${product.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TRICKY);
  const url = `${baseURL}${productPath(product)}`;
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
  // The day of the shop, three hours behind UTC.
  const inAYear = new Date(Date.now() - 3 * 3_600_000);
  inAYear.setUTCFullYear(inAYear.getUTCFullYear() + 1);
  expect(offers?.priceValidUntil).toBe(inAYear.toISOString().slice(0, 10));
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', url);
});

type StructuredData = { readonly offers?: { readonly priceValidUntil: string } };

/** The type is chosen by the test; `JSON.parse` checks nothing. */
async function structuredData(page: Page): Promise<StructuredData> {
  const scripts = page.locator('script[type="application/ld+json"]');
  await expect(scripts).toHaveCount(2);
  const [product = ''] = (await scripts.allTextContents()).filter((text) => text.includes('"Product"'));
  return JSON.parse(product) as StructuredData;
}
