import { expect, test } from 'vitest';
import { pesos } from '#domain/money/centavos.ts';
import { BLANK_PRODUCT } from '#domain/products/blank-product.ts';
import type { Product } from '#domain/products/product.ts';
import { structuredData } from './structured-data.ts';

const product: Product = {
  ...BLANK_PRODUCT,
  id: 'abc',
  subsection: 'Hilos',
  type: 'Algodón',
  brand: 'Costurina',
  name: 'Hilo "fino" </script>',
  summary: 'Para coser',
  description: 'Hilo de fibra larga./Resiste el lavado.',
  photos: ['/images/hilo.webp'],
  price: pesos(4_850.5),
  code: '10482',
};
const publicUrl = 'https://shop.test';
const input = {
  product,
  url: `${publicUrl}/moreInfo/abc`,
  publicUrl,
  rating: { value: 4.8, reviews: 100 },
  priceEnd: null,
  now: Date.UTC(2026, 10, 20),
};

test('a product is described with price, rating and a year of validity [SEO-001 SEO-002 SEO-003]', () => {
  expect(structuredData(input)).toMatchObject({
    '@type': 'Product',
    name: product.name,
    sku: '10482',
    image: ['https://shop.test/images/800/hilo.webp'],
    offers: {
      priceCurrency: 'ARS',
      price: '4850.50',
      priceValidUntil: '2027-11-20',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
      url: 'https://shop.test/moreInfo/abc',
    },
    aggregateRating: { ratingValue: 4.8, reviewCount: 100 },
  });
});

test('a price that goes back is valid until then [STUDIO-009]', () => {
  const end = '2026-11-30T20:30:00-03:00';
  expect(structuredData({ ...input, priceEnd: end })).toHaveProperty('offers.priceValidUntil', end);
});

test('a shop can switch the rating off [SEO-002]', () => {
  expect(structuredData({ ...input, rating: null })).not.toHaveProperty('aggregateRating');
});

test('a product without a price has no offer; its rating stays [SEO-001 SEO-G01]', () => {
  const described = structuredData({ ...input, product: { ...product, price: null } });
  expect(described).not.toHaveProperty('offers');
  expect(described).toHaveProperty('aggregateRating');
});

test('a photo with a text of its own is described by it [SEO-001]', () => {
  const photos = ['/images/hilo.webp', 'https://fotos.example/b.jpg'];
  const data = structuredData({ ...input, product: { ...product, photos, altTexts: ['', 'La etiqueta'] } });
  expect(data).toHaveProperty('image', [
    'https://shop.test/images/800/hilo.webp',
    { '@type': 'ImageObject', contentUrl: 'https://fotos.example/b.jpg', caption: 'La etiqueta' },
  ]);
});

test('missing fields are left out [SEO-G01]', () => {
  const bare = { ...product, brand: '', summary: '', description: '', photos: [], code: null };
  const data = structuredData({ ...input, product: bare });
  for (const field of ['brand', 'description', 'image', 'sku']) expect(data).not.toHaveProperty(field);
});

test.each([
  [{ isSoldOut: true }, 'OutOfStock'],
  [{ models: ['Fino', 'Grueso'], soldOutVariants: ['Grueso', 'Fino'] }, 'OutOfStock'],
  [{ models: ['Fino', 'Grueso'], soldOutVariants: ['Grueso'] }, 'InStock'],
])('with %j the offer is %s [BUY-006]', (changes, availability) => {
  const data = structuredData({ ...input, product: { ...product, ...changes } });
  expect(data).toHaveProperty('offers.availability', `https://schema.org/${availability}`);
});

test('a product with a content says for how much of it its price is compared [LAW-005]', () => {
  const measured = { ...product, unitAmount: '2.5', unitMeasure: 'm' } as const;
  expect(structuredData({ ...input, product: measured })).toMatchObject({
    offers: {
      priceSpecification: {
        referenceQuantity: { value: '2.5', unitCode: 'MTR', valueReference: { value: 1, unitCode: 'MTR' } },
      },
    },
  });
  expect(structuredData(input)).not.toHaveProperty('offers.priceSpecification');
});

test('a price by the metre says so to search engines [UNIT-003]', () => {
  const saleUnit = { code: 'MTR', scale: 2, increment: 50, minimum: 50 } as const;
  expect(structuredData({ ...input, product: { ...product, saleUnit } })).toMatchObject({
    offers: {
      price: '4850.50',
      priceSpecification: { referenceQuantity: { value: 1, unitCode: 'MTR' } },
    },
  });
});

test('colours are variants of a group, each with its code, photo and availability [LABEL-001 BUY-006]', () => {
  const coloured = {
    ...product,
    colours: ['Rojo', 'Azul'],
    soldOutVariants: ['Azul'],
    barCodes: ['Rojo: 4006381333931', 'Azul: 2000000000015'],
    photos: ['/images/hilo.webp', '/images/azul.webp'],
    photoColours: ['', 'Azul'],
  };
  const data = structuredData({ ...input, product: coloured });
  expect(data).toMatchObject({
    '@type': 'ProductGroup',
    productGroupID: '10482',
    variesBy: 'https://schema.org/color',
    aggregateRating: { ratingValue: 4.8, reviewCount: 100 },
    hasVariant: [
      {
        '@type': 'Product',
        color: 'Rojo',
        gtin: '4006381333931',
        image: 'https://shop.test/images/800/hilo.webp',
        offers: { price: '4850.50', availability: 'https://schema.org/InStock' },
      },
      {
        color: 'Azul',
        image: 'https://shop.test/images/800/azul.webp',
        offers: { availability: 'https://schema.org/OutOfStock' },
      },
    ],
  });
  for (const path of ['offers', 'hasVariant[1].gtin']) expect(data).not.toHaveProperty(path);
});
