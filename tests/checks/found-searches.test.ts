import { describe, expect, test } from 'vitest';
import { TRADE_SYNONYMS } from '#config/trade-synonyms.ts';
import { demoProducts } from '#demo/generate-products.ts';
import { NO_FILTERS } from '#domain/catalogue/filters.ts';
import { queryCatalogue } from '#domain/catalogue/query-catalogue.ts';
import { indexed } from '#domain/catalogue/search-index.ts';
import { storefrontOf } from '#domain/catalogue/storefront.ts';
import type { Product } from '#domain/products/product.ts';
import { normalised } from '#domain/text/normalised.ts';
import { firstFound } from '../../bench/searches/first-found.ts';
import { isWanted, type SearchCase } from '../../bench/searches/search-case.ts';
import { typedSearches } from '../../bench/searches/typed-searches.ts';
import { WRITTEN_SEARCHES } from '../../bench/searches/written-searches.ts';

const SEED = 3;

const index = storefrontOf(indexed(demoProducts(1_200))).visible;
const products = index.entries.map(({ product }) => product);
const searches = [...WRITTEN_SEARCHES, ...typedSearches(products, 1923)];

const shownFor = (text: string, most: number) =>
  firstFound(index, { text, seed: SEED, most, synonyms: TRADE_SYNONYMS });

function isFound(search: SearchCase): boolean {
  return shownFor(search.text, 5).some((product) => isWanted(product, search));
}

test('of 200 searches as people type them 196 find what is meant among the first five [FIND-006 FIND-001 FIND-002 FIND-003]', () => {
  expect(searches).toHaveLength(200);
  const missed = searches.filter((search) => !isFound(search)).map(({ text }) => text);
  expect(missed.length, `not found: ${missed.join(', ')}`).toBeLessThanOrEqual(4);
});

describe('beside the search without fit, whose results stand in the order of the shop,', () => {
  const whole = { filters: NO_FILTERS, seed: SEED, page: 1, size: products.length };
  const inOrder = queryCatalogue(index, whole).products.map((product) => ({
    product,
    // One field a line, so that no word is found across two of them.
    fields: normalised([product.type, product.subsection, product.brand, product.name].join('\n')),
  }));

  function firstSpecified(text: string): Product | undefined {
    const code = text.trim().toLowerCase();
    const words = normalised(text).split(' ');
    const coded = inOrder.find(({ product }) => product.code?.toLowerCase() === code);
    return (coded ?? inOrder.find(({ fields }) => words.every((word) => fields.includes(word))))?.product;
  }

  test('no search of the 200 lost a first result that was meant [FIND-001]', () => {
    const lost = searches.filter((search) => {
      const before = firstSpecified(search.text);
      const [now] = shownFor(search.text, 1);
      return (
        before !== undefined && isWanted(before, search) && !(now !== undefined && isWanted(now, search))
      );
    });
    expect(lost.map(({ text }) => text)).toEqual([]);
  });

  test('no literal search has a first result with fewer of its words [FIND-001]', () => {
    const literal = products.flatMap(({ name, type, brand, code }, at) =>
      at % 4 === 0 ? [name, `${name.split(' ')[0]} ${brand}`, type, code ?? name] : [],
    );
    const texts = [...new Set([...literal, ...searches.map(({ text }) => text)])];
    const compared = texts.flatMap((text) => {
      const before = firstSpecified(text);
      const [now] = shownFor(text, 1);
      return before === undefined || now === undefined
        ? []
        : { text, before: said(before, text), now: said(now, text) };
    });
    const isWorse = ({ before, now }: (typeof compared)[number]) =>
      before.isWhole && (!now.isWhole || now.inName < before.inName);
    expect(compared.length).toBeGreaterThan(800);
    expect(compared.filter(isWorse)).toEqual([]);
  });
});

/** How many words of a text a product has whole in its name, and whether its fields have all of them whole. */
function said({ name, type, subsection, brand, code }: Product, text: string) {
  const sought = singulars(text);
  const inName = wholeWords(name);
  const everywhere = new Set(
    [name, type, subsection, brand, code ?? ''].flatMap((field) => [...wholeWords(field)]),
  );
  return {
    inName: sought.filter((word) => inName.has(word)).length,
    isWhole: sought.every((word) => everywhere.has(word)),
  };
}

const wholeWords = (field: string) => new Set(singulars(field));

/** 'Argollas' and 'Argolla' say the same. */
function singulars(text: string): string[] {
  return normalised(text)
    .split(' ')
    .filter(Boolean)
    .map((word) => word.replace(/(?:(?<=[lnrdz])e)?s$/, ''));
}
