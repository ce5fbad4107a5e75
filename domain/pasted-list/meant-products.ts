import type { CatalogueIndex } from '../catalogue/search-index.ts';
import type { CatalogueEntry } from '../entries/catalogue-entry.ts';
import { isVariantSoldOut, isWhollySoldOut } from '../products/availability.ts';
import type { Product } from '../products/product.ts';
import { type Variant, variantsOf } from '../products/variants.ts';
import { codeMatches } from '../search/code-matches.ts';
import { rankedMatches } from '../search/ranked-matches.ts';
import { hasWordOf, wordsOf } from './list-words.ts';

/** A product that a text may mean, and the variant that the text names; `null` where it has to be chosen. */
export type Candidate<T> = { readonly product: T; readonly variant: string | null };

export type Meant<T> = {
  /** Whether the only candidate is meant for certain, its variant too. */
  readonly isSure: boolean;
  /** The likeliest first; none for a text that means nothing of the shop. */
  readonly candidates: readonly Candidate<T>[];
};

const MOST = 5;

/** The products that a text of a list means: by code, else by name with the colour or model in it (FIND-008). */
export function meantProducts<T extends Product>(index: CatalogueIndex<T>, text: string): Meant<T> {
  const withCode = codedProducts(index, text);
  const words = wordsOf(text);
  if (withCode.length > 0) {
    return meant(withCode.map((product) => ({ product, variant: namedVariant(product, words) })));
  }
  if (words.length === 0) return meant([]);
  const named = index.entries.flatMap((entry) => namedCandidate(entry, words));
  const exact = wholeNames(named, words);
  if (exact.length === 1) return meant(exact);
  if (named.length > 0) return meant(named.toSorted(byRest));
  const near = rankedMatches(index, text, { most: MOST });
  return { isSure: false, candidates: near.map((product) => ({ product, variant: onlyVariant(product) })) };
}

function meant<T extends Product>(candidates: readonly Candidate<T>[]): Meant<T> {
  const [first] = candidates;
  const isOnly = first !== undefined && candidates.length === 1;
  return { isSure: isOnly && canBeBought(first), candidates: candidates.slice(0, MOST) };
}

function canBeBought({ product, variant }: Candidate<Product>): boolean {
  return variant !== null && !isWhollySoldOut(product) && !isVariantSoldOut(product, variant);
}

/** The products whose code is the text, or its one word with digits: with others, one of them may be a quantity. */
function codedProducts<T extends Product>(index: CatalogueIndex<T>, text: string): readonly T[] {
  const words = text.split(/\s+/).filter((word) => /\d/.test(word));
  const codes = words.length === 1 ? [text, ...words] : [text];
  for (const code of codes) {
    const { whole } = codeMatches(index.entries, code);
    if (whole.length > 0) return whole;
  }
  return [];
}

/** The entry's product if it has all the words; what its name lacks must name its colour or model. */
function namedCandidate<T extends Product>(
  { product, haystack }: CatalogueEntry<T>,
  words: readonly string[],
): Candidate<T>[] {
  const missing: string[] = [];
  for (const word of words) {
    if (hasWordOf(haystack, word)) continue;
    missing.push(word);
    // A colour's name is the smaller part of what a line says.
    if (missing.length * 2 > words.length) return [];
  }
  if (missing.length === 0) return [{ product, variant: namedVariant(product, words) }];
  const variants = variantsWith(product, missing);
  if (variants.length === 0) return [];
  return [{ product, variant: namedVariant(product, words) ?? chosenAmong(variants, missing) }];
}

/** Those whose whole name the words say; of these the longest name, because it says more. */
function wholeNames<T extends Product>(
  named: readonly Candidate<T>[],
  words: readonly string[],
): readonly Candidate<T>[] {
  const whole = named.filter(({ product }) => wordsOf(product.name).every((word) => words.includes(word)));
  const longest = Math.max(...whole.map(({ product }) => wordsOf(product.name).length));
  return whole.filter(({ product }) => wordsOf(product.name).length === longest);
}

function namedVariant(product: Product, words: readonly string[]): string | null {
  const named = variantsOf(product).filter(({ label }) => {
    const ofLabel = wordsOf(label);
    return ofLabel.length > 0 && ofLabel.every((word) => words.includes(word));
  });
  const [longest] = named.toSorted((one, other) => other.label.length - one.label.length);
  return longest?.key ?? onlyVariant(product);
}

function onlyVariant(product: Product): string | null {
  const [first, ...others] = variantsOf(product);
  return first === undefined || others.length > 0 ? null : first.key;
}

function variantsWith(product: Product, words: readonly string[]): Variant[] {
  return variantsOf(product).filter(({ label }) => {
    const ofLabel = wordsOf(label);
    return words.every((word) => ofLabel.includes(word));
  });
}

/** 'azul' is the colour 'Azul', even where there is an 'Azul marino' too. */
function chosenAmong(variants: readonly Variant[], words: readonly string[]): string | null {
  const whole = variants.filter(({ label }) => wordsOf(label).length === words.length);
  const [only, ...others] = whole.length > 0 ? whole : variants;
  return only === undefined || others.length > 0 ? null : only.key;
}

/** Names with the fewest other words first. */
function byRest(one: Candidate<Product>, other: Candidate<Product>): number {
  return wordsOf(one.product.name).length - wordsOf(other.product.name).length;
}
