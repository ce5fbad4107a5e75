import { TRADE_SYNONYMS } from '#config/trade-synonyms.ts';
import { indexed } from '#domain/catalogue/search-index.ts';
import { ORDER_SEEDS } from '#domain/entries/shuffled.ts';
import type { ListedProduct } from '#domain/products/listed-product.ts';
import { firstFound } from './first-found.ts';

type Searches = { readonly cards: readonly ListedProduct[]; readonly texts: readonly string[] };

const PAGE_SIZE = 16;

/** How long each search takes over the cards that a browser has, in ms. It runs in a browser. */
export function timedSearches({ cards, texts }: Searches): number[] {
  const index = indexed(cards);
  const find = (text: string, seed: number) => {
    // Earlier results would only be served from memory.
    index.searches.clear();
    return firstFound(index, { text, seed, most: PAGE_SIZE, synonyms: TRADE_SYNONYMS });
  };
  // The first searches of a visit also collect words and sort the products, once for each order.
  for (let seed = 0; seed < ORDER_SEEDS; seed += 1) find('sierre', seed);
  return texts.map((text, place) => {
    const started = performance.now();
    find(text, place % ORDER_SEEDS);
    return performance.now() - started;
  });
}
