import { expect, test } from 'vitest';
import { DEMO_STORE } from '#config/demo-store.ts';
import { aProduct } from '#domain/products/a-product.ts';
import type { Product } from '#domain/products/product.ts';
import { productMeta } from './product-meta.ts';

const publicUrl = 'https://tienda.example';

function metaOf(changes: Partial<Product>) {
  const product = aProduct({ id: 'abc', brand: 'Costurina', ...changes });
  const data = { product, url: `${publicUrl}/moreInfo/abc` };
  return productMeta({ store: DEMO_STORE, publicUrl }, data);
}

const descriptionOf = (changes: Partial<Product>) =>
  metaOf(changes).flatMap((meta) =>
    'name' in meta && meta.name === 'description' ? [String(meta.content)] : [],
  );

test('a product is described by its summary and its description, else by its name and the shop [SEO-G03]', () => {
  expect(descriptionOf({ summary: 'Cose fino', description: 'Fibra larga./No destiñe.' })).toEqual([
    'Cose fino. Fibra larga. No destiñe.',
  ]);
  expect(descriptionOf({ summary: '¿Fino?', description: '' })).toEqual(['¿Fino?']);
  const [bare = ''] = descriptionOf({ name: 'Hilo', summary: '', description: '' });
  expect(bare).toMatch(/^Hilo\. Mercería, máquinas de coser y repuestos/);
  expect(bare.length).toBeLessThanOrEqual(159);
});

test('hidden and unknown products are not indexed [SEO-G03 FILTER-014]', () => {
  const noindex = { name: 'robots', content: 'noindex' };
  expect(metaOf({ isHidden: true })).toContainEqual(noindex);
  expect(metaOf({})).not.toContainEqual(noindex);
  const missing = { product: null, url: `${publicUrl}/moreInfo/nada` };
  expect(productMeta({ store: DEMO_STORE, publicUrl }, missing)).toContainEqual(noindex);
});

test('the preview picture is the photo, unchanged for another host [SEO-G03]', () => {
  expect(metaOf({ photos: ['/images/uno.webp'] })).toContainEqual({
    property: 'og:image',
    content: 'https://tienda.example/images/800/uno.webp',
  });
  const described = metaOf({ photos: ['/images/uno.webp'], altTexts: ['Un cono de hilo carmín'] });
  expect(described).toContainEqual({ property: 'og:image:alt', content: 'Un cono de hilo carmín' });
  expect(metaOf({ photos: ['https://fotos.example/a.jpg'] })).toContainEqual({
    property: 'og:image',
    content: 'https://fotos.example/a.jpg',
  });
});
