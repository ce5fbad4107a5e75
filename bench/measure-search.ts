import { demoProducts } from '#demo/generate-products.ts';
import { NO_FILTERS } from '#domain/catalogue/filters.ts';
import { queryCatalogue } from '#domain/catalogue/query-catalogue.ts';
import { indexed } from '#domain/catalogue/search-index.ts';
import { storefrontOf } from '#domain/catalogue/storefront.ts';
import { ORDER_SEEDS } from '#domain/entries/shuffled.ts';
import type { Product } from '#domain/products/product.ts';
import { percentile } from './percentile.ts';
import { type Plan, USUAL_SIZE } from './plan.ts';
import { numeral, type Row } from './table.ts';

const PAGE_SIZE = 16;

/** How long the search itself takes, without HTTP: two words, in one of the 32 orders, the first page. */
export function measureSearch(products: number, { searches }: Plan): Row {
  const index = storefrontOf(indexed(demoProducts(products))).visible;
  const visible = index.entries.map(({ product }) => product);
  const search = (text: string, seed: number) =>
    queryCatalogue(index, { filters: { ...NO_FILTERS, text }, seed, page: 1, size: PAGE_SIZE });

  // The first search in an order also sorts the products, once for each order, so it is measured apart.
  const firstTimes = Array.from({ length: ORDER_SEEDS }, (_, seed) => timed(() => search('', seed)));
  const texts = twoWordTexts(visible, searches);
  for (const text of texts.slice(0, Math.ceil(searches / 10))) search(text, 0);
  const times = texts.map((text, position) => {
    // Earlier results would only be served from memory.
    index.searches.clear();
    return timed(() => search(text, position % ORDER_SEEDS));
  });
  return {
    what: 'Búsqueda de dos palabras en el proceso, p99',
    products,
    unit: 'milliseconds',
    figure: percentile(times, 0.99),
    target: { atMost: products === USUAL_SIZE ? 1 : 10 },
    detail:
      `p50 ${numeral(percentile(times, 0.5))} ms en ${numeral(searches)} búsquedas; ` +
      `la primera de cada orden, p50 ${numeral(percentile(firstTimes, 0.5))} ms`,
  };
}

/** What people type: a kind of product and a brand, of products from all over the catalogue. */
function twoWordTexts(products: readonly Product[], count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const product = products[Math.floor((index * products.length) / count)];
    return `${firstWord(product?.name)} ${firstWord(product?.brand)}`;
  });
}

const firstWord = (text = '') => text.split(' ')[0] ?? '';

/** In ms. */
function timed(work: () => unknown): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}
