import { expect, test } from 'vitest';
import { TRADE_SYNONYMS } from '#config/trade-synonyms.ts';
import { demoProducts } from '#demo/generate-products.ts';
import { indexed } from '#domain/catalogue/search-index.ts';
import { storefrontOf } from '#domain/catalogue/storefront.ts';
import { firstFound } from '../../bench/searches/first-found.ts';
import { isWanted, type SearchCase } from '../../bench/searches/search-case.ts';
import { typedSearches } from '../../bench/searches/typed-searches.ts';
import { WRITTEN_SEARCHES } from '../../bench/searches/written-searches.ts';

const index = storefrontOf(indexed(demoProducts(1_200))).visible;
const products = index.entries.map(({ product }) => product);

function isFound(search: SearchCase): boolean {
  const first = firstFound(index, { text: search.text, seed: 3, most: 5, synonyms: TRADE_SYNONYMS });
  return first.some((product) => isWanted(product, search));
}

test('of 200 searches as people type them 196 find what is meant among the first five [FIND-006 FIND-001 FIND-002 FIND-003]', () => {
  const searches = [...WRITTEN_SEARCHES, ...typedSearches(products, 1923)];
  expect(searches).toHaveLength(200);
  const missed = searches.filter((search) => !isFound(search)).map(({ text }) => text);
  expect(missed.length, `not found: ${missed.join(', ')}`).toBeLessThanOrEqual(4);
});
