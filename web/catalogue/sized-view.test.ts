import { expect, test } from 'vitest';
import { NO_FILTERS } from '#domain/catalogue/filters.ts';
import type { PageSize } from '#domain/catalogue/page-size.ts';
import { aProduct } from '#domain/products/a-product.ts';
import { type ListedProduct, listedProductOf } from '#domain/products/listed-product.ts';
import { type CatalogueView, correctedQuery, sizedView } from './sized-view.ts';

function aCard(index: number): ListedProduct {
  return listedProductOf(aProduct({ id: `p${index}`, name: `Hilo ${index}`, price: null }));
}

function aView({ size, page, total }: { size: PageSize | null; page: number; total: number }): CatalogueView {
  const rendered = size ?? 16;
  const first = (page - 1) * rendered;
  const products = Array.from({ length: Math.min(rendered, total - first) }, (_, index) =>
    aCard(first + index),
  );
  return {
    query: { filters: NO_FILTERS, page, size, seed: 1 },
    page: { products, total, page, lastPage: Math.ceil(total / rendered), reading: null },
  };
}

test('a narrow window shows four of sixteen rendered products, with its own page count [GRID-022]', () => {
  const view = sizedView(aView({ size: null, page: 1, total: 40 }), 4);
  expect(view.page.products.map((product) => product.id)).toEqual(['p0', 'p1', 'p2', 'p3']);
  expect(view.page.lastPage).toBe(10);
  expect(view.query.size).toBe(4);
});

test('the first page needs no request while enough products are rendered [GRID-G06]', () => {
  expect(correctedQuery(aView({ size: null, page: 1, total: 40 }), 9)).toBeNull();
  expect(correctedQuery(aView({ size: 4, page: 1, total: 3 }), 16)).toBeNull();
});

test('a wider window requests the page with the first product [GRID-G06]', () => {
  expect(correctedQuery(aView({ size: 4, page: 1, total: 40 }), 9)).toMatchObject({ page: 1, size: 9 });
  expect(correctedQuery(aView({ size: 4, page: 6, total: 40 }), 9)).toMatchObject({ page: 3, size: 9 });
});

test('a narrower window requests that page too [GRID-G06]', () => {
  expect(correctedQuery(aView({ size: 16, page: 2, total: 40 }), 4)).toMatchObject({ page: 5, size: 4 });
});

test('a matching size changes nothing [GRID-G06]', () => {
  expect(correctedQuery(aView({ size: 9, page: 3, total: 40 }), 9)).toBeNull();
});
