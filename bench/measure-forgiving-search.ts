import { TRADE_SYNONYMS } from '#config/trade-synonyms.ts';
import { demoProducts } from '#demo/generate-products.ts';
import { indexed } from '#domain/catalogue/search-index.ts';
import { storefrontOf } from '#domain/catalogue/storefront.ts';
import { ORDER_SEEDS } from '#domain/entries/shuffled.ts';
import { percentile } from './percentile.ts';
import { MIDDLE_SIZE, type Plan } from './plan.ts';
import { firstFound } from './searches/first-found.ts';
import { isWanted } from './searches/search-case.ts';
import { typedSearches } from './searches/typed-searches.ts';
import { WRITTEN_SEARCHES } from './searches/written-searches.ts';
import { numeral, type Row } from './table.ts';

const PAGE_SIZE = 16;
const SEED = 1923;

/** How long a search as people type it takes, with the nearest words and 'También puede servirte', without HTTP. */
export function measureForgivingSearch(products: number, { searches }: Plan): Row {
  const index = storefrontOf(indexed(demoProducts(products))).visible;
  const typed = typedSearches(
    index.entries.map(({ product }) => product),
    SEED,
  );
  const cases = [...WRITTEN_SEARCHES, ...typed];
  const find = (text: string, seed: number) => {
    // Earlier results would only be served from memory.
    index.searches.clear();
    index.readings.clear();
    return firstFound(index, { text, seed, most: PAGE_SIZE, synonyms: TRADE_SYNONYMS });
  };

  // The first one also collects the words of the catalogue, once after each write, so it is measured apart.
  const first = timed(() => find('sierre', 0));
  for (const { text } of cases) find(text, 0);
  const times = Array.from({ length: searches }, (_, place) => {
    const { text } = cases[place % cases.length] ?? { text: '' };
    return timed(() => find(text, place % ORDER_SEEDS));
  });
  const found = cases.filter((search) =>
    find(search.text, 3)
      .slice(0, 5)
      .some((product) => isWanted(product, search)),
  );
  return {
    what: 'Búsqueda como se escribe, con errores y sinónimos, p99',
    products,
    unit: 'milliseconds',
    figure: percentile(times, 0.99),
    target: products > MIDDLE_SIZE ? null : { atMost: 20 },
    detail:
      `p50 ${numeral(percentile(times, 0.5))} ms en ${numeral(searches)} búsquedas; la primera, ${numeral(first)} ms; ` +
      `${numeral(found.length)} de ${numeral(cases.length)} encuentran lo buscado entre los primeros cinco`,
  };
}

/** In ms. */
function timed(work: () => unknown): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}
